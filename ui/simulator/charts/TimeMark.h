// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <QString>

namespace naru::simulator {

/** A moment that charts and timeline show as a flag. */
struct TimeMark
{
    enum class Kind { Change, Bookmark };

    sim::Time at{};
    /** A word or two. */
    QString text;
    Kind kind = Kind::Change;
    friend bool operator==(const TimeMark&, const TimeMark&) = default;
};

} // namespace naru::simulator
