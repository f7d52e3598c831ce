// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/ConnectModel.h"

#include "connect/Lanes.h"
#include "connect/RaceScale.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <numeric>

namespace naru::connect {

namespace {

/** QML takes lists of our own values as lists of variants. */
template <class T>
QVariantList asVariants(const QList<T>& values)
{
    QVariantList variants;
    for (const T& value : values)
        variants.append(QVariant::fromValue(value));
    return variants;
}

} // namespace

ConnectModel::ConnectModel(const kit::Surroundings& surroundings, ProfileFinder::Places places,
                           QObject* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_session(surroundings)
    , m_clock(surroundings.clock)
    , m_finder(std::move(places))
{
    const kit::EngineView* engine = &m_surroundings.engine;
    using kit::EngineView;
    connect(engine, &EngineView::profileChanged, this, [this] {
        m_chosen.clear();
        update();
    });
    connect(engine, &EngineView::networkChanged, this, &ConnectModel::update);
    connect(engine, &EngineView::reportChanged, this, &ConnectModel::update);
    connect(engine, &EngineView::runningChanged, this, &ConnectModel::update);
    connect(engine, &EngineView::cacheChanged, this, &ConnectModel::update);
    connect(engine, &EngineView::settingsChanged, this, &ConnectModel::update);
    connect(&m_session, &SessionModel::statusChanged, this, &ConnectModel::update);
    connect(&m_surroundings.speech, &kit::Speech::changed, this, [this] {
        m_maker.forget();
        update();
        Q_EMIT offersChanged();
    });
    const auto followMotion = [this] { m_clock.setReduceMotion(m_surroundings.theme.reduceMotion()); };
    connect(&m_surroundings.theme, &kit::Theme::changed, this, followMotion);
    connect(&m_finder, &ProfileFinder::found, this, &ConnectModel::setFindings);
    followMotion();
    update();
    if (!hasProfile())
        m_finder.search();
}

const wording::Words& ConnectModel::words() const
{
    return m_surroundings.speech.words();
}

const ogs::RunReport* ConnectModel::report() const
{
    return m_surroundings.engine.report().get();
}

bool ConnectModel::hasProfile() const
{
    return m_surroundings.engine.profile() != nullptr;
}

bool ConnectModel::isMeasuring() const
{
    return m_surroundings.engine.isRunning();
}

bool ConnectModel::isCached() const
{
    return report() && report()->source == ogs::Source::Cache;
}

double ConnectModel::progress() const
{
    if (!report() || report()->probesPlanned == 0)
        return 0;
    return double(report()->probesEnded) / report()->probesPlanned;
}

QString ConnectModel::status() const
{
    const ogs::RunReport* run = report();
    if (!run)
        return {};
    if (run->phase != ogs::Phase::Complete)
        return tr("%1 of %2 probes, %3 of %4")
            .arg(QString::number(run->probesEnded), QString::number(run->probesPlanned),
                 words().seconds(run->elapsed, 1), words().seconds(run->deadline, 0));
    if (run->source != ogs::Source::Measured)
        return {};
    if (!run->decidedAfter)
        return tr("all results after %1").arg(words().seconds(run->elapsed, 1));
    return tr("Settled after %1, all results after %2")
        .arg(words().seconds(*run->decidedAfter, 2), words().seconds(run->elapsed, 1));
}

QStringList ConnectModel::scaleTexts() const
{
    QStringList texts;
    for (int part = 0; part <= scaleParts; ++part) {
        const auto value = std::chrono::milliseconds(qRound(m_scaleEnd * part / scaleParts));
        texts.append(part == scaleParts ? words().milliseconds(value)
                                        : words().locale().toString(qlonglong(value.count())));
    }
    return texts;
}

QString ConnectModel::failoverTitle() const
{
    const ogs::RunReport* run = report();
    if (!run || m_session.showsPlan())
        return tr("Order of connection");
    const bool isDecided = run->phase >= ogs::Phase::Decided && run->selected;
    return isDecided ? tr("Order of connection") : tr("Order of connection (provisional)");
}

QStringList ConnectModel::notes() const
{
    QStringList notes;
    if (const ogs::RunReport* run = report(); run && run->phase >= ogs::Phase::Decided) {
        for (size_t i = 1; i < run->why.size(); ++i)
            notes.append(words().reason(run->why[i]));
    }
    return notes;
}

QVariantList ConnectModel::pairs() const
{
    return asVariants(m_where.pairs);
}

QVariantList ConnectModel::offers() const
{
    QList<ProfileOffer> offers = m_findings.offers;
    for (ProfileOffer& offer : offers)
        offer.origin = originOf(offer);
    return asVariants(offers);
}

QString ConnectModel::originOf(const ProfileOffer& offer)
{
    using From = ProfileOffer::From;
    switch (offer.from) {
    case From::CiscoProfile:
        return tr("%n gateway(s), from a Cisco client", nullptr, offer.gateways);
    case From::NetworkManager:
        return tr("a gateway of NetworkManager");
    case From::CiscoPreferences:
        return tr("the gateway that a Cisco client used last");
    }
    Q_UNREACHABLE();
}

void ConnectModel::setFindings(const Findings& findings)
{
    m_findings = findings;
    Q_EMIT offersChanged();
}

void ConnectModel::update()
{
    const kit::EngineView& engine = m_surroundings.engine;
    const ogs::Location& location =
        report() && report()->location.known() ? report()->location : engine.network().location;
    const base::SystemTime now = m_surroundings.clock.system();
    const kit::Place place =
        kit::Place::of(engine.cache(), location, kit::Place::gatewaySetOf(engine.profile()), now,
                       engine.settings().cacheLifetime);
    m_where = Whereabouts::of(location, place, report(), words());
    m_headline = headline(now);
    m_scaleEnd = report() ? connect::scaleEnd(*report()) : connect::roundEnd(1000);
    updateLanes();
    updateClock();
    Q_EMIT changed();
}

Headline ConnectModel::headline(base::SystemTime now) const
{
    const kit::EngineView& engine = m_surroundings.engine;
    if (m_session.isActive())
        return Headline::ofSession(m_session.status(), engine.session().lastNotice(), report(), words());
    if (report())
        return Headline::ofReport(*report(), words(), now);
    return Headline::idle(engine.profile() ? int(engine.profile()->hosts.size()) : 0, m_where.known);
}

void ConnectModel::updateLanes()
{
    const ogs::RunReport* run = report();
    if (!run) {
        const engine::ProfilePtr& profile = m_surroundings.engine.profile();
        const std::vector<Lane> lanes = profile ? Lanes::ofProfile(*profile) : std::vector<Lane>();
        std::vector<int> order(lanes.size());
        std::iota(order.begin(), order.end(), 0);
        showLanes(lanes, order, order);
        return;
    }
    const std::vector<int> order = Lanes::order(*run);
    // Before the choice the order of the lanes is the best guess.
    showLanes(m_maker.make(m_surroundings.engine.report(), words()), order,
              run->order.empty() ? order : run->order);
}

void ConnectModel::showLanes(const std::vector<Lane>& lanes, const std::vector<int>& order,
                             const std::vector<int>& failover)
{
    std::vector<Lane> ordered;
    ordered.reserve(order.size());
    for (const int index : order)
        ordered.push_back(lanes[size_t(index)]);
    m_lanes.setLanes(std::move(ordered), order);
    if (m_session.showsPlan())
        m_failover.setPlan(m_session.status().plan, words());
    else
        m_failover.setLanes(lanes, failover, words());
}

void ConnectModel::updateClock()
{
    if (!isMeasuring() || !report()) {
        m_clock.stop();
        return;
    }
    m_clock.setElapsed(std::chrono::duration<double, std::milli>(report()->elapsed).count());
}

} // namespace naru::connect
