// SPDX-License-Identifier: GPL-3.0-or-later
#include "Settings.h"

#include "engine/SettingsFile.h"

namespace naru::cli {

engine::Settings userSettings(const Console& console)
{
    const engine::KeptSettings kept = engine::readSettings(engine::settingsFile());
    for (const base::Error& problem : kept.problems)
        console.error(problem);
    return kept.settings;
}

} // namespace naru::cli
