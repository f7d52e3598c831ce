// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

#include <QCoreApplication>

#include <optional>

namespace naru::kit {

/** What is known of the place where the user is, or of another location (OGS-31, OGS-35). */
class Place final
{
    Q_DECLARE_TR_FUNCTIONS(naru::kit::Place)

public:
    enum class Kind {
        /** No pair of suffix and server. */
        Unknown,
        /** No entry matches. */
        New,
        /** An entry matches and is used. */
        Known,
        /** An entry matches and is not used: expired, from the future, or the gateways changed. */
        Stale,
    };

    Kind kind = Kind::Unknown;
    /** The entry that matches, the pair by which it does, and why it would not be used. */
    std::optional<ogs::CacheEntry> entry;
    std::optional<ogs::LocationKey> matched;
    std::optional<ogs::Staleness> staleness;

    /** `gatewaySet` is the profile's; nothing without a profile: then no entry is called changed. */
    [[nodiscard]] static Place of(const ogs::Cache& cache, const ogs::Location& location,
                                  const std::optional<QByteArray>& gatewaySet, base::SystemTime now,
                                  base::Nanoseconds lifetime);
    /** Of the profile; nothing for a null one. */
    [[nodiscard]] static std::optional<QByteArray> gatewaySetOf(const engine::ProfilePtr& profile);
    /** `home.example | 192.168.1.1`. */
    [[nodiscard]] static QString text(const ogs::LocationKey& key);
};

} // namespace naru::kit
