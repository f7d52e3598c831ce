// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "engine/Settings.h"

#include <QString>

#include <vector>

namespace naru::engine {

/** `naru.conf` of this user: `~/.config/naru/naru.conf`, or where `XDG_CONFIG_HOME` says. */
[[nodiscard]] QString settingsFile();

struct KeptSettings
{
    /** The default stands in for what is missing or wrong. */
    Settings settings;
    /** What is wrong in the file: `SettingInvalid` with key and place, or an error of the file. */
    std::vector<base::Error> problems;
};

/** Reads the settings; the file is not changed. Any thread. */
[[nodiscard]] KeptSettings readSettings(const QString& path);
/** Keeps the user's part of the settings; what did not change stays as it stands in the file.
 * `FileNotWritable`. Any thread. */
[[nodiscard]] base::Result<void> writeSettings(const QString& path, const Settings& settings);

} // namespace naru::engine
