// SPDX-License-Identifier: GPL-3.0-or-later
#include "TakeoverKeys.h"

#include "profile/FieldValue.h"

#include <algorithm>

namespace naru::engine {

namespace {

using profile::Preference;
using profile::ReconnectBehavior;
using profile::UserSwitches;

const QString on = QStringLiteral("true");
const QString off = QStringLiteral("false");
const QString reconnect = QStringLiteral("reconnect");
const QString disconnect = QStringLiteral("disconnect");

QString saySwitch(const std::optional<bool>& value)
{
    if (!value)
        return {};
    return *value ? on : off;
}

std::optional<QString> understandSwitch(const QString& value)
{
    const profile::Understood<bool> understood = profile::readBoolean(value);
    return understood.value ? std::optional(*understood.value ? on : off) : std::nullopt;
}

std::optional<QString> understandBehavior(const QString& value)
{
    if (value == u"ReconnectAfterResume")
        return reconnect;
    return value == u"DisconnectOnSuspend" ? std::optional(disconnect) : std::nullopt;
}

std::optional<QString> understandName(const QString& value)
{
    return tunnel::isKnownName(value) ? std::optional(value) : std::nullopt;
}

QString sayBehavior(const Settings& settings)
{
    const std::optional<ReconnectBehavior>& behavior = settings.connection.reconnectBehavior;
    if (!behavior)
        return {};
    return *behavior == ReconnectBehavior::ReconnectAfterResume ? reconnect : disconnect;
}

void takeBehavior(const QString& text, Settings& settings)
{
    settings.connection.reconnectBehavior =
        text == reconnect ? ReconnectBehavior::ReconnectAfterResume : ReconnectBehavior::DisconnectOnSuspend;
}

/** A switch of `Settings::connection`. */
template <std::optional<bool> UserSwitches::*member>
constexpr TakeoverKey switchKey(Preference what, const char* key)
{
    return {what, key, understandSwitch,
            [](const Settings& settings) { return saySwitch(settings.connection.*member); },
            [](const QString& text, Settings& settings) { settings.connection.*member = text == on; }};
}

/** A name of `Settings::user`. */
template <QString tunnel::KnownUser::*member>
constexpr TakeoverKey nameKey(Preference what, const char* key)
{
    return {what, key, understandName, [](const Settings& settings) { return settings.user.*member; },
            [](const QString& text, Settings& settings) { settings.user.*member = text; }};
}

const TakeoverKey keys[] = {
    {Preference::AutomaticSelection, "selection/automatic", understandSwitch,
     [](const Settings& settings) { return saySwitch(settings.automaticSelection); },
     [](const QString& text, Settings& settings) { settings.automaticSelection = text == on; }},
    switchKey<&UserSwitches::connectOnStart>(Preference::ConnectOnStart, "connection/onStart"),
    switchKey<&UserSwitches::autoReconnect>(Preference::AutoReconnect, "connection/reconnect"),
    {Preference::ReconnectBehavior, "connection/afterSleep", understandBehavior, sayBehavior, takeBehavior},
    nameKey<&tunnel::KnownUser::userName>(Preference::UserName, "signIn/user"),
    nameKey<&tunnel::KnownUser::secondUserName>(Preference::SecondUserName, "signIn/secondUser"),
    nameKey<&tunnel::KnownUser::group>(Preference::Group, "signIn/group"),
};

} // namespace

const TakeoverKey* takeoverKey(Preference what)
{
    const auto* found = std::ranges::find(keys, what, &TakeoverKey::what);
    return found == std::end(keys) ? nullptr : found;
}

} // namespace naru::engine
