// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <QString>

#include <span>
#include <vector>

namespace naru::simulator {

/** A parameter that a tour changes at a moment of the run. */
struct TourChange
{
    sim::Time at{};
    const char* path = nullptr;
    /** As behind `--set PATH=`. */
    const char* value = nullptr;
};

/** What the right panel shows at a step. */
enum class TourPanel { Selected, Parameters, Events };

/** A stop of a guided tour: where the run stands, what is selected, and what there is to see. */
struct TourStep
{
    /** To be translated in the context `naru::simulator::Tour`. */
    const char* text = nullptr;
    /** Name of the shipped scenario. */
    const char* scenario = nullptr;
    sim::Time at{};
    const char* select = "";
    TourPanel panel = TourPanel::Events;
    /** Changes of this and the steps before it; empty for none. */
    std::span<const TourChange> changes{};
    /** `path=value` of the other run of a comparison; null: no comparison. */
    const char* other = nullptr;
};

/** A guided tour of one model that shows its best-known example. */
struct Tour
{
    /** `limiter`, `balancer`, `cluster`. */
    const char* model = nullptr;
    /** To be translated as the steps' texts. */
    const char* title = nullptr;
    std::span<const TourStep> steps;
};

/** One for each model. */
[[nodiscard]] std::span<const Tour> tours();
/** In the language of the moment. */
[[nodiscard]] QString tourText(const char* text);

} // namespace naru::simulator
