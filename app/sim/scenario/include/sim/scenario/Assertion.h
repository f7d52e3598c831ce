// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Fields.h"
#include "sim/scenario/Run.h"

#include <array>

namespace naru::sim {

enum class Comparison { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual, About };

inline constexpr std::array Comparisons{
    Choice{Comparison::Equal, "=="},    Choice{Comparison::NotEqual, "!="},
    Choice{Comparison::Less, "<"},      Choice{Comparison::LessOrEqual, "<="},
    Choice{Comparison::Greater, ">"},   Choice{Comparison::GreaterOrEqual, ">="},
    Choice{Comparison::About, "about"},
};

/**
 * What a scenario says about its outcome. `value` asks for a figure:
 * `mean(m)`, `p50(m)`, `p95(m)`, `p99(m)`, `greatest(m)`, `count(m)`, `low(m)`, `high(m)` (the ends of the
 * interval) of a metric; `at(s, 12s)`, `last(s)`, and `min(s)`, `max(s)`, `sum(s)`, `average(s)` of a series,
 * the latter four also between two moments as `max(s, 10s, 20s)`. `at` takes the window that ends at or next
 * after the moment. `to` is a number, a text with a unit, or another figure.
 */
struct Assertion
{
    Text text;
    std::string value;
    Comparison is = Comparison::Equal;
    Node to;
    /** For `about`: how far off the value may be, as a share of `to`. */
    double within = 0.05;

    void fields(Fields& fields);
};

struct AssertionResult
{
    Text text;
    bool holds = false;
    /** Nothing where the run has no such figure: then the assertion does not hold. */
    std::optional<double> value;
    std::optional<double> wanted;
};

/** What the assertion asks for and the run can't have; before a run has begun, too. */
[[nodiscard]] std::optional<Problem> checkAssertion(const Assertion& assertion, const Report& report,
                                                    const Recorder& recorder);
[[nodiscard]] AssertionResult evaluate(const Assertion& assertion, const Report& report,
                                       const Recorder& recorder);

} // namespace naru::sim
