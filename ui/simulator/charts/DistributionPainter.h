// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Look.h"
#include "simulator/charts/MetricRows.h"

class QPainter;

namespace naru::simulator {

/**
 * Distributions as bars: from the median to p95, a line to p99, a ring for the greatest; the mean with its
 * interval above. Below, the worst trailing window of each limit against the limit. All is labelled with its
 * value. Drawn in that width from 0, 0, `DistributionPainter::heightOf` high.
 */
void paintDistributions(QPainter& painter, const charts::Look& look, const wording::Words& words,
                        const Distributions& shown, int width);

/** Paints `Distributions` from top to bottom. Made for one painting. */
class DistributionPainter
{
public:
    DistributionPainter(QPainter& painter, const charts::Look& look, const QLocale& locale, int width);

    static constexpr int rowHeight = 40;
    static constexpr int headHeight = 28;
    [[nodiscard]] static int heightOf(const Distributions& shown);

    void heading(const QString& text, const QString& detail);
    void row(const MetricRow& row);
    void window(const WorstWindow& window, double most, const QString& value);

private:
    void bar(const sim::Metric& metric, const std::string& unit, double most, double y, bool isB);
    void label(const QString& title, const QString& detail);
    [[nodiscard]] double xOf(double value, double most) const;

    QPainter& m_painter;
    const charts::Look& m_look;
    const QLocale& m_locale;
    double m_left;
    double m_right;
    double m_y = 0;
};

} // namespace naru::simulator
