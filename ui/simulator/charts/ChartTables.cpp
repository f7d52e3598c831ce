// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ChartTables.h"

#include "kit/Csv.h"
#include "sim/scenario/Units.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

QString cell(double value)
{
    return std::isfinite(value) ? QString::fromStdString(sim::numberText(value)) : QString();
}

QString cell(const std::optional<double>& value)
{
    return value ? cell(*value) : QString();
}

QString cell(sim::Time time)
{
    // Divided, so that whole seconds are written as such.
    return cell(static_cast<double>(time.count()) / 1e9);
}

QStringList headings(const sim::Recorder& recorder, const QString& prefix)
{
    QStringList names;
    for (const sim::Series& series : recorder.series())
        names.append(prefix + QString::fromStdString(series.name));
    return names;
}

QStringList cells(const sim::Recorder& recorder, std::size_t row)
{
    QStringList texts;
    for (const sim::Series& series : recorder.series())
        texts.append(row < series.values.size() ? cell(series.values[row]) : QString());
    return texts;
}

void addMetrics(kit::Csv& csv, const sim::Report& report, const QString& run)
{
    for (const sim::Metric& m : report.metrics()) {
        QStringList row;
        if (!run.isEmpty())
            row.append(run);
        row += {QString::fromStdString(m.name),
                QString::fromStdString(m.unit),
                cell(m.mean),
                cell(m.p50),
                cell(m.p95),
                cell(m.p99),
                cell(m.greatest),
                m.interval ? cell(m.interval->low) : QString(),
                m.interval ? cell(m.interval->high) : QString(),
                m.count ? QString::number(*m.count) : QString()};
        csv.addRow(row);
    }
}

} // namespace

QByteArray seriesCsv(const Frame& frame)
{
    const sim::Recorder& a = *frame.a.recorder;
    const sim::Recorder* b = frame.b ? frame.b->recorder.get() : nullptr;
    QStringList header{QStringLiteral("t")};
    header += headings(a, b != nullptr ? QStringLiteral("A ") : QString());
    if (b != nullptr)
        header += headings(*b, QStringLiteral("B "));
    kit::Csv csv(header);
    for (std::size_t row = 0; row < a.times().size(); ++row) {
        QStringList line{cell(a.times()[row])};
        line += cells(a, row);
        if (b != nullptr)
            line += cells(*b, row);
        csv.addRow(line);
    }
    return csv.bytes();
}

QByteArray metricsCsv(const Frame& frame)
{
    QStringList header{QStringLiteral("name"), QStringLiteral("unit"),     QStringLiteral("mean"),
                       QStringLiteral("p50"),  QStringLiteral("p95"),      QStringLiteral("p99"),
                       QStringLiteral("max"),  QStringLiteral("ci95_low"), QStringLiteral("ci95_high"),
                       QStringLiteral("count")};
    if (frame.b)
        header.prepend(QStringLiteral("run"));
    kit::Csv csv(header);
    addMetrics(csv, frame.a.report, frame.b ? QStringLiteral("A") : QString());
    if (frame.b)
        addMetrics(csv, frame.b->report, QStringLiteral("B"));
    return csv.bytes();
}

} // namespace naru::simulator
