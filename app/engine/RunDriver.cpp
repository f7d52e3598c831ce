// SPDX-License-Identifier: GPL-3.0-or-later
#include "RunDriver.h"

#include "probe/Prober.h"

#include <algorithm>

namespace naru::engine {

using namespace std::chrono_literals;

namespace {

constexpr auto changeInterval = 50ms;
constexpr auto connectionInterval = 1s;

base::Nanoseconds timeOf(const ogs::ProbeEvent& event)
{
    return std::visit([](const auto& e) { return e.at; }, event);
}

/** The address that a connection was made to by this event, if one was. */
QString connectedAddress(const ogs::ProbeEvent& event)
{
    if (const auto* started = std::get_if<ogs::ProbeStarted>(&event))
        return started->address;
    if (const auto* preflight = std::get_if<ogs::PreflightEnded>(&event))
        return preflight->address;
    return {};
}

} // namespace

RunDriver::RunDriver(const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_prober(new probe::Prober(clock))
    , m_changeTimer(this)
    , m_decisionTimer(this)
    , m_connectionTimer(this)
{
    m_thread.setObjectName(QStringLiteral("probe"));
    m_prober->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_prober, &QObject::deleteLater);
    connect(m_prober, &probe::Prober::event, this, &RunDriver::take);
    m_thread.start(QThread::TimeCriticalPriority);

    m_changeTimer.setSingleShot(true);
    m_changeTimer.setInterval(changeInterval);
    connect(&m_changeTimer, &QTimer::timeout, this, [this] {
        if (m_changePending)
            tellChange();
    });
    m_decisionTimer.setSingleShot(true);
    m_decisionTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_decisionTimer, &QTimer::timeout, this, &RunDriver::checkDecision);
    m_connectionTimer.setInterval(connectionInterval);
    connect(&m_connectionTimer, &QTimer::timeout, this, &RunDriver::tellConnections);
}

RunDriver::~RunDriver()
{
    QMetaObject::invokeMethod(m_prober, &probe::Prober::cancel);
    m_thread.quit();
    m_thread.wait();
}

void RunDriver::start(const profile::Profile& profile, const ogs::RunPlan& plan,
                      const ogs::RaceOptions& options)
{
    tellConnections();
    ++m_run;
    m_isEnough = false;
    m_race.emplace(profile, plan, options);
    m_origin = base::SteadyTime::max();
    m_connectionTimer.start();
    QMetaObject::invokeMethod(
        m_prober, [prober = m_prober, run = m_run, plan = plan.plan] { prober->start(run, plan); });
    tellChange();
}

void RunDriver::stop()
{
    if (m_race)
        QMetaObject::invokeMethod(m_prober, &probe::Prober::cancel);
}

void RunDriver::finish()
{
    m_isEnough = true;
    stop();
}

void RunDriver::take(quint64 run, const ogs::ProbeEvent& event)
{
    // What arrives from an older run is ignored.
    if (run != m_run || !m_race)
        return;
    m_origin = std::min(m_origin, m_clock.steady() - timeOf(event));
    if (const QString address = connectedAddress(event); !address.isEmpty())
        ++m_connections[address];
    const auto* ended = std::get_if<ogs::RunEnded>(&event);
    // What was given up because enough is known is no run that somebody stopped.
    if (ended && m_isEnough)
        m_race->apply(ogs::RunEnded{ended->at, ogs::RunEnded::Cause::Deadline});
    else
        m_race->apply(event);
    checkDecision();
    if (ended) {
        end();
    } else if (m_changeTimer.isActive()) {
        m_changePending = true;
    } else {
        tellChange();
    }
}

void RunDriver::checkDecision()
{
    if (!m_race)
        return;
    if (m_race->decide(elapsed())) {
        Q_EMIT decided(m_race->report());
        tellChange();
    }
    const auto next = m_race->nextDecisionCheck();
    if (!next) {
        m_decisionTimer.stop();
        return;
    }
    // Rounded up: a check that comes a little early would have to be made again.
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(*next - elapsed());
    m_decisionTimer.start(std::max(wait, 1ms));
}

void RunDriver::tellChange()
{
    m_changePending = false;
    m_changeTimer.start();
    Q_EMIT changed(m_race->report());
}

void RunDriver::tellConnections()
{
    if (m_connections.empty())
        return;
    std::vector<ogs::ConnectionCount> counts;
    counts.reserve(m_connections.size());
    for (const auto& [address, count] : m_connections)
        counts.push_back({address, m_clock.system(), count});
    m_connections.clear();
    Q_EMIT connectionsMade(counts);
}

void RunDriver::end()
{
    m_changeTimer.stop();
    m_decisionTimer.stop();
    m_connectionTimer.stop();
    m_changePending = false;
    tellConnections();
    const ogs::RunReport report = m_race->report();
    m_race.reset();
    Q_EMIT finished(report);
}

base::Nanoseconds RunDriver::elapsed() const
{
    if (m_origin == base::SteadyTime::max())
        return {};
    return m_clock.steady() - m_origin;
}

} // namespace naru::engine
