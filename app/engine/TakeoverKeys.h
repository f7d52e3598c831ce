// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Settings.h"
#include "profile/ClientPreferences.h"

#include <QString>

#include <optional>

namespace naru::engine {

/** A setting that another client's preferences have, too. */
struct TakeoverKey
{
    profile::Preference what;
    /** In `naru.conf`. */
    const char* key;
    /** The value as `naru.conf` says it; nothing where the client's is none that it may be. */
    std::optional<QString> (*understand)(const QString& value);
    /** As the settings have it, said so; empty where nothing is set. */
    QString (*say)(const Settings& settings);
    /** Takes what `understand` returned. */
    void (*take)(const QString& text, Settings& settings);
};

/** Null for what is no setting: the gateway. */
[[nodiscard]] const TakeoverKey* takeoverKey(profile::Preference what);

} // namespace naru::engine
