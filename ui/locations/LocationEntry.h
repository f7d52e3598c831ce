// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Place.h"

#include <optional>
#include <vector>

namespace naru::locations {

/** A cached entry as the page shows it. */
struct LocationEntry
{
    ogs::CacheEntry entry;
    /** The pair by which it is the place where the user is now (OGS-31, OGS-36). */
    std::optional<ogs::LocationKey> matched;
    /** Why it would not be used. */
    std::optional<ogs::Staleness> staleness;
    /** Since it was measured; negative where it comes from the future. */
    base::Nanoseconds age{0};
    base::SystemTime expiresAt{};
    /** How much of its life is over, 0..1. */
    double ageShare = 0;
    /** Will be used, but not much longer: the last day of its life, or the last tenth of a shorter one. */
    bool nearlyOver = false;

    friend bool operator==(const LocationEntry&, const LocationEntry&) = default;
};

using Whereabouts = kit::Place::Kind;

/** All that the page shows, made of values. */
struct LocationsPicture
{
    Whereabouts whereabouts = Whereabouts::Unknown;
    /** The one that matches first, then those that are used, then the stale ones; each youngest first. */
    std::vector<LocationEntry> entries;
    /** Pairs of all entries. */
    int pairs = 0;

    /** Nothing where no entry matches. */
    [[nodiscard]] const LocationEntry* here() const;
    friend bool operator==(const LocationsPicture&, const LocationsPicture&) = default;
};

/** `gatewaySet` is the profile's; nothing without a profile: then no entry is called changed. */
[[nodiscard]] LocationsPicture locationsPicture(const ogs::Cache& cache, const ogs::Location& location,
                                                const std::optional<QByteArray>& gatewaySet,
                                                base::SystemTime now, base::Nanoseconds lifetime);

} // namespace naru::locations
