// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "World.h"

#include <functional>

namespace naru::session::test {

/** A state to begin with, by name: `suspended/portal`. */
struct Fixture
{
    QString name;
    std::function<void(World&)> reach;
};
/** Every state, and those that come in kinds in each. */
[[nodiscard]] const std::vector<Fixture>& fixtures();

/** An event by name, `sign-in-failed/refused`, as it comes in a world: with the living number. */
struct Stimulus
{
    QString name;
    std::function<Event(const World&)> make;
};
/** Every kind of event, and those that come in kinds in each. */
[[nodiscard]] const std::vector<Stimulus>& stimuli();

} // namespace naru::session::test
