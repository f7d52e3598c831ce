// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace naru::sim::cluster {

/** What a cluster makes of a feature (A73). */
enum class FeatureSupport {
    /** Its state is replicated to other nodes. */
    Replicated,
    /** It works, its state is on one node only. */
    NotReplicated,
    /** Only the control node does it. */
    Centralised,
    /** Every node does it by itself. */
    PerNode,
    Unsupported,
};

struct Feature
{
    std::string_view name;
    FeatureSupport support;
};

/** The features that the documents name. */
[[nodiscard]] std::span<const Feature> features();
/** Nothing for a name that the documents do not have. */
[[nodiscard]] std::optional<FeatureSupport> supportOf(std::string_view name);

} // namespace naru::sim::cluster
