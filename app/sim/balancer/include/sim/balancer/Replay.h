// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Chooser.h"
#include "sim/kernel/Random.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace naru::sim::balancer {

/** A word of a script that could not be done. */
struct BadStep
{
    enum class Reason {
        /** No such word. */
        Unknown,
        /** The connection was never opened, found no server, or is closed already. */
        NotOpen,
        NoSuchServer,
        WeightOutOfRange,
    };
    Reason reason;
    std::string word;
};

/** The server that took an opening, counted from 0; nothing where there was none to take it. */
using Chosen = std::optional<MemberIndex>;

/**
 * Carries out a script of words between blanks: `o` opens a connection, `cN` closes the N-th opened, `dN`
 * takes server N down and `uN` up again, `wN=W` gives it a weight; servers and connections count from 1.
 * @return the choice of each opening, in order
 */
[[nodiscard]] std::expected<std::vector<Chosen>, BadStep> replay(Chooser& chooser, std::string_view script,
                                                                 Random& random);
/** The choice for one new connection of each client, none of which is kept open. */
[[nodiscard]] std::vector<Chosen> replay(Chooser& chooser, std::span<const std::uint32_t> sources,
                                         Random& random);

} // namespace naru::sim::balancer
