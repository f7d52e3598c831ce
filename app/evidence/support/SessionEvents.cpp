// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SupportSession.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace naru::evidence {

namespace {

using base::EventKind;

constexpr std::array<std::pair<EventKind, const char*>, 8> kinds{{
    {EventKind::OgsThreadStarting, "ogs-thread-starting"},
    {EventKind::OgsPingResults, "ogs-ping-results"},
    {EventKind::OgsSelectionResults, "ogs-selection-results"},
    {EventKind::OgsSelectionRow, "ogs-selection-row"},
    {EventKind::OgsSelected, "ogs-selected"},
    {EventKind::OgsFromCache, "ogs-from-cache"},
    {EventKind::OgsRefused, "ogs-refused"},
    {EventKind::OgsRetainedLast, "ogs-retained-last"},
}};

/** Events of one run after another. */
class EventTeller
{
public:
    explicit EventTeller(const QTimeZone& zone)
        : m_zone(zone)
    {}

    std::vector<SupportEvent> events;

    void tell(const LogRun& run)
    {
        for (const LogGateway& gateway : run.gateways) {
            if (gateway.startedAt)
                add(EventKind::OgsThreadStarting, gateway.startedAt,
                    {{QStringLiteral("host"), gateway.host}});
            if (gateway.pingsLogged)
                add(EventKind::OgsPingResults, gateway.pingsAt,
                    {{QStringLiteral("host"), gateway.host}, {QStringLiteral("pings"), pings(gateway)}});
        }
        std::ranges::stable_sort(events.begin() + static_cast<std::ptrdiff_t>(m_first), events.end(), {},
                                 &SupportEvent::at);
        if (run.outcome == LogOutcome::Refused)
            add(EventKind::OgsRefused, run.at, {{QStringLiteral("reason"), reason(run.reason)}});
        else if (run.outcome != LogOutcome::Unfinished)
            tellResults(run);
        m_first = events.size();
    }

    void tell(const LogNotice& notice)
    {
        add(sessionEventPrefix + notice.code, notice.at, notice.arguments);
        m_first = events.size();
    }

private:
    void tellResults(const LogRun& run)
    {
        add(EventKind::OgsSelectionResults, run.endedAt,
            {{QStringLiteral("lastServer"), run.lastServer}, {QStringLiteral("trigger"), run.trigger}});
        if (run.fromCache)
            add(EventKind::OgsFromCache, run.endedAt, {});
        for (const LogGateway& gateway : run.gateways) {
            if (!gateway.inTable)
                continue;
            QVariantMap row{{QStringLiteral("host"), gateway.host}};
            if (gateway.rtt)
                row.insert(QStringLiteral("rtt"), static_cast<int>(gateway.rtt->count()));
            else
                row.insert(QStringLiteral("failure"), gateway.failure);
            add(EventKind::OgsSelectionRow, run.endedAt, row);
        }
        if (run.outcome == LogOutcome::NoResults || run.outcome == LogOutcome::Retained)
            add(EventKind::OgsRetainedLast, run.endedAt, {{QStringLiteral("host"), run.lastServer}});
        else if (!run.selected.isEmpty())
            add(EventKind::OgsSelected, run.endedAt, {{QStringLiteral("host"), run.selected}});
    }

    void add(EventKind kind, const std::optional<QDateTime>& at, QVariantMap arguments)
    {
        add(code(kind), at, std::move(arguments));
    }

    void add(const QString& code, const std::optional<QDateTime>& at, QVariantMap arguments)
    {
        base::SystemTime time{};
        if (at)
            time = base::SystemTime(
                std::chrono::milliseconds(QDateTime(at->date(), at->time(), m_zone).toMSecsSinceEpoch()));
        events.push_back({time, code, std::move(arguments)});
    }

    static QVariantList pings(const LogGateway& gateway)
    {
        QVariantList values;
        for (const std::chrono::milliseconds ping : gateway.pings)
            values.append(static_cast<int>(ping.count()));
        return values;
    }

    static QString reason(const QString& sentence)
    {
        const QLatin1String mark("Reason: ");
        const qsizetype found = sentence.indexOf(mark);
        if (found >= 0)
            return sentence.mid(found + mark.size()).trimmed();
        const bool isProxy = sentence.contains(QLatin1String("automatic proxy detection"));
        return isProxy ? QStringLiteral("refused-automatic-proxy") : sentence;
    }

    QTimeZone m_zone;
    std::size_t m_first = 0;
};

bool isSame(const SupportEvent& a, const SupportEvent& b)
{
    return a.code == b.code && a.arguments == b.arguments;
}

} // namespace

QString code(EventKind kind)
{
    const auto found = std::ranges::find(kinds, kind, &std::pair<EventKind, const char*>::first);
    return QLatin1String(found->second);
}

std::optional<EventKind> eventKindFromCode(QStringView code)
{
    for (const auto& [kind, name] : kinds) {
        if (code == QLatin1String(name))
            return kind;
    }
    return std::nullopt;
}

std::vector<SupportEvent> eventsOf(const LogReading& log, const QTimeZone& zone)
{
    EventTeller teller(zone);
    auto notice = log.notices.begin();
    for (std::size_t run = 0; run < log.runs.size(); ++run) {
        for (; notice != log.notices.end() && notice->runsBefore <= run; ++notice)
            teller.tell(*notice);
        teller.tell(log.runs[run]);
    }
    for (; notice != log.notices.end(); ++notice)
        teller.tell(*notice);
    return std::move(teller.events);
}

std::vector<ComparedEvents> compare(const SupportSession& left, const SupportSession& right)
{
    // What one side alone has is looked for this far ahead on the other.
    constexpr std::size_t window = 64;
    const std::vector<SupportEvent>& a = left.events;
    const std::vector<SupportEvent>& b = right.events;
    std::vector<ComparedEvents> lines;
    std::size_t i = 0;
    std::size_t j = 0;
    const auto ahead = [](const std::vector<SupportEvent>& events, std::size_t from,
                          const SupportEvent& wanted) {
        for (std::size_t k = from; k < std::min(events.size(), from + window); ++k) {
            if (isSame(events[k], wanted))
                return k - from;
        }
        return window;
    };
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && isSame(a[i], b[j])) {
            lines.push_back({i++, j++, true});
            continue;
        }
        const std::size_t inRight = i < a.size() && j < b.size() ? ahead(b, j, a[i]) : window;
        const std::size_t inLeft = i < a.size() && j < b.size() ? ahead(a, i, b[j]) : window;
        if (i < a.size() && j < b.size() && inRight == window && inLeft == window && a[i].code == b[j].code)
            lines.push_back({i++, j++, false});
        else if (j == b.size() || (i < a.size() && inRight > inLeft) || (i < a.size() && inRight == window))
            lines.push_back({i++, std::nullopt, false});
        else
            lines.push_back({std::nullopt, j++, false});
    }
    return lines;
}

} // namespace naru::evidence
