// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/CompareTables.h"

#include "simulator/charts/FigureText.h"
#include "simulator/charts/MetricRows.h"
#include "simulator/words/Spoken.h"

#include <QCoreApplication>

namespace naru::simulator {

TextTable differenceTable(const std::vector<DifferenceRow>& rows, const wording::Words& words)
{
    const QLocale& locale = words.locale();
    TextTable table{.headings = {spoken(words, QT_TRANSLATE_NOOP("Simulator", "Figure")),
                                 spoken(words, QT_TRANSLATE_NOOP("Simulator", "Code")), QStringLiteral("A"),
                                 QStringLiteral("B"), QStringLiteral("B − A"),
                                 spoken(words, QT_TRANSLATE_NOOP("Simulator", "95 % interval"))},
                    .rows = {},
                    .firstNumber = 2};
    for (const DifferenceRow& row : rows) {
        const sim::Difference& one = row.difference;
        table.rows.push_back(
            {row.title, row.code, figureText(locale, one.a, one.unit), figureText(locale, one.b, one.unit),
             differenceText(locale, one.difference, one.unit), intervalText(locale, one.interval, one.unit)});
    }
    return table;
}

TextTable sweepTable(const std::vector<sim::SweptPoint>& points, const std::string& metric,
                     const wording::Words& words)
{
    const QLocale& locale = words.locale();
    TextTable table;
    for (const sim::SweptPoint& point : points) {
        QStringList row;
        table.headings.clear();
        for (const std::string& setting : point.settings) {
            const sim::SettingParts parts = sim::settingParts(setting);
            table.headings.append(QString::fromStdString(parts.path));
            row.append(QString::fromStdString(parts.value));
        }
        const sim::Metric* found = point.report.find(metric);
        row.append(found == nullptr ? QStringLiteral("–")
                                    : figureText(locale, MetricRow::valueOf(*found), found->unit));
        row.append(found == nullptr ? QStringLiteral("–")
                                    : intervalText(locale, found->interval, found->unit));
        table.rows.push_back(row);
    }
    table.firstNumber = static_cast<int>(table.headings.size());
    if (!points.empty())
        table.headings +=
            {QString::fromStdString(metric), spoken(words, QT_TRANSLATE_NOOP("Simulator", "95 % interval"))};
    return table;
}

} // namespace naru::simulator
