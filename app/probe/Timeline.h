// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Measurement.h"

#include <optional>

namespace naru::probe {

/** The moments of one connection; those that were not reached are not known. */
struct Timeline
{
    base::SteadyTime started{};
    std::optional<base::SteadyTime> connected;
    std::optional<base::SteadyTime> secured;
    std::optional<base::SteadyTime> requested;
    std::optional<base::SteadyTime> firstByte;
    std::optional<base::SteadyTime> ended;

    /**
     * It ended at this moment. The end is seen by an observer of its own, which may be quicker than the event
     * loop: moments that the loop has noted behind it become the same.
     */
    void end(base::SteadyTime at);
    /** The times between them, without the lookup. */
    [[nodiscard]] ogs::ProbeParts parts() const;
    /** SYN to the end (OGS-03). */
    [[nodiscard]] std::optional<base::Nanoseconds> value() const;
};

} // namespace naru::probe
