// SPDX-License-Identifier: GPL-3.0-or-later
#include "EnginePrivate.h"
#include "engine/Takeover.h"
#include "store/PreferencesFile.h"

namespace naru::engine {

namespace {

store::PreferencesFile fileIn(const QString& dataFolder)
{
    return store::PreferencesFile(dataFolder + QStringLiteral("/preferences_global.xml"));
}

} // namespace

QString previousGateway(const QString& dataFolder)
{
    const base::Result<store::Preferences> kept = fileIn(dataFolder).load();
    return kept ? kept->lastGateway : QString();
}

base::Result<void> keepPreviousGateway(const QString& dataFolder, const QString& entry)
{
    const auto kept =
        fileIn(dataFolder).update([&](store::Preferences& preferences) { preferences.lastGateway = entry; });
    if (!kept)
        return std::unexpected(kept.error());
    return {};
}

void Engine::Private::setPreviousGateway(const QString& entry)
{
    // A session that is there already has its own memory of the last one; what was chosen since counts more.
    m_chosen = entry;
    m_keeper.updatePreferences([&](store::Preferences& preferences) { preferences.lastGateway = entry; });
}

} // namespace naru::engine
