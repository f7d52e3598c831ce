// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace naru::profile {

// Bounds that a hostile file meets; those of `Document::open` hold as well.
inline constexpr qint64 maxPreferencesBytes = 1024 * 1024;
/** More entries are left out. */
inline constexpr std::size_t maxPreferences = 256;

/** What of a Cisco client's preferences this program has, too. */
enum class Preference {
    AutomaticSelection,
    ConnectOnStart,
    AutoReconnect,
    ReconnectBehavior,
    /** `DefaultHostName`, `DefaultHostAddress`, `DefaultHost`: the gateway that was used last. */
    Gateway,
    UserName,
    SecondUserName,
    Group,
};

/** What can be done with an entry of such a file here. */
enum class PreferenceUse {
    /** It can be taken over. */
    Takes,
    /** It is set so already. */
    IsSo,
    /** An entry before it says the same thing. */
    Outranked,
    /** Its value is none that such an entry may have. */
    Invalid,
    /** The open profile has no such gateway. */
    NoSuchGateway,
    /** Nothing of the kind exists here. */
    NotUsed,
    /** It may hold a secret or the print of a certificate, or nobody knows what: it was not read. */
    NotRead,
};

/** An element of the file that says something. */
struct ClientPreference
{
    /** Below the root, like `ControllablePreferences/AutoConnectOnStart`. */
    QString element;
    /** Nothing where this program has no such thing. */
    std::optional<Preference> what;
    /** Without the blanks around it; nothing where it is not read, see `PreferenceUse::NotRead`. */
    std::optional<QString> value;
    base::Place place;
    friend bool operator==(const ClientPreference&, const ClientPreference&) = default;
};

/**
 * Reads what AnyConnect and Secure Client keep of a user's choices, or of those of all users:
 * `~/.anyconnect`, `preferences.xml`, `preferences_global.xml`. In the file's order; elements without a value
 * are left out. Values are taken of elements that are known to be harmless, and of no other. Pure.
 *
 * Errors: those of `Document::open`; `FileTooLarge` beyond `maxPreferencesBytes`; `NotPreferences` for
 * another root, and for this program's own file of that name: the subject is the root element.
 */
[[nodiscard]] base::Result<std::vector<ClientPreference>> readClientPreferences(const QByteArray& bytes);

} // namespace naru::profile
