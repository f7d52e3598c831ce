// SPDX-License-Identifier: GPL-3.0-or-later
#include "SettingKeys.h"

#include "ogs/Codes.h"

namespace naru::store {

using std::chrono::days;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

using Said = std::optional<QString>;

template <class Value, class Target>
bool assign(const std::optional<Value>& value, Target& target)
{
    if (value)
        target = *value;
    return value.has_value();
}

std::optional<bool> readSwitch(const QString& text)
{
    if (text == QLatin1String("true"))
        return true;
    if (text == QLatin1String("false"))
        return false;
    return std::nullopt;
}

QString switchText(bool value)
{
    return value ? QStringLiteral("true") : QStringLiteral("false");
}

/** A whole number of `Unit`s between two bounds. */
template <class Unit>
std::optional<Unit> readDuration(const QString& text, Unit shortest, Unit longest)
{
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    if (!isNumber || Unit(count) < shortest || Unit(count) > longest)
        return std::nullopt;
    return Unit(count);
}

template <class Unit>
QString durationText(base::Nanoseconds value)
{
    return QString::number(std::chrono::duration_cast<Unit>(value).count());
}

std::optional<tunnel::BackendChoice> readBackend(const QString& text)
{
    const auto choice = tunnel::BackendChoice::fromText(text);
    return choice ? std::optional(*choice) : std::nullopt;
}

std::optional<QString> readUserAgent(const QString& text)
{
    return tunnel::isUserAgent(text) ? std::optional(text) : std::nullopt;
}

std::optional<QString> readName(const QString& text)
{
    return tunnel::isKnownName(text) ? std::optional(text) : std::nullopt;
}

Said nameSaid(const QString& name)
{
    return name.isEmpty() ? std::nullopt : Said(name);
}

const QString reconnectAfterSleep = QStringLiteral("reconnect");
const QString disconnectOnSleep = QStringLiteral("disconnect");

std::optional<profile::ReconnectBehavior> readBehavior(const QString& text)
{
    if (text == reconnectAfterSleep)
        return profile::ReconnectBehavior::ReconnectAfterResume;
    if (text == disconnectOnSleep)
        return profile::ReconnectBehavior::DisconnectOnSuspend;
    return std::nullopt;
}

Said switchSaid(const std::optional<bool>& value)
{
    return value ? Said(switchText(*value)) : std::nullopt;
}

Said behaviorSaid(const std::optional<profile::ReconnectBehavior>& value)
{
    if (!value)
        return std::nullopt;
    return *value == profile::ReconnectBehavior::ReconnectAfterResume ? reconnectAfterSleep
                                                                      : disconnectOnSleep;
}

/** What the window reads for itself (`shell::Preferences`): here it is only checked, and never written. */
constexpr SettingKey windowKey(const char* name, const char* allowed,
                               bool (*isAllowed)(const QString& text, UserSettings& settings))
{
    return {name, allowed, isAllowed, [](const UserSettings&) { return Said(); }};
}

bool isSwitch(const QString& text, UserSettings& /*settings*/)
{
    return readSwitch(text).has_value();
}

constexpr SettingKey keys[] = {
    {"selection/automatic", "true or false; without the key the profile decides",
     [](const QString& text, UserSettings& s) { return assign(readSwitch(text), s.automaticSelection); },
     [](const UserSettings& s) { return switchSaid(s.automaticSelection); }},
    {"selection/rank", "ogs or tcp",
     [](const QString& text, UserSettings& s) { return assign(ogs::rankByFromCode(text), s.rankBy); },
     [](const UserSettings& s) { return Said(ogs::code(s.rankBy)); }},
    {"selection/probe", "https or http",
     [](const QString& text, UserSettings& s) { return assign(ogs::probeKindFromCode(text), s.kind); },
     [](const UserSettings& s) { return Said(ogs::code(s.kind)); }},
    {"selection/sequential", "true or false",
     [](const QString& text, UserSettings& s) { return assign(readSwitch(text), s.sequential); },
     [](const UserSettings& s) { return Said(switchText(s.sequential)); }},
    {"selection/deadlineSeconds", "1 to 60",
     [](const QString& text, UserSettings& s) {
         return assign(readDuration(text, ogs::shortestDeadline, ogs::longestDeadline), s.deadline);
     },
     [](const UserSettings& s) { return Said(durationText<seconds>(s.deadline)); }},
    {"selection/cacheDays", "1 to 365",
     [](const QString& text, UserSettings& s) {
         return assign(readDuration(text, ogs::shortestLifetime, ogs::longestLifetime), s.cacheLifetime);
     },
     [](const UserSettings& s) { return Said(durationText<days>(s.cacheLifetime)); }},
    {"selection/reconnectionCounts", "true or false",
     [](const QString& text, UserSettings& s) { return assign(readSwitch(text), s.reconnectionCounts); },
     [](const UserSettings& s) { return Said(switchText(s.reconnectionCounts)); }},
    {"watch/intervalMinutes", "15 to 1440; without the key the watch is off",
     [](const QString& text, UserSettings& s) {
         return assign(readDuration(text, ogs::shortestWatch, ogs::longestWatch), s.watch);
     },
     [](const UserSettings& s) { return s.watch ? Said(durationText<minutes>(*s.watch)) : std::nullopt; }},
    {"proxy/address",
     "http://HOST:PORT without user and password; without the key the machine's own proxy is used",
     [](const QString& text, UserSettings& s) { return assign(ogs::Proxy::parse(text), s.proxy); },
     [](const UserSettings& s) { return s.proxy ? Said(s.proxy->text()) : std::nullopt; }},
    {"connection/onStart", "true or false; without the key the profile decides",
     [](const QString& text, UserSettings& s) {
         return assign(readSwitch(text), s.connection.connectOnStart);
     },
     [](const UserSettings& s) { return switchSaid(s.connection.connectOnStart); }},
    {"connection/reconnect", "true or false; without the key the profile decides",
     [](const QString& text, UserSettings& s) {
         return assign(readSwitch(text), s.connection.autoReconnect);
     },
     [](const UserSettings& s) { return switchSaid(s.connection.autoReconnect); }},
    {"connection/afterSleep", "reconnect or disconnect; without the key the profile decides",
     [](const QString& text, UserSettings& s) {
         return assign(readBehavior(text), s.connection.reconnectBehavior);
     },
     [](const UserSettings& s) { return behaviorSaid(s.connection.reconnectBehavior); }},
    {"signIn/user", "1 to 256 characters; without the key no name stands in the form",
     [](const QString& text, UserSettings& s) { return assign(readName(text), s.user.userName); },
     [](const UserSettings& s) { return nameSaid(s.user.userName); }},
    {"signIn/secondUser", "1 to 256 characters; without the key no second name stands in the form",
     [](const QString& text, UserSettings& s) { return assign(readName(text), s.user.secondUserName); },
     [](const UserSettings& s) { return nameSaid(s.user.secondUserName); }},
    {"signIn/group", "1 to 256 characters; without the key the gateway's own choice stands in the form",
     [](const QString& text, UserSettings& s) { return assign(readName(text), s.user.group); },
     [](const UserSettings& s) { return nameSaid(s.user.group); }},
    {"tunnel/backend", "pkexec, root, socks:PORT or none",
     [](const QString& text, UserSettings& s) { return assign(readBackend(text), s.tunnel.backend); },
     [](const UserSettings& s) { return s.tunnel.backend ? Said(s.tunnel.backend->text()) : std::nullopt; }},
    {"tunnel/userAgent", "1 to 256 printable ASCII characters; without the key OpenConnect's own name",
     [](const QString& text, UserSettings& s) { return assign(readUserAgent(text), s.tunnel.userAgent); },
     [](const UserSettings& s) { return s.tunnel.userAgent; }},
    {"tunnel/dtls", "true or false",
     [](const QString& text, UserSettings& s) { return assign(readSwitch(text), s.tunnel.dtls); },
     [](const UserSettings& s) { return Said(switchText(s.tunnel.dtls)); }},
    windowKey("window/language", "ko or en; without the key the system's",
              [](const QString& text, UserSettings&) {
                  return text == QLatin1String("ko") || text == QLatin1String("en");
              }),
    windowKey("window/theme", "light or dark; without the key the system's",
              [](const QString& text, UserSettings&) {
                  return text == QLatin1String("light") || text == QLatin1String("dark");
              }),
    windowKey("window/reduceMotion", "true or false", isSwitch),
    windowKey("window/trayIsKnown", "true or false", isSwitch),
};

} // namespace

std::span<const SettingKey> settingKeys()
{
    return keys;
}

} // namespace naru::store
