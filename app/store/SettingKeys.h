// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/UserSettings.h"

#include <QString>

#include <optional>
#include <span>

namespace naru::store {

/** One key of `naru.conf` and the setting that it stands for. */
struct SettingKey
{
    /** `group/key`. */
    const char* name;
    /** What a value may be, for whoever has to correct one. */
    const char* allowed;
    /** Takes a value from the file; false, and nothing taken, where it is not allowed. */
    bool (*take)(const QString& text, UserSettings& settings);
    /** The setting as the file says it; nothing where the file is to say nothing. */
    std::optional<QString> (*say)(const UserSettings& settings);
};

/** All that `naru.conf` keeps of the user's settings. */
[[nodiscard]] std::span<const SettingKey> settingKeys();

} // namespace naru::store
