// SPDX-License-Identifier: GPL-3.0-or-later
#include "ResultsBlock.h"

#include <QRegularExpression>

#include <array>

namespace naru::evidence {

namespace {

constexpr std::size_t mostRows = 5'000;

/** What stands between the first two apostrophes. */
QString quoted(const QString& line)
{
    const qsizetype begin = line.indexOf(u'\'');
    const qsizetype end = begin < 0 ? -1 : line.indexOf(u'\'', begin + 1);
    return end < 0 ? QString() : line.mid(begin + 1, end - begin - 1);
}

/** `HOST 132`, whatever a reader of the log has written behind it; or `HOST no pings recorded`. */
std::optional<ResultsBlock::Row> rowOf(const QString& line)
{
    static const QRegularExpression measured(
        QStringLiteral(R"(^(\S(?:.*?\S)?)\s+(\d{1,9})(?:\s*ms)?(?:\s+<.*)?$)"));
    static const QRegularExpression failed(
        QStringLiteral(
            R"(^(\S(?:.*?\S)?)\s+(no pings recorded|no results?|n/a|unreachable|timed out|DNS .*|[a-z]+(?:-[a-z]+)+|refused|stalled|cancelled)$)"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 600;
    if (line.size() > longest)
        return std::nullopt;
    if (const auto match = measured.match(line); match.hasMatch())
        return ResultsBlock::Row{
            match.captured(1), std::chrono::milliseconds(match.captured(2).toLongLong()), {}};
    if (const auto match = failed.match(line); match.hasMatch())
        return ResultsBlock::Row{match.captured(1), std::nullopt, match.captured(2)};
    return std::nullopt;
}

} // namespace

std::optional<LogOutcome> outcomeOf(const QString& line)
{
    static constexpr std::array<std::pair<const char*, LogOutcome>, 6> sentences{{
        {"OGS was already performed", LogOutcome::Cached},
        {"OGS will not be performed", LogOutcome::Refused},
        {"Unable to generate search results", LogOutcome::NoResults},
        {"Retained the last server", LogOutcome::Retained},
        {"timer expired before any server", LogOutcome::TimedOut},
        {"Results obtained from OGS cache", LogOutcome::Cached},
    }};
    for (const auto& [text, outcome] : sentences) {
        if (line.contains(QLatin1String(text), Qt::CaseInsensitive))
            return outcome;
    }
    return std::nullopt;
}

ResultsBlock readResults(const QStringList& lines)
{
    ResultsBlock block;
    bool isInTable = false;
    for (const QString& line : lines) {
        if (line.startsWith(QLatin1String("OGS performed for "))) {
            constexpr qsizetype prefix = 18;
            block.trigger = line.mid(prefix, line.indexOf(u'.', prefix) - prefix);
            block.lastServer = quoted(line);
        } else if (const auto outcome = outcomeOf(line)) {
            block.fromCache = block.fromCache || outcome == LogOutcome::Cached;
            if (outcome != LogOutcome::Cached)
                block.outcome = outcome;
        } else if (line.startsWith(QLatin1String("Selected '"))) {
            block.selected = quoted(line);
            isInTable = false;
        } else if (line.startsWith(QLatin1String("Server Address"))) {
            isInTable = true;
        } else if (isInTable && block.rows.size() < mostRows) {
            if (auto row = rowOf(line))
                block.rows.push_back(std::move(*row));
        }
    }
    return block;
}

} // namespace naru::evidence
