// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/UserSettings.h"
#include "profile/UserSwitches.h"
#include "tunnel/FormPrefill.h"
#include "tunnel/TunnelSettings.h"

namespace naru::store {

/** All that `naru.conf` keeps of what a user set, but for what the window remembers of itself. */
struct UserSettings : ogs::UserSettings
{
    tunnel::TunnelSettings tunnel;
    profile::UserSwitches connection;
    /** Stands in sign-in forms at first; an empty name: nothing does. */
    tunnel::KnownUser user;
    friend bool operator==(const UserSettings&, const UserSettings&) = default;
};

} // namespace naru::store
