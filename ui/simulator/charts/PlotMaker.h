// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/ChartSpec.h"
#include "simulator/charts/Plot.h"
#include "simulator/charts/SeriesRows.h"
#include "simulator/charts/SeriesTexts.h"
#include "simulator/run/Frame.h"

namespace naru::simulator {

/** Which part of the time charts show. */
enum class ChartWindow { TenSeconds, Whole };

[[nodiscard]] TimeSpan spanOf(ChartWindow window, sim::Time now, sim::Time until);

/** Makes plots of a frame; for one refresh. */
class PlotMaker
{
public:
    PlotMaker(const SeriesTexts& texts, const wording::Words& words, const Frame& frame, const TimeSpan& span,
              const std::vector<TimeMark>& marks);
    /** The name of the thing whose lines stand out; may be empty. */
    void setPicked(const QString& name) { m_picked = name; }
    /** Lines get their samples, too: a table reads them, no chart does. */
    void setWithSamples(bool with) { m_withSamples = with; }

    [[nodiscard]] Plot make(const ChartSpec& spec) const;
    /** What a chart is called. */
    [[nodiscard]] static QString titleOf(const ChartSpec& spec, const SeriesTexts& texts,
                                         const wording::Words& words);

private:
    void addLines(const ChartSpec& spec, const Side& side, bool isB, Plot& plot) const;
    void addLimit(const ChartSpec& spec, const Side& side, Plot& plot) const;
    void addBands(Plot& plot) const;
    [[nodiscard]] QList<QPointF> samplesOf(const sim::Recorder& recorder, RowRange rows,
                                           const std::vector<double>& values) const;
    [[nodiscard]] PlotLine lineOf(const ChartSpec& spec, const std::string& name, const Side& side) const;
    [[nodiscard]] std::vector<double> valuesFor(const ChartSpec& spec, const std::string& name,
                                                const sim::Recorder& recorder, RowRange rows) const;
    [[nodiscard]] QString detailOf(const ChartSpec& spec, const std::string& unit) const;
    [[nodiscard]] std::size_t trailingRows(const sim::Recorder& recorder) const;
    static void scale(Plot& plot);

    const SeriesTexts& m_texts;
    const wording::Words& m_words;
    const Frame& m_frame;
    TimeSpan m_span;
    const std::vector<TimeMark>& m_marks;
    QString m_picked;
    bool m_withSamples = false;
};

} // namespace naru::simulator
