// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EvidenceModel.h"

#include <algorithm>

namespace naru::evidence_ui {

EvidenceModel::EvidenceModel(QObject* parent)
    : QObject(parent)
    , m_report(std::make_shared<const evidence::CheckReport>())
    , m_comparison(std::make_shared<const Comparison>())
{}

void EvidenceModel::take(const Opened& opened)
{
    if (opened.session) {
        m_session = opened.session;
        m_log = opened.log;
        m_capture = opened.capture;
    } else {
        m_log = opened.log ? opened.log : m_log;
        m_capture = opened.capture ? opened.capture : m_capture;
    }
    m_isRunChosen = false;
    check();
}

void EvidenceModel::takeLog(const LogPtr& log)
{
    Opened opened;
    opened.log = log;
    take(opened);
}

void EvidenceModel::clear()
{
    m_log.reset();
    m_capture.reset();
    m_session.reset();
    m_isRunChosen = false;
    check();
}

void EvidenceModel::setProfile(const engine::ProfilePtr& profile)
{
    m_naming = Naming(profile);
    if (!isEmpty())
        check();
}

void EvidenceModel::chooseRun(std::size_t run)
{
    if (!m_log || run >= m_log->reading.runs.size() || (m_isRunChosen && m_run == run))
        return;
    m_run = run;
    m_isRunChosen = true;
    check();
}

void EvidenceModel::chooseConnection(std::optional<std::size_t> connection)
{
    if (m_connection == connection)
        return;
    m_connection = connection;
    Q_EMIT connectionChanged();
}

const evidence::LogRun* EvidenceModel::run() const
{
    return m_log && m_run ? &m_log->reading.runs[*m_run] : nullptr;
}

const evidence::Connection* EvidenceModel::connection() const
{
    return m_capture && m_connection ? &m_capture->reading.connections[*m_connection] : nullptr;
}

const evidence::Compared* EvidenceModel::compared(std::size_t connection) const
{
    // They stand in the order of the connections.
    const auto found =
        std::ranges::lower_bound(m_report->compared, connection, {}, &evidence::Compared::connection);
    return found == m_report->compared.end() || found->connection != connection ? nullptr : &*found;
}

void EvidenceModel::check()
{
    const bool hasRuns = m_log && !m_log->reading.runs.empty();
    const auto last = hasRuns ? std::optional(m_log->reading.runs.size() - 1) : std::nullopt;
    const auto run =
        m_isRunChosen && m_run && hasRuns ? std::optional(std::min(*m_run, *last)) : std::nullopt;
    if (!m_capture) {
        m_checker.cancel();
        const auto shown = run ? run : last;
        accept({std::make_shared<const evidence::CheckReport>(),
                std::make_shared<const Comparison>(
                    compare(shown ? &m_log->reading.runs[*shown] : nullptr, nullptr, {}, m_naming)),
                shown});
        return;
    }
    m_checker.start([this, log = m_log, capture = m_capture, naming = m_naming, run,
                     last](const evidence::ReadControl&) -> Background::Told {
        std::optional<evidence::LogReading> alone;
        if (run) {
            alone.emplace();
            alone->runs = {log->reading.runs[*run]};
        }
        const evidence::LogReading* looked = alone ? &*alone : log ? &log->reading : nullptr;
        // A log names its gateways itself; a capture of somebody else's has none of this profile's.
        evidence::CheckReport report;
        if (!log)
            report = evidence::check(capture->reading, nullptr, naming.targets());
        if (report.gateways.empty())
            report = evidence::check(capture->reading, looked);
        if (run && report.run)
            report.run = run;
        auto checked = std::make_shared<Checked>();
        checked->run = run ? run : report.run ? report.run : last;
        checked->comparison = std::make_shared<const Comparison>(compare(
            checked->run ? &log->reading.runs[*checked->run] : nullptr, &capture->reading, report, naming));
        checked->report = std::make_shared<const evidence::CheckReport>(std::move(report));
        return [this, checked] { accept(std::move(*checked)); };
    });
}

void EvidenceModel::accept(Checked checked)
{
    m_report = std::move(checked.report);
    m_comparison = std::move(checked.comparison);
    m_run = checked.run;
    m_connection.reset();
    // What a finding is about is looked at first, else the first probe.
    for (const evidence::Finding& finding : m_report->findings) {
        if (!m_connection && !finding.connections.empty())
            m_connection = finding.connections.front();
    }
    for (const ComparisonRow& row : m_comparison->rows) {
        for (const ProbeCell& cell : row.probes)
            m_connection = m_connection ? m_connection : cell.connection;
    }
    if (!m_connection && m_capture && !m_capture->reading.connections.empty())
        m_connection = 0;
    Q_EMIT changed();
    Q_EMIT connectionChanged();
}

} // namespace naru::evidence_ui
