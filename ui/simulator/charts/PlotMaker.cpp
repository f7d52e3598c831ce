// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/PlotMaker.h"

#include "simulator/charts/FigureText.h"
#include "simulator/words/Spoken.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace naru::simulator {

using Kind = ChartSpec::Kind;
using Name = ChartSpec::Name;

namespace {

/** More can't be told apart in one chart; the file of the series has all. */
constexpr std::size_t mostLines = 7;

double greatestOf(const Segments& segments)
{
    double greatest = 0;
    for (const QList<QPointF>& segment : segments)
        for (const QPointF& point : segment)
            greatest = std::max(greatest, point.y());
    return greatest;
}

double leastOf(const Segments& segments, double most)
{
    double least = most;
    for (const QList<QPointF>& segment : segments)
        for (const QPointF& point : segment)
            least = std::min(least, point.y());
    return least;
}

std::optional<double> lastOf(const std::vector<double>& values)
{
    if (values.empty() || std::isnan(values.back()))
        return {};
    return values.back();
}

std::optional<double> numberOf(const sim::Node& node, std::string_view member)
{
    const sim::Node* found = node.find(member);
    if (found == nullptr)
        return {};
    if (found->kind == sim::Node::Kind::Number)
        return found->number;
    const auto share = sim::parsePercent(found->text);
    return share ? std::optional(*share * 100) : std::nullopt;
}

/** Series of no family that stand beside each other in one chart, in a word. */
struct LineWord
{
    std::string_view series;
    const char* word;
};
constexpr std::array lineWords{
    LineWord{"offered", QT_TRANSLATE_NOOP("Simulator", "Offered")},
    LineWord{"admitted", QT_TRANSLATE_NOOP("Simulator", "Admitted")},
    LineWord{"refused", QT_TRANSLATE_NOOP("Simulator", "Refused")},
    LineWord{"timed_out", QT_TRANSLATE_NOOP("Simulator", "Timed out")},
    LineWord{"forwards", QT_TRANSLATE_NOOP("Simulator", "Forwarded")},
    LineWord{"queries", QT_TRANSLATE_NOOP("Simulator", "Queries")},
    LineWord{"updates", QT_TRANSLATE_NOOP("Simulator", "State updates")},
};

} // namespace

TimeSpan spanOf(ChartWindow window, sim::Time now, sim::Time until)
{
    constexpr sim::Time ten = std::chrono::seconds(10);
    if (window == ChartWindow::Whole || until <= ten)
        return {{}, until};
    const sim::Time to = std::clamp(now, ten, until);
    return {to - ten, to};
}

PlotMaker::PlotMaker(const SeriesTexts& texts, const wording::Words& words, const Frame& frame,
                     const TimeSpan& span, const std::vector<TimeMark>& marks)
    : m_texts(texts)
    , m_words(words)
    , m_frame(frame)
    , m_span(span)
    , m_marks(marks)
{}

QString PlotMaker::titleOf(const ChartSpec& spec, const SeriesTexts& texts, const wording::Words& words)
{
    switch (spec.name) {
    case Name::EffectiveLimit:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Effective limit"));
    case Name::DbCpu:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "DB CPU"));
    case Name::Requests:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Requests"));
    case Name::Sessions:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Sessions"));
    case Name::Misrouted:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Misrouted"));
    case Name::Owned:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Owned connections"));
    case Name::Messages:
        return spoken(words, QT_TRANSLATE_NOOP("Simulator", "Messages between nodes"));
    case Name::Family:
        break;
    }
    return texts.title(spec.series.front(), words.language());
}

