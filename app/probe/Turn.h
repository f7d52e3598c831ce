// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <compare>
#include <optional>

namespace naru::probe {

/** What is known of a target when its next probe could start. */
struct TurnFacts
{
    /** Number of that probe. */
    int probe = 0;
    /** Lowest value so far; nothing where no probe has ended with one. */
    std::optional<base::Nanoseconds> best{};
    /** It has sent a SYN/ACK. */
    bool answered = false;
    /** Since its first SYN. */
    base::Nanoseconds running{0};
};

/**
 * Whose probe starts next where several could: the lesser one's. First each target has its first probe, in
 * the profile's order; then the nearest have their further ones first, so that where the time does not
 * suffice for all, those that may be chosen have been measured best. Where the first SYN was not answered it
 * may have been lost: a second one goes before all others, a third one has no such haste.
 */
struct Turn
{
    bool further = false;
    /** The value that is to be expected, at least; 0 where nothing is known. */
    base::Nanoseconds expected{0};

    [[nodiscard]] static Turn of(const TurnFacts& facts)
    {
        if (facts.probe == 0 || (facts.probe == 1 && !facts.answered))
            return {facts.probe > 0, base::Nanoseconds{0}};
        return {true, facts.best.value_or(facts.running)};
    }
    friend auto operator<=>(const Turn&, const Turn&) = default;
};

} // namespace naru::probe
