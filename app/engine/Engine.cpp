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
        auto read = readProfileFiles(files);
        if (read)
            mine.useProfile(std::make_shared<profile::Profile>(std::move(read->profile)), read->settings,
                            files);
        else
            Q_EMIT failed(read.error());
    });
}

void Engine::useProfile(const profile::Profile& profile, const profile::ConnectionSettings& settings)
{
    post([profile, settings](Private& mine) {
        mine.useProfile(std::make_shared<profile::Profile>(profile), settings, {});
    });
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

void Engine::setPreviousGateway(const QString& entry)
{
    post([entry](Private& mine) { mine.setPreviousGateway(entry); });
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

void Engine::setConnectionOptions(const ConnectionOptions& options)
{
    post([options](Private& mine) { mine.connector().setOptions(options); });
}

void Engine::connectGateway(const ConnectRequest& request)
{
    post([request](Private& mine) { mine.connectGateway({request.entry, request.trigger}); });
}

void Engine::disconnectGateway()
{
    post([](Private& mine) { mine.disconnectGateway(); });
}

void Engine::answerForm(const tunnel::FormAnswer& answer, bool remember)
{
    post([answer, remember](Private& mine) { mine.connector().signIn().answer(answer, remember); });
}

void Engine::acceptCertificate(bool remember)
{
    post([remember](Private& mine) { mine.connector().signIn().acceptCertificate(remember); });
}

void Engine::refuseCertificate()
{
    post([](Private& mine) { mine.connector().signIn().refuseCertificate(); });
}

void Engine::browserFailed()
{
    post([](Private& mine) { mine.connector().signIn().browserFailed(); });
}

void Engine::giveUpSignIn()
{
    post([](Private& mine) { mine.connector().signIn().giveUp(); });
}

void Engine::readKeptTrust()
{
    post([this](Private& mine) { Q_EMIT keptTrust(mine.connector().kept()); });
}

void Engine::forgetKey(const AcceptedKey& key)
{
    post([key](Private& mine) { mine.connector().forgetKey(key); });
}

void Engine::forgetSecret(const StoredSecret& secret)
{
    post([secret](Private& mine) { mine.connector().forgetSecret(secret); });
}

} // namespace naru::engine