QString PlotMaker::detailOf(const ChartSpec& spec, const std::string& unit) const
{
    switch (spec.name) {
    case Name::EffectiveLimit:
        return spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "%1, per second"))
            .arg(SeriesTexts::memberOf(spec.series.front()));
    case Name::DbCpu:
        return spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "%, with the ranges of the table"));
    case Name::Requests:
        return spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per second"));
    case Name::Sessions:
        return m_frame.b ? spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per appliance, both runs"))
                         : spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per appliance"));
    case Name::Misrouted:
        return spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "share of new secondary connections, %"));
    case Name::Owned:
        return m_frame.b ? spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per node, both runs"))
                         : spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per node"));
    case Name::Messages:
        return spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per window of %1"))
            .arg(QString::fromStdString(sim::timeText(m_frame.a.recorder->every())));
    case Name::Family:
        break;
    }
    return unit == "1/s" ? spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "per second"))
           : unit == "1" ? QString()
                         : QString::fromStdString(unit);
}

std::size_t PlotMaker::trailingRows(const sim::Recorder& recorder) const
{
    constexpr int parts = 60;
    const auto every = recorder.every().count();
    return static_cast<std::size_t>(
        std::max<std::int64_t>(1, every > 0 ? m_frame.until.count() / parts / every : 1));
}

std::vector<double> PlotMaker::valuesFor(const ChartSpec& spec, const std::string& name,
                                         const sim::Recorder& recorder, RowRange rows) const
{
    if (spec.kind == Kind::Share)
        return shareOf(recorder, spec.series[0], spec.series[1], rows, trailingRows(recorder));
    return valuesOf(recorder, name, rows);
}

QList<QPointF> PlotMaker::samplesOf(const sim::Recorder& recorder, RowRange rows,
                                    const std::vector<double>& values) const
{
    QList<QPointF> samples;
    for (std::size_t row = rows.first; row < rows.end; ++row)
        if (const sim::Time at = recorder.times()[row]; at >= m_span.from && at <= m_span.to)
            samples.append({sim::secondsOf(at), values[row - rows.first]});
    return samples;
}

PlotLine PlotMaker::lineOf(const ChartSpec& spec, const std::string& name, const Side& side) const
{
    PlotLine line;
    const auto word = std::ranges::find(lineWords, name, &LineWord::series);
    line.name = word == lineWords.end() ? SeriesTexts::memberOf(name) : spoken(m_words, word->word);
    const bool stair = spec.kind == Kind::Limit;
    const RowRange past = rowsIn(*side.recorder, m_span);
    const std::vector<double> values = valuesFor(spec, name, *side.recorder, past);
    line.past = clipped(segmentsOf(*side.recorder, past, values, stair), m_span);
    if (m_withSamples)
        line.samples = samplesOf(*side.recorder, past, values);
    if (past.end == side.recorder->times().size())
        line.last = lastOf(values);
    if (side.ahead) {
        RowRange future = rowsBehind(*side.ahead, side.snapshot.at, m_span);
        if (future.first > 0 && future.first < future.end)
            --future.first; // from the last moment on, so that the line goes on without a break
        line.future = clipped(
            segmentsOf(*side.ahead, future, valuesFor(spec, name, *side.ahead, future), stair), m_span);
    }
    return line;
}

void PlotMaker::addLines(const ChartSpec& spec, const Side& side, bool isB, Plot& plot) const
{
    std::vector<std::string> names = spec.series;
    if (spec.kind == Kind::Share)
        names = {spec.series.front()};
    if (names.size() > mostLines)
        names.resize(mostLines);
    const bool single = names.size() == 1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        PlotLine line = lineOf(spec, names[i], side);
        line.style = charts::greyStyle(static_cast<int>(i));
        const bool picked = !m_picked.isEmpty() && line.name.startsWith(m_picked);
        line.style.accent = isB || (!m_frame.b && (picked || (single && spec.kind == Kind::Limit)));
        if (single)
            line.name.clear();
        if (m_frame.b) {
            const QString run = isB ? QStringLiteral("B") : QStringLiteral("A");
            line.name = line.name.isEmpty() ? run : run + u' ' + line.name;
        }
        plot.lines.push_back(std::move(line));
    }
}

