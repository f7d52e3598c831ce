// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/ClientPreferences.h"

#include "profile/Document.h"

#include <algorithm>
#include <array>
#include <span>

namespace naru::profile {

namespace {

/** An element that may be read. */
struct Known
{
    QStringView name;
    std::optional<Preference> what = {};
};

/** What stands right below the root. All else there is not read: prints of certificates, whatever a newer
 * client keeps. */
constexpr std::array defaults{
    Known{u"DefaultUser", Preference::UserName},
    Known{u"DefaultSecondUser", Preference::SecondUserName},
    Known{u"DefaultHostName", Preference::Gateway},
    Known{u"DefaultHostAddress", Preference::Gateway},
    Known{u"DefaultHost", Preference::Gateway},
    Known{u"DefaultGroup", Preference::Group},
    Known{u"SDITokenType"},
};

/** What stands in `ControllablePreferences`: switches and choices of the profile that it leaves to the user.
 */
constexpr std::array switches{
    Known{u"EnableAutomaticServerSelection", Preference::AutomaticSelection},
    Known{u"AutoConnectOnStart", Preference::ConnectOnStart},
    Known{u"AutoReconnect", Preference::AutoReconnect},
    Known{u"AutoReconnectBehavior", Preference::ReconnectBehavior},
    Known{u"AutoUpdate"},
    Known{u"AutomaticCertSelection"},
    Known{u"BlockUntrustedServers"},
    Known{u"ClearSmartcardPin"},
    Known{u"DisableCaptivePortalDetection"},
    Known{u"EnableScripting"},
    Known{u"LocalLanAccess"},
    Known{u"MinimizeOnConnect"},
    Known{u"RSASecurIDIntegration"},
    Known{u"ShowPreConnectMessage"},
    Known{u"UseStartBeforeLogon"},
};

class PreferencesReader
{
public:
    explicit PreferencesReader(const Document& document)
        : m_document(document)
    {}

    std::vector<ClientPreference> read()
    {
        for (const NodeId child : m_document.children(m_document.root())) {
            if (m_document.name(child) == u"ControllablePreferences")
                readSwitches(child, QStringLiteral("ControllablePreferences/"));
            else
                add(child, {}, defaults);
        }
        return std::move(m_found);
    }

private:
    /** A switch may stand in another one: the behaviour in `AutoReconnect`. */
    void readSwitches(NodeId parent, const QString& path)
    {
        for (const NodeId child : m_document.children(parent)) {
            add(child, path, switches);
            readSwitches(child, path + m_document.name(child) + u'/');
        }
    }

    void add(NodeId node, const QString& path, std::span<const Known> known)
    {
        const QString name = m_document.name(node);
        const auto row = std::ranges::find(known, QStringView(name), &Known::name);
        const bool isKnown = row != known.end();
        const QString value = m_document.value(node);
        const bool isEmpty = value.isEmpty() && (isKnown || m_document.children(node).empty());
        if (isEmpty || m_found.size() == maxPreferences)
            return;
        m_found.push_back({path + name, isKnown ? row->what : std::nullopt,
                           isKnown ? std::optional(value) : std::nullopt, m_document.place(node)});
    }

    const Document& m_document;
    std::vector<ClientPreference> m_found;
};

} // namespace

base::Result<std::vector<ClientPreference>> readClientPreferences(const QByteArray& bytes)
{
    if (bytes.size() > maxPreferencesBytes)
        return std::unexpected(base::Error{base::ErrorCode::FileTooLarge, {}, {}, {}});
    const base::Result<Document> document = Document::open(bytes);
    if (!document)
        return std::unexpected(document.error());
    const NodeId root = document->root();
    if (document->name(root) != u"AnyConnectPreferences" || document->attribute(root, u"naruVersion"))
        return std::unexpected(
            base::Error{base::ErrorCode::NotPreferences, document->name(root), document->place(root), {}});
    return PreferencesReader(*document).read();
}

} // namespace naru::profile
