// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Frame.h"

#include <span>
#include <string_view>

namespace naru::simulator {

/** A column of the live table: where its number comes from, and what it is called. */
struct NodeColumn
{
    enum class Source {
        /** A figure of the element. */
        Figure,
        /** A figure of a link that begins or ends at the element, summed up. */
        Link,
        /** The greatest value of a series up to now; `*` stands for the element's name. */
        GreatestOfSeries,
        /** A figure of the report; `*` likewise. */
        Metric,
    };

    Source source = Source::Figure;
    std::string_view code;
    /** To be spoken(). */
    const char* heading = "";
    /** As the models write units. */
    std::string_view unit = "1";
    /** Something went wrong where it is not 0. */
    bool isFailure = false;
    /** Shown for A and B when two runs are compared. */
    bool isCompared = false;
    /** The numbers of all rows may be summed up. */
    bool isSum = true;
};

/** What is shown of elements of that kind; empty for a kind that has no numbers. */
[[nodiscard]] std::span<const NodeColumn> nodeColumns(std::string_view model, std::string_view kind);
/** Kinds that have a table, in the order in which they matter. */
[[nodiscard]] std::span<const std::string_view> nodeKinds(std::string_view model);
/** The number in a cell; nothing where the run doesn't have it. */
[[nodiscard]] std::optional<double> nodeFigure(const NodeColumn& column, const sim::Element& element,
                                               const Side& side);

} // namespace naru::simulator
