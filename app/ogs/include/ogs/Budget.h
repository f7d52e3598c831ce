// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>

#include <chrono>
#include <map>
#include <vector>

namespace naru::ogs {

/** Connections that were made to an address at a time. */
struct ConnectionCount
{
    QString address;
    base::SystemTime at{};
    int connections = 0;
    friend bool operator==(const ConnectionCount&, const ConnectionCount&) = default;
};

/**
 * Connections that an address may still take: gateways ban whom they see too often (ocserv, as shipped,
 * from the 80th on). Counted over all runs within `window`. A value; the prober asks it before each start.
 */
class Budget
{
public:
    static constexpr int limit = 60;
    static constexpr std::chrono::minutes window{20};

    Budget() = default;
    /** From what was made before; counts older than the window at `now`, or from the future, are left out. */
    Budget(const std::vector<ConnectionCount>& made, base::SystemTime now);

    /** One more target of this run lives at the address. */
    void addTarget(const QString& address);
    /**
     * Whether a target's probe number `index` may connect. The first may while anything is left; a later one
     * only while one connection for each target stays in reserve, so that a second run is possible.
     * Counts the connection where it answers true.
     */
    [[nodiscard]] bool take(const QString& address, int index);
    /** The run's preflight: only while its address has more left than its targets need. */
    [[nodiscard]] bool takePreflight(const QString& address);
    [[nodiscard]] int used(const QString& address) const;

    friend bool operator==(const Budget&, const Budget&) = default;

private:
    std::map<QString, int> m_used;
    std::map<QString, int> m_targets;
};

} // namespace naru::ogs
