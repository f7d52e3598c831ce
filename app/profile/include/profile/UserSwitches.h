// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Profile.h"

#include <optional>

namespace naru::profile {

/** The user's own switches of connecting; nothing: as the profile says. Each counts only where the profile
 * leaves it to the user (`UserControllable`). */
struct UserSwitches
{
    std::optional<bool> connectOnStart;
    std::optional<bool> autoReconnect;
    std::optional<ReconnectBehavior> reconnectBehavior;
    friend bool operator==(const UserSwitches&, const UserSwitches&) = default;
};

/** Whether the start of the program connects. */
[[nodiscard]] bool connectsOnStart(const ConnectOnStart& profile, const UserSwitches& user);
/** Whether a lost connection is made again. */
[[nodiscard]] bool reconnects(const AutoReconnect& profile, const UserSwitches& user);
/** What a sleep does; `DisconnectOnSuspend` also where nothing is reconnected. */
[[nodiscard]] ReconnectBehavior sleepBehavior(const AutoReconnect& profile, const UserSwitches& user);

} // namespace naru::profile
