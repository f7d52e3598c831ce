// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/ConnectionSettings.h"

#include "ClientValues.h"
#include "Findings.h"

namespace naru::profile {

namespace {

/** The pins in the `CertificatePinList` below `parent`, which may be null. */
QStringList pinsBelow(const Element* parent)
{
    QStringList pins;
    const Element* list = parent ? parent->child(u"CertificatePinList") : nullptr;
    if (!list)
        return pins;
    for (const Element& pin : list->children) {
        if (pin.name == u"Pin")
            pins.append(pin.value());
    }
    return pins;
}

std::map<QString, QStringList> readHostPins(const Element& root)
{
    std::map<QString, QStringList> all;
    int number = 0;
    for (const Element& list : root.children) {
        if (list.name != u"ServerList")
            continue;
        for (const Element& host : list.children) {
            if (host.name != u"HostEntry")
                continue;
            // As the reader numbers them: over all lists of the file.
            const QString path = pathBelow(list.name, host.name, ++number);
            if (QStringList pins = pinsBelow(&host); !pins.isEmpty())
                all.emplace(path, std::move(pins));
        }
    }
    return all;
}

} // namespace

QStringList ConnectionSettings::pinsOf(const QString& hostPath) const
{
    if (!certificatePinning)
        return {};
    const auto own = hostPins.find(hostPath);
    return own == hostPins.end() ? globalPins : own->second;
}

ConnectionSettings readConnectionSettings(const Document& document)
{
    const Element root = readElements(document);
    const ClientValues values(root.child(u"ClientInitialization"));
    ConnectionSettings settings;
    settings.allowManualHostInput = values.boolean(u"AllowManualHostInput", settings.allowManualHostInput);
    settings.strictCertificateTrust =
        values.boolean(u"StrictCertificateTrust", settings.strictCertificateTrust);
    settings.authenticationTimeout = values.number(u"AuthenticationTimeout").transform([](int seconds) {
        return std::chrono::seconds(seconds);
    });
    settings.automaticPolicy = values.boolean(u"AutomaticVPNPolicy", settings.automaticPolicy);
    settings.trustedDomains = values.list(u"AutomaticVPNPolicy/TrustedDNSDomains");
    settings.trustedServers = values.list(u"AutomaticVPNPolicy/TrustedDNSServers");
    const Element* https = values.find(u"AutomaticVPNPolicy/TrustedHttpsServerList");
    settings.asksHttpsServers = https && !https->children.empty();
    settings.onTrusted = values.choice(u"AutomaticVPNPolicy/TrustedNetworkPolicy", settings.onTrusted);
    settings.onUntrusted = values.choice(u"AutomaticVPNPolicy/UntrustedNetworkPolicy", settings.onUntrusted);
    settings.certificatePinning = values.boolean(u"CertificatePinning", settings.certificatePinning);
    settings.globalPins = pinsBelow(values.find(u"CertificatePinning"));
    settings.hostPins = readHostPins(root);
    return settings;
}

} // namespace naru::profile
