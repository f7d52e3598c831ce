// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/ConnectionSettings.h"

#include "profile/FieldValue.h"

namespace naru::profile {

namespace {

/** Values below `ClientInitialization`, by their path there. */
class ClientValues
{
public:
    explicit ClientValues(const Document& document)
        : m_document(document)
        , m_client(document.child(document.root(), u"ClientInitialization"))
    {}

    [[nodiscard]] std::optional<NodeId> find(QStringView path) const
    {
        std::optional<NodeId> node = m_client;
        for (const QStringView name : path.tokenize(u'/')) {
            if (!node)
                return std::nullopt;
            node = m_document.child(*node, name);
        }
        return node;
    }
    [[nodiscard]] QString text(QStringView path) const
    {
        const std::optional<NodeId> node = find(path);
        return node ? m_document.value(*node) : QString();
    }
    [[nodiscard]] bool boolean(QStringView path, bool fallback) const
    {
        return readBoolean(text(path)).value.value_or(fallback);
    }
    template <class Choice>
    [[nodiscard]] Choice choice(QStringView path, Choice fallback) const
    {
        const std::optional<int> index = readChoice(text(path), rowOf(path)).value;
        return index ? static_cast<Choice>(*index) : fallback;
    }
    [[nodiscard]] std::optional<std::chrono::seconds> seconds(QStringView path) const
    {
        const std::optional<int> number = readNumber(text(path), rowOf(path)).value;
        return number ? std::optional(std::chrono::seconds(*number)) : std::nullopt;
    }
    [[nodiscard]] bool userControllable(QStringView path, bool fallback) const
    {
        const std::optional<NodeId> node = find(path);
        const auto text = node ? m_document.attribute(*node, u"UserControllable") : std::nullopt;
        return text ? readBoolean(text->trimmed()).value.value_or(fallback) : fallback;
    }
    /** What stands between commas, without blanks. */
    [[nodiscard]] QStringList list(QStringView path) const
    {
        QStringList parts;
        for (const QString& part : text(path).split(u',')) {
            if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
                parts.append(trimmed);
        }
        return parts;
    }

private:
    static const Field& rowOf(QStringView path)
    {
        return *findField(QString(u"ClientInitialization/" + path));
    }

    const Document& m_document;
    std::optional<NodeId> m_client;
};

/** The pins in the `CertificatePinList` below `parent`. */
QStringList pinsBelow(const Document& document, std::optional<NodeId> parent)
{
    QStringList pins;
    const auto list = parent ? document.child(*parent, u"CertificatePinList") : std::nullopt;
    if (!list)
        return pins;
    for (const NodeId pin : document.children(*list, u"Pin"))
        pins.append(document.value(pin));
    return pins;
}

std::map<QString, QStringList> readHostPins(const Document& document)
{
    std::map<QString, QStringList> all;
    for (const NodeId list : document.children(document.root(), u"ServerList")) {
        for (const NodeId host : document.children(list, u"HostEntry")) {
            if (QStringList pins = pinsBelow(document, host); !pins.isEmpty())
                all.emplace(document.pathOf(host).text(), std::move(pins));
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
    const ClientValues values(document);
    ConnectionSettings settings;
    settings.autoConnectOnStart = values.boolean(u"AutoConnectOnStart", settings.autoConnectOnStart);
    settings.autoConnectUserControllable =
        values.userControllable(u"AutoConnectOnStart", settings.autoConnectUserControllable);
    settings.allowManualHostInput = values.boolean(u"AllowManualHostInput", settings.allowManualHostInput);
    settings.strictCertificateTrust =
        values.boolean(u"StrictCertificateTrust", settings.strictCertificateTrust);
    settings.authenticationTimeout = values.seconds(u"AuthenticationTimeout");
    settings.automaticPolicy = values.boolean(u"AutomaticVPNPolicy", settings.automaticPolicy);
    settings.trustedDomains = values.list(u"AutomaticVPNPolicy/TrustedDNSDomains");
    settings.trustedServers = values.list(u"AutomaticVPNPolicy/TrustedDNSServers");
    const auto https = values.find(u"AutomaticVPNPolicy/TrustedHttpsServerList");
    settings.asksHttpsServers = https && !document.children(*https).empty();
    settings.onTrusted = values.choice(u"AutomaticVPNPolicy/TrustedNetworkPolicy", settings.onTrusted);
    settings.onUntrusted = values.choice(u"AutomaticVPNPolicy/UntrustedNetworkPolicy", settings.onUntrusted);
    settings.certificatePinning = values.boolean(u"CertificatePinning", settings.certificatePinning);
    settings.globalPins = pinsBelow(document, values.find(u"CertificatePinning"));
    settings.hostPins = readHostPins(document);
    return settings;
}

} // namespace naru::profile
