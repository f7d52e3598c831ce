// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/UserSwitches.h"

namespace naru::profile {

namespace {

template <class Value>
Value decided(bool userControllable, const std::optional<Value>& user, Value profile)
{
    return userControllable ? user.value_or(profile) : profile;
}

} // namespace

bool connectsOnStart(const ConnectOnStart& profile, const UserSwitches& user)
{
    return decided(profile.userControllable, user.connectOnStart, profile.enabled);
}

bool reconnects(const AutoReconnect& profile, const UserSwitches& user)
{
    return decided(profile.userControllable, user.autoReconnect, profile.enabled);
}

ReconnectBehavior sleepBehavior(const AutoReconnect& profile, const UserSwitches& user)
{
    if (!reconnects(profile, user))
        return ReconnectBehavior::DisconnectOnSuspend;
    return decided(profile.behaviorUserControllable, user.reconnectBehavior, profile.behavior);
}

} // namespace naru::profile
