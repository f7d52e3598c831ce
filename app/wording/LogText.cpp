// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "wording/Columns.h"
#include "wording/EvidenceText.h"
#include "wording/SessionReport.h"

#include <QStringList>

namespace naru::wording {

namespace {

using evidence::LogGateway;
using evidence::LogRun;

QString timeText(const LogRun& run)
{
    return run.at ? run.at->toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : QStringLiteral("–");
}

QString pingsText(const Words& words, const LogGateway& gateway, const evidence::LogReading& log)
{
    if (gateway.measuredInRun)
        return phrase(words, QT_TRANSLATE_NOOP("Words", "the lowest of the probes of %1"),
                      {timeText(log.runs[*gateway.measuredInRun])});
    if (gateway.pings.empty())
        return EvidenceWords(words).failure(gateway.failure);
    QStringList pings;
    for (const std::chrono::milliseconds ping : gateway.pings)
        pings.append(words.locale().toString(static_cast<qlonglong>(ping.count())));
    return phrase(words, QT_TRANSLATE_NOOP("Words", "lowest of (%1)"), {pings.join(u' ')});
}

void addRun(const Words& words, const LogRun& run, const evidence::LogReading& log, QStringList& lines)
{
    constexpr int hostCells = 36;
    constexpr int valueCells = 10;
    QString head = timeText(run);
    if (!run.trigger.isEmpty())
        head += QStringLiteral("  ") + EvidenceWords(words).trigger(run.trigger);
    lines.append(head + QStringLiteral("  ") + EvidenceWords(words).outcome(run.outcome));
    if (!run.reason.isEmpty())
        lines.append(QStringLiteral("    ") + run.reason);
    for (const LogGateway& gateway : run.gateways)
        lines.append((gateway.host == run.selected ? QStringLiteral("  > ") : QStringLiteral("    ")) +
                     padded(gateway.host, hostCells) +
                     padded(words.milliseconds(gateway.rtt), valueCells, Qt::AlignRight) +
                     QStringLiteral("  ") + pingsText(words, gateway, log));
}

} // namespace

QString logText(const Words& words, const evidence::LogReading& log)
{
    QStringList lines;
    for (const LogRun& run : log.runs)
        addRun(words, run, log, lines);
    if (log.runs.empty())
        lines.append(phrase(words, QT_TRANSLATE_NOOP("Words", "The log says nothing of OGS.")));
    if (log.truncated)
        lines.append(
            phrase(words, QT_TRANSLATE_NOOP("Words", "The log is cut off; what it holds was read.")));
    return lines.join(u'\n');
}

QString eventTime(const evidence::SupportEvent& event)
{
    return QDateTime::fromMSecsSinceEpoch(event.at.time_since_epoch().count(), Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString eventLine(const Words& words, const evidence::SupportEvent& event)
{
    return eventTime(event) + QStringLiteral("  ") + eventText(words, event);
}

QString sessionText(const Words& words, const evidence::SupportSession& session)
{
    QStringList lines{
        phrase(words, QT_TRANSLATE_NOOP("Words", "Made: %1"), {words.dateTime(session.madeAt)})};
    for (const auto& [name, version] : session.versions)
        lines.append(QStringLiteral("    %1 %2").arg(name, version));
    if (session.namesMasked)
        lines.append(phrase(words, QT_TRANSLATE_NOOP("Words", "Names and addresses are masked.")));
    if (!session.notAsMade.isEmpty())
        lines.append(
            phrase(words, QT_TRANSLATE_NOOP("Words", "Missing, cut off or changed since it was made")) +
            QLatin1String(": ") + session.notAsMade.join(QLatin1String(", ")));
    for (const evidence::SupportEvent& event : session.events)
        lines.append(eventLine(words, event));
    return lines.join(u'\n');
}

} // namespace naru::wording