void PlotMaker::addLimit(const ChartSpec& spec, const Side& side, Plot& plot) const
{
    const auto add = [&](const sim::Recorder& recorder, RowRange rows, bool future) {
        const std::vector<double> limit = valuesOf(recorder, spec.series.front(), rows);
        const auto levels = levelsOf(recorder, rows, limit, future);
        plot.levels.insert(plot.levels.end(), levels.begin(), levels.end());
        if (spec.offered.empty())
            return;
        const auto areas = refusedBetween(recorder, rows, limit, sumOf(recorder, spec.offered, rows), future);
        plot.refused.insert(plot.refused.end(), areas.begin(), areas.end());
    };
    add(*side.recorder, rowsIn(*side.recorder, m_span), false);
    if (side.ahead)
        add(*side.ahead, rowsBehind(*side.ahead, side.snapshot.at, m_span), true);
}

void PlotMaker::addBands(Plot& plot) const
{
    const sim::Node* profiles = m_frame.a.parameters.find("cpu_profiles");
    if (profiles == nullptr || profiles->items.empty())
        return;
    const sim::Node& profile = profiles->items.front();
    if (const auto release = numberOf(profile, "release"))
        plot.bands.push_back({0, *release, spoken(m_words, QT_TRANSLATE_NOOP("Simulator", "release"))});
    const sim::Node* ranges = profile.find("ranges");
    if (ranges == nullptr)
        return;
    for (const sim::Node& range : ranges->items) {
        const auto from = numberOf(range, "from");
        const auto to = numberOf(range, "to");
        const auto throttle = numberOf(range, "throttle");
        if (from && to && throttle)
            plot.bands.push_back({*from, *to, figureText(m_words.locale(), throttle, "%")});
    }
}

void PlotMaker::scale(Plot& plot)
{
    double least = 100;
    double greatest = 0;
    for (const PlotLine& line : plot.lines) {
        for (const Segments* part : {&line.past, &line.future}) {
            greatest = std::max(greatest, greatestOf(*part));
            least = std::min(least, leastOf(*part, least));
        }
    }
    for (const RefusedArea& area : plot.refused)
        greatest = std::max(greatest, area.high);
    if (!plot.bands.empty()) {
        // From below the release to above the last range: there the ranges can be told apart.
        plot.lowest = std::max(0.0, std::floor((std::min(least, plot.bands.front().high) - 4) / 10) * 10);
        const double top = std::ceil((std::max(greatest, plot.bands.back().low) + 4) / 10) * 10;
        plot.scale = {std::min(100.0, top), std::min(100.0, top) - plot.lowest};
        plot.bands.back().high = std::min(plot.bands.back().high, plot.scale.top);
        plot.bands.front().low = plot.lowest;
    } else if (plot.unit == "%") {
        plot.scale = {100, 50};
    } else {
        // A limit of 1,000 is the top of its chart; only what is above gets another step.
        const double highest = greatest * (1 - 1e-9);
        plot.scale = charts::ValueScale::covering(highest, 1, 1.0, 2);
    }
}

Plot PlotMaker::make(const ChartSpec& spec) const
{
    Plot plot;
    plot.unit = spec.kind == Kind::Share ? "%" : m_texts.unit(spec.series.front());
    plot.title = titleOf(spec, m_texts, m_words);
    plot.detail = detailOf(spec, plot.unit);
    plot.span = m_span;
    plot.now = m_frame.a.snapshot.at;
    addLines(spec, m_frame.a, false, plot);
    if (m_frame.b)
        addLines(spec, *m_frame.b, true, plot);
    if (spec.kind == Kind::Limit)
        addLimit(spec, m_frame.a, plot);
    if (spec.kind == Kind::Cpu)
        addBands(plot);
    scale(plot);
    std::ranges::copy_if(m_marks, std::back_inserter(plot.marks), [&](const TimeMark& mark) {
        return mark.at >= m_span.from && mark.at <= m_span.to;
    });
    return plot;
}

} // namespace naru::simulator
