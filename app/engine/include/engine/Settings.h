// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/UserSettings.h"
#include "ogs/Verdict.h"
#include "profile/UserSwitches.h"
#include "tunnel/FormPrefill.h"
#include "tunnel/TunnelSettings.h"

#include <chrono>
#include <optional>

namespace naru::engine {

/** How a run is made: what the user set (`readSettings`, or the arguments of a command), and what is not
 * theirs.
 */
struct Settings : ogs::UserSettings
{
    tunnel::TunnelSettings tunnel;
    profile::UserSwitches connection;
    /** Stands in sign-in forms at first; an empty name: nothing does. */
    tunnel::KnownUser user;
    int maxSockets = 512;
    /** Where a sign-in page of the network was suspected: how soon it is looked at again; doubles up to 5
     * min. */
    std::chrono::milliseconds portalRecheck = std::chrono::seconds(10);
    friend bool operator==(const Settings&, const Settings&) = default;
};

/** How a tunnel is made where the user chose no way: by `Root` for those who are root, else by `Pkexec`. */
[[nodiscard]] tunnel::BackendChoice usualBackend();

/** What one run is asked to do beyond the settings. */
struct RunRequest
{
    ogs::Trigger trigger = ogs::Trigger::Connection;
    /** Neither asks nor fills the cache. */
    bool noCache = false;
    /** Measures although the location is known ("Measure here"), and renews its entry. */
    bool measureHere = false;
    /** Stands in for the machine's own. */
    std::optional<ogs::Location> location;
};

} // namespace naru::engine
