// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Location.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace naru::ogs {

/** How long an entry is used, from its first measurement (OGS-22). */
inline constexpr std::chrono::hours defaultCacheLifetime{14 * 24};

/** A gateway as the cache keeps it, in the order of failover. */
struct CachedGateway
{
    QString entry;
    profile::Target target;
    GatewayState state = GatewayState::Measured;
    std::optional<std::chrono::milliseconds> rtt;
    friend bool operator==(const CachedGateway&, const CachedGateway&) = default;
};

/** What is known of one location (OGS-32). */
struct CacheEntry
{
    /** All pairs that were present when it was measured; a hit adds none. */
    std::vector<LocationKey> keys;
    base::SystemTime measuredAt{};
    std::vector<CachedGateway> order;
    /** Entry name of the choice. */
    QString selected;
    /** `gatewaySetFingerprint` of the profile then (OGS-35). */
    QByteArray gatewaySet;
    friend bool operator==(const CacheEntry&, const CacheEntry&) = default;
};

/** Identity of a profile's set of gateways: changes with any name, target or group, not with the order. */
[[nodiscard]] QByteArray gatewaySetFingerprint(const profile::Profile& profile);

enum class Staleness { Expired, FromTheFuture, GatewaysChanged };

struct CacheHit
{
    CacheEntry entry;
    /** The pair that matched (OGS-36). */
    LocationKey matched;
};
struct CacheStale
{
    CacheEntry entry;
    LocationKey matched;
    Staleness reason;
};
struct CacheMiss
{};
using CacheAnswer = std::variant<CacheHit, CacheStale, CacheMiss>;

/** The location cache: a value; `store` keeps it in a file. */
class Cache
{
public:
    /** Places that are remembered; beyond these the oldest is forgotten. */
    static constexpr std::size_t maxEntries = 256;

    Cache() = default;
    explicit Cache(std::vector<CacheEntry> entries);

    [[nodiscard]] const std::vector<CacheEntry>& entries() const { return m_entries; }
    /** One matching pair is enough (OGS-31); among several the youngest usable entry answers. */
    [[nodiscard]] CacheAnswer find(const Location& location, const QByteArray& gatewaySet,
                                   base::SystemTime now,
                                   base::Nanoseconds lifetime = defaultCacheLifetime) const;
    /** Why an entry would not be used now, if so. */
    [[nodiscard]] static std::optional<Staleness> staleness(const CacheEntry& entry,
                                                            const QByteArray& gatewaySet,
                                                            base::SystemTime now, base::Nanoseconds lifetime);
    /** Adds the entry; entries that share a pair with it are replaced. */
    void insert(CacheEntry entry);
    /** Removes the entries that hold this pair; false where there is none. */
    bool forget(const LocationKey& key);
    void clear();

    friend bool operator==(const Cache&, const Cache&) = default;

private:
    std::vector<CacheEntry> m_entries;
};

} // namespace naru::ogs
