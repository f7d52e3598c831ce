// SPDX-License-Identifier: GPL-3.0-or-later
#include "RunBuilder.h"

#include "ResultsBlock.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <ranges>

namespace naru::evidence {

namespace {

constexpr std::size_t mostRuns = 10'000;
constexpr std::size_t mostGateways = 5'000;
constexpr int mostPings = 100;
/** A run takes seven seconds; records further apart than this belong to two. */
constexpr qint64 apartSeconds = 120;

/** What stands behind a text in the first line that holds it; nothing where none does. */
std::optional<QString> textBehind(const LogRecord& record, QLatin1String text)
{
    for (const QString& line : record.message) {
        if (const qsizetype found = line.indexOf(text); found >= 0)
            return line.mid(found + text.size()).trimmed();
    }
    return std::nullopt;
}

} // namespace

void RunBuilder::beginFile(const QString& file)
{
    m_file = file;
}

bool RunBuilder::isApart(const QDateTime& at) const
{
    return at.isValid() && m_last.isValid() && std::abs(m_last.secsTo(at)) > apartSeconds;
}

LogRun* RunBuilder::runFor(const LogRecord& record, bool isNew)
{
    constexpr qint64 toleranceSeconds = 2;
    const bool wentBack =
        record.at.isValid() && m_last.isValid() && record.at.addSecs(toleranceSeconds) < m_last;
    if (!m_isOpen || isNew || isApart(record.at)) {
        m_isOpen = false;
        if (m_runs.size() >= mostRuns) {
            ++m_leftOut;
            return nullptr;
        }
        LogRun& run = m_runs.emplace_back();
        run.file = m_file;
        run.source = record.source;
        run.clockWentBack = wentBack;
        if (record.at.isValid())
            run.at = record.at;
        m_isOpen = true;
    }
    if (record.at.isValid()) {
        m_runs.back().endedAt = record.at;
        m_last = record.at;
    }
    return &m_runs.back();
}

LogGateway* RunBuilder::gateway(LogRun& run, const QString& host)
{
    const auto found = std::ranges::find_if(run.gateways, [&](const LogGateway& known) {
        return known.host.compare(host, Qt::CaseInsensitive) == 0;
    });
    if (found != run.gateways.end())
        return &*found;
    if (run.gateways.size() >= mostGateways)
        return nullptr;
    run.gateways.emplace_back().host = host;
    return &run.gateways.back();
}

void RunBuilder::take(const LogRecord& record)
{
    if (const auto host = textBehind(record, QLatin1String("OGS starting thread named")))
        takeThread(record, *host);
    else if (const auto pings = textBehind(record, QLatin1String("OGS ping results for")))
        takePings(record, *pings);
    else if (textBehind(record, QLatin1String("OGS Selection Results")))
        takeResults(record);
    else if (const auto notice = textBehind(record, QLatin1String("Session notice")))
        takeNotice(record, *notice);
    else
        for (const QString& line : record.message)
            takeOutcome(record, line);
}

void RunBuilder::takeThread(const LogRecord& record, const QString& host)
{
    const bool isAgain =
        m_isOpen && std::ranges::any_of(m_runs.back().gateways, [&](const LogGateway& known) {
            return known.host == host && known.startedAt;
        });
    LogRun* run = runFor(record, isAgain || (m_isOpen && m_runs.back().fromCache));
    LogGateway* found = run == nullptr ? nullptr : gateway(*run, host);
    if (found != nullptr && record.at.isValid())
        found->startedAt = record.at;
}

void RunBuilder::takePings(const LogRecord& record, const QString& line)
{
    const qsizetype colon = line.lastIndexOf(QLatin1String(": ("));
    const qsizetype close = line.indexOf(u')', std::max<qsizetype>(colon, 0));
    if (colon < 0)
        return;
    LogRun* run = runFor(record, m_isOpen && m_runs.back().fromCache);
    LogGateway* found = run == nullptr ? nullptr : gateway(*run, line.left(colon).trimmed());
    if (found == nullptr)
        return;
    found->pingsLogged = true;
    if (record.at.isValid())
        found->pingsAt = record.at;
    const QString values = line.mid(colon + 3, close < 0 ? -1 : close - colon - 3);
    for (const QString& word : values.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int value = word.toInt(&isNumber);
        if (isNumber && value >= 0 && found->pings.size() < mostPings)
            found->pings.emplace_back(value);
    }
    if (found->pings.empty())
        found->failure = QStringLiteral("no pings recorded");
    else
        found->rtt = std::ranges::min(found->pings);
}

void RunBuilder::takeResults(const LogRecord& record)
{
    const ResultsBlock block = readResults(record.message);
    const bool hasProbes = m_isOpen && !m_runs.back().gateways.empty();
    LogRun* run = runFor(record, block.fromCache && hasProbes);
    if (run == nullptr)
        return;
    run->trigger = block.trigger;
    run->lastServer = block.lastServer;
    run->fromCache = run->fromCache || block.fromCache;
    for (const ResultsBlock::Row& row : block.rows) {
        LogGateway* found = gateway(*run, row.host);
        if (found == nullptr)
            continue;
        found->inTable = true;
        found->rtt = row.rtt;
        found->failure = row.rtt ? QString() : row.failure;
    }
    run->selected = block.selected;
    if (block.outcome)
        run->outcome = *block.outcome;
    else if (run->fromCache)
        run->outcome = LogOutcome::Cached;
    else if (!block.selected.isEmpty())
        run->outcome = LogOutcome::Selected;
    m_isOpen = false;
}

void RunBuilder::takeOutcome(const LogRecord& record, const QString& line)
{
    const std::optional<LogOutcome> outcome = outcomeOf(line);
    if (!outcome)
        return;
    const bool begins = outcome == LogOutcome::Cached || outcome == LogOutcome::Refused;
    // What is said right behind the table is about that run.
    if (!begins && !m_isOpen && !m_runs.empty() && !isApart(record.at)) {
        m_runs.back().outcome = *outcome;
        return;
    }
    LogRun* run = runFor(record, begins);
    if (run == nullptr)
        return;
    run->outcome = *outcome;
    run->fromCache = outcome == LogOutcome::Cached;
    if (outcome == LogOutcome::Refused) {
        run->reason = line;
        m_isOpen = false;
    }
}

void RunBuilder::takeNotice(const LogRecord& record, const QString& line)
{
    constexpr std::size_t mostNotices = 10'000;
    const qsizetype blank = line.indexOf(u' ');
    if (blank <= 0 || m_notices.size() >= mostNotices)
        return;
    const QJsonObject arguments = QJsonDocument::fromJson(line.sliced(blank + 1).toUtf8()).object();
    m_notices.push_back({record.at.isValid() ? std::optional(record.at) : std::nullopt, line.first(blank),
                         arguments.toVariantMap(), m_runs.size()});
}

void RunBuilder::finish(LogReading& reading)
{
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (!m_runs[i].fromCache)
            continue;
        for (LogGateway& cached : m_runs[i].gateways) {
            constexpr std::size_t lookedBack = 200;
            for (std::size_t back = 1; back <= std::min(i, lookedBack) && !cached.measuredInRun; ++back) {
                const LogRun& earlier = m_runs[i - back];
                const bool isIt = std::ranges::any_of(earlier.gateways, [&](const LogGateway& known) {
                    return known.host == cached.host && !known.pings.empty() && known.rtt == cached.rtt;
                });
                if (isIt)
                    cached.measuredInRun = i - back;
            }
        }
    }
    reading.runs = std::move(m_runs);
    reading.notices = std::move(m_notices);
    reading.runsLeftOut = m_leftOut;
}

} // namespace naru::evidence
