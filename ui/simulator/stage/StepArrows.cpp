// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StepArrows.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** More numbers on one arrow are not read. */
constexpr std::size_t mostNumbers = 2;

struct Gathered
{
    StepArrow arrow;
    std::vector<std::size_t> steps;
};

std::size_t distance(std::size_t step, std::size_t now)
{
    return step > now ? step - now : now - step;
}

SceneDisc::When whenOf(const std::vector<std::size_t>& steps, std::size_t now)
{
    if (std::ranges::find(steps, now) != steps.end())
        return SceneDisc::When::Now;
    return steps.front() < now ? SceneDisc::When::Done : SceneDisc::When::ToCome;
}

/** Those around the present one. */
QString numbersOf(const std::vector<std::size_t>& steps, std::size_t nearest)
{
    const auto at = static_cast<std::size_t>(std::ranges::find(steps, nearest) - steps.begin());
    const std::size_t first = steps.size() <= mostNumbers ? 0 : std::min(at, steps.size() - mostNumbers);
    const std::size_t last = std::min(first + mostNumbers, steps.size());
    QString text = first > 0 ? QStringLiteral("…") : QString();
    for (std::size_t i = first; i < last; ++i)
        text += (i > first ? QStringLiteral("·") : QString()) + QString::number(steps[i]);
    return last < steps.size() ? text + QStringLiteral("…") : text;
}

} // namespace

SceneLine StepArrow::line(const QPolygonF& way, bool curved) const
{
    const bool isNow = when == SceneDisc::When::Now;
    const bool toCome = when == SceneDisc::When::ToCome;
    return {.points = way,
            .ink = isNow    ? Ink::Accent
                   : toCome ? Ink::Text3
                            : Ink::G1,
            .width = isNow ? 2.5 : 1.25,
            .dash = toCome ? SceneLine::Dash::Dashed : SceneLine::Dash::Solid,
            .arrow = true,
            .curved = curved};
}

std::vector<StepArrow> stepArrows(const std::vector<sim::LogEntry>& story, std::size_t now, std::size_t most)
{
    std::vector<Gathered> all;
    for (std::size_t index = 0; index < story.size(); ++index) {
        for (const sim::Way& way : story[index].ways) {
            auto found = std::ranges::find_if(all, [&](const Gathered& one) {
                return one.arrow.from == way.from && one.arrow.to == way.to;
            });
            if (found == all.end())
                found = all.insert(all.end(), {.arrow = {.from = way.from, .to = way.to}, .steps = {}});
            if (found->steps.empty() || found->steps.back() != index + 1)
                found->steps.push_back(index + 1);
        }
    }
    for (Gathered& one : all) {
        one.arrow.step =
            *std::ranges::min_element(one.steps, {}, [&](std::size_t step) { return distance(step, now); });
        one.arrow.when = whenOf(one.steps, now);
        one.arrow.number = numbersOf(one.steps, one.arrow.step);
    }
    std::ranges::stable_sort(all, {}, [&](const Gathered& one) { return distance(one.arrow.step, now); });
    if (all.size() > most)
        all.resize(most);
    std::ranges::stable_sort(all, {}, [](const Gathered& one) { return one.steps.front(); });
    std::vector<StepArrow> arrows;
    for (Gathered& one : all)
        arrows.push_back(std::move(one.arrow));
    return arrows;
}

} // namespace naru::simulator
