// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/ProfileFinder.h"

#include "engine/CiscoPlaces.h"
#include "engine/OtherGateways.h"
#include "engine/Takeover.h"

#include <QDir>
#include <QFileInfo>

namespace naru::connect {

using engine::CiscoFile;
using engine::FoundFile;

namespace {

/** More would not be offered by name in any useful way. */
constexpr qsizetype mostOffers = 8;

void add(QList<ProfileOffer>& offers, ProfileOffer offer)
{
    if (offers.size() < mostOffers)
        offers.append(std::move(offer));
}

Findings lookAtFiles(const ProfileFinder::Places& places)
{
    Findings findings;
    const std::vector<FoundFile> files = engine::findCiscoFiles(places.root, places.homes);
    for (const FoundFile& file : files) {
        if (file.what == CiscoFile::Profiles)
            add(findings.offers, {.name = QFileInfo(file.path).completeBaseName(),
                                  .file = file.path,
                                  .gateways = file.gateways});
    }
    const engine::PreferencesOfFiles preferences = engine::readPreferencesFiles(files);
    for (const engine::PreferencesOfFile& file : preferences.files) {
        findings.hasPreferences |= !file.entries.empty();
        // Where a profile is there, its gateways are the ones to begin with.
        if (const auto gateway = engine::gatewayOf(file.entries); gateway && findings.offers.isEmpty())
            add(findings.offers,
                {.name = gateway->name, .from = ProfileOffer::From::CiscoPreferences, .gateway = *gateway});
    }
    return findings;
}

/** False where NetworkManager has nothing to add. */
bool addEntries(Findings& findings, const QString& bus)
{
    const auto gateways = engine::readNetworkManager(bus);
    const qsizetype before = findings.offers.size();
    if (!gateways)
        return false;
    for (const profile::OfferedGateway& gateway : *gateways) {
        if (gateway.use == profile::GatewayUse::Takes)
            add(findings.offers,
                {.name = gateway.name, .from = ProfileOffer::From::NetworkManager, .gateway = gateway});
    }
    return findings.offers.size() > before;
}

} // namespace

ProfileFinder::Places ProfileFinder::Places::usual()
{
    return {QDir::rootPath(), {QDir::homePath()}, true};
}

ProfileFinder::ProfileFinder(Places places, QObject* parent)
    : QObject(parent)
    , m_places(std::move(places))
{
    m_pool.setMaxThreadCount(1);
}

ProfileFinder::~ProfileFinder()
{
    // The search tells this object what it found.
    m_pool.waitForDone();
}

void ProfileFinder::search()
{
    if (m_places.root.isEmpty())
        return;
    m_pool.start([this, places = m_places] {
        const auto tell = [this](const Findings& findings) {
            QMetaObject::invokeMethod(
                this, [this, findings] { Q_EMIT found(findings); }, Qt::QueuedConnection);
        };
        Findings findings = lookAtFiles(places);
        tell(findings);
        if (places.asksNetworkManager && addEntries(findings, places.bus))
            tell(findings);
    });
}

} // namespace naru::connect
