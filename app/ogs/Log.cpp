// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Codes.h"
#include "ogs/Outcome.h"

#include <algorithm>
#include <set>

namespace naru::ogs {

namespace {

using base::Event;
using base::EventKind;

/** As people write it: the port only where it is not 443. */
QString hostText(const GatewayResult& gateway)
{
    if (!gateway.target)
        return gateway.entry;
    return gateway.target->port == profile::defaultPort ? gateway.target->host : gateway.target->text();
}

class LogWriter
{
public:
    explicit LogWriter(const RunReport& report)
        : m_report(report)
    {
        std::set<profile::Target> seen;
        for (const GatewayResult& gateway : report.gateways) {
            if (gateway.target && seen.insert(*gateway.target).second)
                m_headends.push_back(&gateway);
        }
    }

    std::vector<Event> write()
    {
        if (m_report.source == Source::Refused) {
            add(EventKind::OgsRefused, m_report.elapsed,
                {{QStringLiteral("reason"),
                  m_report.why.empty() ? QString() : code(m_report.why.front().code)}});
            return m_events;
        }
        if (m_report.source != Source::Cache)
            addProbes();
        addResults();
        return m_events;
    }

private:
    void add(EventKind kind, base::Nanoseconds at, QVariantMap arguments)
    {
        m_events.push_back({kind, m_report.startedAt + std::chrono::floor<std::chrono::milliseconds>(at),
                            std::move(arguments)});
    }

    void addProbes()
    {
        for (const GatewayResult* headend : m_headends) {
            const QVariantMap host{{QStringLiteral("host"), hostText(*headend)}};
            add(EventKind::OgsThreadStarting, headend->startedAt.value_or(base::Nanoseconds{0}), host);
            add(EventKind::OgsPingResults, headend->endedAt.value_or(m_report.elapsed),
                {{QStringLiteral("host"), hostText(*headend)}, {QStringLiteral("pings"), pings(*headend)}});
        }
        std::ranges::stable_sort(m_events, {}, &Event::at);
    }

    /** A probe that failed has no number. */
    static QVariantList pings(const GatewayResult& headend)
    {
        QVariantList values;
        for (const Probe& probe : headend.probes) {
            if (probe.value)
                values.append(static_cast<int>(rounded(*probe.value).count()));
        }
        return values;
    }

    void addResults()
    {
        const base::Nanoseconds end = m_report.elapsed;
        add(EventKind::OgsSelectionResults, end,
            {{QStringLiteral("lastServer"), lastServer()},
             {QStringLiteral("trigger"), code(m_report.trigger)}});
        if (m_report.source == Source::Cache)
            add(EventKind::OgsFromCache, end, {});
        for (const GatewayResult* headend : m_headends)
            add(EventKind::OgsSelectionRow, end, row(*headend));
        if (!m_report.selected)
            return;
        const GatewayResult& selected = m_report.gateways[static_cast<std::size_t>(*m_report.selected)];
        add(m_report.source == Source::Previous ? EventKind::OgsRetainedLast : EventKind::OgsSelected, end,
            {{QStringLiteral("host"), hostText(selected)}});
    }

    static QVariantMap row(const GatewayResult& headend)
    {
        QVariantMap arguments{{QStringLiteral("host"), hostText(headend)}};
        if (headend.rtt)
            arguments.insert(QStringLiteral("rtt"), static_cast<int>(headend.rtt->count()));
        else if (headend.failure)
            arguments.insert(QStringLiteral("failure"), code(*headend.failure));
        return arguments;
    }

    QString lastServer() const
    {
        const auto found = std::ranges::find(m_report.gateways, m_report.previous, &GatewayResult::entry);
        return found == m_report.gateways.end() ? m_report.previous : hostText(*found);
    }

    const RunReport& m_report;
    std::vector<const GatewayResult*> m_headends;
    std::vector<Event> m_events;
};

} // namespace

std::vector<base::Event> logEvents(const RunReport& report)
{
    return LogWriter(report).write();
}

} // namespace naru::ogs
