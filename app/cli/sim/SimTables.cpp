// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimTables.h"

#include "SimJson.h"
#include "Tr.h"

#include <algorithm>

namespace naru::cli {

QString shortNumber(std::optional<double> value)
{
    return value ? QString::number(*value, 'g', 6) : QStringLiteral("–");
}

void printMetrics(const sim::Report& report, const Console& console)
{
    const auto right = [](const QString& text, int cells) { return padded(text, cells, Qt::AlignRight); };
    console.line(padded(Tr::tr("Figure"), 34) + right(Tr::tr("mean"), 13) + right(QStringLiteral("p95"), 12) +
                 right(QStringLiteral("p99"), 12) + right(Tr::tr("count"), 12) + QStringLiteral("  ") +
                 Tr::tr("95 % interval"));
    for (const sim::Metric& metric : report.metrics()) {
        const QString count = metric.count ? QString::number(*metric.count) : QStringLiteral("–");
        const QString interval = metric.interval ? shortNumber(metric.interval->low) + QStringLiteral(" … ") +
                                                       shortNumber(metric.interval->high)
                                                 : QString();
        console.line(padded(QString::fromStdString(metric.name), 34) + right(shortNumber(metric.mean), 13) +
                     right(shortNumber(metric.p95), 12) + right(shortNumber(metric.p99), 12) +
                     right(count, 12) + QStringLiteral("  ") + interval);
    }
}

void printPoint(const QJsonObject& settings, const sim::Report& report,
                const std::vector<std::string>& figures, const Console& console)
{
    QString line;
    for (auto it = settings.begin(); it != settings.end(); ++it)
        line += padded(it.key() + QLatin1Char('=') + it->toString(), 30);
    for (const std::string& name : figures) {
        const sim::Metric* metric = report.find(name);
        std::optional<double> value;
        if (metric != nullptr)
            value = metric->mean    ? metric->mean
                    : metric->count ? std::optional(static_cast<double>(*metric->count))
                                    : std::nullopt;
        line += QStringLiteral("  %1=%2").arg(QString::fromStdString(name), shortNumber(value));
    }
    console.line(line);
}

bool printAssertions(const std::vector<sim::AssertionResult>& results, const Console& console)
{
    for (const sim::AssertionResult& result : results)
        console.line((result.holds ? Tr::tr("holds: ") : Tr::tr("FAILS: ")) +
                     textIn(result.text, console.words().language()) + QStringLiteral("  ") +
                     Tr::tr("(seen %1, to be held against %2)")
                         .arg(shortNumber(result.value), shortNumber(result.wanted)));
    return std::ranges::all_of(results, &sim::AssertionResult::holds);
}

void printStory(const std::vector<sim::LogEntry>& story, const Console& console)
{
    for (const sim::LogEntry& step : story)
        console.line(QStringLiteral("%1 s  %2")
                         .arg(sim::secondsOf(step.at), 12, 'f', 6)
                         .arg(textIn(step.text, console.words().language())));
}

} // namespace naru::cli
