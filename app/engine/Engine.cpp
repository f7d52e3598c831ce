// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/Engine.h"

#include "EnginePrivate.h"
#include "engine/ProfileFile.h"

#include <utility>

namespace naru::engine {

Engine::Engine(Places places, const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_places(std::move(places))
    , m_clock(clock)
{}

Engine::~Engine() = default;

template <class Wish>
void Engine::post(Wish wish)
{
    QMetaObject::invokeMethod(this, [this, wish = std::move(wish)] {
        if (!d)
            d = std::make_unique<Private>(*this, m_places, m_clock);
        wish(*d);
    });
}

void Engine::openProfiles(const QStringList& files)
{
    post([this, files](Private& mine) {
        std::vector<profile::Profile> profiles;
        for (const QString& file : files) {
            auto profile = readProfileFile(file);
            if (!profile) {
                Q_EMIT failed(profile.error());
                return;
            }
            profiles.push_back(std::move(*profile));
        }
        mine.useProfile(std::make_shared<profile::Profile>(profile::merge(profiles)), files);
    });
}

void Engine::useProfile(const profile::Profile& profile)
{
    post([profile](Private& mine) { mine.useProfile(std::make_shared<profile::Profile>(profile), {}); });
}

void Engine::setSettings(const Settings& settings)
{
    post([settings](Private& mine) { mine.setSettings(settings); });
}

void Engine::keepSettings(const Settings& settings)
{
    post([settings](Private& mine) { mine.keepSettings(settings); });
}

void Engine::run(const RunRequest& request)
{
    post([request](Private& mine) { mine.run(request); });
}

void Engine::stop()
{
    post([](Private& mine) { mine.stop(); });
}

void Engine::forgetLocation(const ogs::LocationKey& key)
{
    post([key](Private& mine) { mine.forgetLocation(key); });
}

void Engine::clearLocations()
{
    post([](Private& mine) { mine.clearLocations(); });
}

void Engine::readHistory(base::SystemTime since)
{
    post([since](Private& mine) { mine.readHistory(since); });
}

void Engine::refreshNetwork()
{
    post([](Private& mine) { mine.refreshNetwork(); });
}

void Engine::readLocations()
{
    post([](Private& mine) { mine.tellLocations(); });
}

} // namespace naru::engine
