// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/CompareTables.h"

#include "simulator/charts/FigureText.h"
#include "simulator/charts/MetricRows.h"
#include "simulator/charts/PlainTable.h"
#include "simulator/charts/Spoken.h"

#include <QCoreApplication>

namespace naru::simulator {

namespace {

QString endsOf(const QLocale& locale, const std::optional<sim::Interval>& interval, const std::string& unit)
{
    if (!interval)
        return QStringLiteral("–");
    return figureText(locale, interval->low, unit) + QStringLiteral(" … ") +
           figureText(locale, interval->high, unit);
}

} // namespace

void fillDifferenceTable(PlainTable& table, const std::vector<DifferenceRow>& rows,
                         const wording::Words& words)
{
    const QLocale& locale = words.locale();
    std::vector<QStringList> texts;
    for (const DifferenceRow& row : rows) {
        const sim::Difference& one = row.difference;
        texts.push_back(
            {row.title, row.code, figureText(locale, one.a, one.unit), figureText(locale, one.b, one.unit),
             differenceText(locale, one.difference, one.unit), endsOf(locale, one.interval, one.unit)});
    }
    table.setContent({spoken(words, QT_TRANSLATE_NOOP("Simulator", "Figure")),
                      spoken(words, QT_TRANSLATE_NOOP("Simulator", "Code")), QStringLiteral("A"),
                      QStringLiteral("B"), QStringLiteral("B − A"),
                      spoken(words, QT_TRANSLATE_NOOP("Simulator", "95 % interval"))},
                     std::move(texts), 2);
}

void fillSweepTable(PlainTable& table, const std::vector<sim::SweptPoint>& points, const std::string& metric,
                    const wording::Words& words)
{
    const QLocale& locale = words.locale();
    QStringList headings;
    std::vector<QStringList> texts;
    for (const sim::SweptPoint& point : points) {
        QStringList row;
        headings.clear();
        for (const std::string& setting : point.settings) {
            const sim::SettingParts parts = sim::settingParts(setting);
            headings.append(QString::fromStdString(parts.path));
            row.append(QString::fromStdString(parts.value));
        }
        const sim::Metric* found = point.report.find(metric);
        row.append(found == nullptr ? QStringLiteral("–")
                                    : figureText(locale, MetricRow::valueOf(*found), found->unit));
        row.append(found == nullptr ? QStringLiteral("–") : endsOf(locale, found->interval, found->unit));
        texts.push_back(row);
    }
    const int parameters = static_cast<int>(headings.size());
    if (!points.empty())
        headings +=
            {QString::fromStdString(metric), spoken(words, QT_TRANSLATE_NOOP("Simulator", "95 % interval"))};
    table.setContent(headings, std::move(texts), parameters);
}

} // namespace naru::simulator
