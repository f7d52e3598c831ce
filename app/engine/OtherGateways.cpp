// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/OtherGateways.h"

#include "KeptFile.h"
#include "engine/FileBytes.h"
#include "engine/ServerProfiles.h"
#include "host/VpnEntries.h"
#include "profile/Address.h"
#include "profile/Reader.h"

#include <QFileInfo>

#include <algorithm>

namespace naru::engine {

using profile::GatewayUse;
using profile::OfferedGateway;

namespace {

const QString anyconnect = QStringLiteral("anyconnect");
/** Longer ones are cut: file systems take 255 bytes. */
constexpr qsizetype longestName = 60;

OfferedGateway offerOf(const host::VpnEntry& entry)
{
    const QLatin1String openconnect("org.freedesktop.NetworkManager.openconnect");
    OfferedGateway offer{entry.name, entry.gateway, entry.userGroup, {}, GatewayUse::Takes};
    if (entry.service != openconnect) {
        offer.protocol = entry.service.section(u'.', -1);
        offer.use = GatewayUse::OtherService;
        return offer;
    }
    // The plugin leaves it out for its first protocol.
    offer.protocol = entry.protocol.isEmpty() ? anyconnect : entry.protocol;
    if (offer.protocol != anyconnect)
        offer.use = GatewayUse::OtherProtocol;
    else if (!profile::parseAddress(offer.address).target)
        offer.use = GatewayUse::NoAddress;
    return offer;
}

/** What a file may be called on any file system, and hidden on none. */
QString fileNameOf(QString name)
{
    const auto isBad = [](QChar c) {
        return c.category() == QChar::Other_Control || QStringView(u"/\\:*?\"<>|").contains(c);
    };
    std::replace_if(name.begin(), name.end(), isBad, u'-');
    name = name.trimmed().left(longestName);
    return name.isEmpty() || name.startsWith(u'.') ? QString(u'-' + name) : name;
}

} // namespace

base::Result<std::vector<OfferedGateway>> readNetworkManager(const QString& bus)
{
    const auto entries = host::readVpnEntries({.bus = bus});
    if (!entries)
        return std::unexpected(entries.error());
    std::vector<OfferedGateway> offers;
    for (const host::VpnEntry& entry : *entries)
        offers.push_back(offerOf(entry));
    return offers;
}

std::optional<OfferedGateway> gatewayOf(const std::vector<profile::ClientPreference>& preferences)
{
    QString name;
    for (const profile::ClientPreference& entry : preferences) {
        if (entry.what != profile::Preference::Gateway || !entry.value)
            continue;
        if (name.isEmpty())
            name = *entry.value;
        const profile::Address address = profile::parseAddress(*entry.value);
        // A name without a dot is what a profile called its entry, rather than a host.
        if (address.target && address.target->host.contains(u'.'))
            return OfferedGateway{name, *entry.value, {}, anyconnect, GatewayUse::Takes};
    }
    return std::nullopt;
}

base::Result<QString> importGateways(const std::vector<OfferedGateway>& gateways, const QString& name,
                                     const QString& dataFolder)
{
    if (std::ranges::find(gateways, GatewayUse::Takes, &OfferedGateway::use) == gateways.end())
        return std::unexpected(base::Error{base::ErrorCode::AddressInvalid, name, {}, {}});
    const QByteArray bytes = profile::profileOfGateways(gateways).bytes();
    const ServerProfiles kept(dataFolder);
    for (int number = 1;; ++number) {
        const QString suffix = number == 1 ? QString() : u'-' + QString::number(number);
        const QString target =
            dataFolder + QStringLiteral("/profiles/") + fileNameOf(name) + suffix + QStringLiteral(".xml");
        if (QFileInfo::exists(target)) {
            const auto there = readBytes(target, profile::maxProfileBytes);
            if (there && *there == bytes)
                return target;
            continue;
        }
        // What an earlier profile of that name left behind is no server's copy of this one.
        kept.remove(target);
        if (const auto written = writeKept(target, bytes); !written)
            return std::unexpected(written.error());
        return target;
    }
}

} // namespace naru::engine
