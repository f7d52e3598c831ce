// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/PageTour.h"

#include "connect/ConnectPage.h"
#include "evidence/EvidencePage.h"
#include "evidence/SampleEvidence.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "simulator/SimulatorPage.h"

#include <algorithm>
#include <array>

namespace naru::shell {

namespace {

/** Time for the scenes to be drawn; their animations are off. */
constexpr std::chrono::milliseconds drawing{120};

/** What the simulator shows at its stops. */
struct Sight
{
    const char* stop;
    const char* scenario;
    sim::Time at;
    const char* selected;
};
constexpr std::array sights{
    Sight{"simulator-limiter", "shipped/vdra-golden-timeline", std::chrono::seconds(85), ""},
    Sight{"simulator-balancer", "shipped/misrouted-secondaries", std::chrono::minutes(4), "uag/uag2"},
    Sight{"simulator-cluster", "shipped/cluster-tcp-setup", std::chrono::milliseconds(15), "flow/1"},
};

/** What other clients could have left on this machine. */
connect::Findings sampleFindings(bool isThere)
{
    if (!isThere)
        return {};
    using From = connect::ProfileOffer::From;
    const QString work = QStringLiteral("Example Corp VPN");
    return {{{.name = QStringLiteral("example-corp"), .gateways = 4},
             {.name = work, .from = From::NetworkManager, .gateway = {work, {}, {}, {}}}},
            true};
}

} // namespace

const std::vector<TourStop>& tourStops()
{
    using State = SampleData::State;
    static const std::vector<TourStop> stops{
        {"connect-first-start", 0, State::FirstStart},
        {"connect-first-start-offers", 0, State::FirstStart},
        {"connect-idle", 0, State::Idle},
        {"connect-measuring", 0, State::Measuring},
        {"connect", 0, State::Measured},
        {"connect-cached", 0, State::Cached},
        {"connect-refused", 0, State::Refused},
        {"connect-signing-in", 0, State::SigningIn},
        {"connect-connected", 0, State::Connected},
        {"connect-reconnecting", 0, State::Reconnecting},
        {"connect-failing-over", 0, State::FailingOver},
        {"connect-failed", 0, State::ConnectFailed},
        {"gateways", 1, State::Measured},
        {"locations", 2, State::Cached},
        {"profiles", 3, State::Measured},
        {"evidence", 4, State::Measured},
        {"simulator-limiter", 5, State::Measured},
        {"simulator-balancer", 5, State::Measured},
        {"simulator-cluster", 5, State::Measured},
        {"settings", 6, State::Measured},
    };
    return stops;
}

PageTour::PageTour(Interior& interior, MainWindow& window, Visit visit, QObject* parent)
    : QObject(parent)
    , m_interior(interior)
    , m_window(window)
    , m_visit(std::move(visit))
{
    m_drawn.setSingleShot(true);
    m_drawn.setInterval(drawing);
    connect(&m_drawn, &QTimer::timeout, this, &PageTour::leave);
}

void PageTour::start()
{
    m_interior.theme().setReduceMotion(true);
    m_stop = 0;
    arrive();
}

void PageTour::arrive()
{
    const TourStop& stop = tourStops()[m_stop];
    const SampleData samples(m_interior.speech().language());
    samples.show(stop.state, m_interior.engine());
    if (auto* connect = qobject_cast<connect::ConnectPage*>(&m_window.page(stop.page)))
        connect->model().setFindings(
            sampleFindings(QLatin1String(stop.name) == QLatin1String("connect-first-start-offers")));
    if (auto* evidence = qobject_cast<evidence_ui::EvidencePage*>(&m_window.page(stop.page)))
        evidence->take(evidence_ui::sampleEvidence(samples.measured()));
    m_window.showPage(stop.page);
    if (auto* simulator = qobject_cast<simulator::SimulatorPage*>(&m_window.page(stop.page)))
        simulate(*simulator, QString::fromLatin1(stop.name));
    else
        m_drawn.start();
}

/** A run at a moment worth seeing; the stop is left when it stands there. */
void PageTour::simulate(simulator::SimulatorPage& page, const QString& stop)
{
    const auto sight =
        std::ranges::find(sights, stop, [](const Sight& one) { return QString::fromLatin1(one.stop); });
    page.openScenario(QString::fromLatin1(sight->scenario));
    page.desk().goTo(sight->at);
    page.select(QString::fromLatin1(sight->selected));
    m_waiting = connect(&page.desk(), &simulator::Desk::frameChanged, this, [this, &page, sight] {
        const simulator::Frame& frame = *page.desk().frame();
        if (!page.desk().isCurrent() || frame.playing || frame.a.snapshot.at != sight->at ||
            frame.followed != sight->selected)
            return;
        disconnect(m_waiting);
        m_drawn.start();
    });
}

void PageTour::leave()
{
    m_visit(tourStops()[m_stop]);
    if (++m_stop < tourStops().size())
        arrive();
    else
        Q_EMIT finished();
}

} // namespace naru::shell
