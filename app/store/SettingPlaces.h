// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace naru::store {

/** Where things stand in an INI file: QSettings reads the values, but does not say their places. */
struct SettingPlaces
{
    /** By `group/key`; where a key is repeated, its last place, whose value counts. */
    std::map<QString, base::Place> keys;
    /** The first line that is neither a group, a key with its value, a comment nor empty. */
    std::optional<base::Place> malformed;

    [[nodiscard]] static SettingPlaces of(const QByteArray& text);
};

} // namespace naru::store
