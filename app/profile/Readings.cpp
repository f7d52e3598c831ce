// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Readings.h"

#include "NameSpace.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** What stands behind the host in an address, without its outer slashes. */
QString pathOf(const QString& address)
{
    const qsizetype scheme = address.indexOf(QLatin1String("://"));
    const qsizetype slash = address.indexOf(u'/', scheme < 0 ? 0 : scheme + 3);
    QStringView path = slash < 0 ? QStringView() : QStringView(address).sliced(slash);
    while (path.startsWith(u'/'))
        path = path.sliced(1);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path.toString();
}

/** How a program finds elements, and what it takes as their text. */
class View
{
public:
    View(Client client, const Document& document)
        : m_client(client)
        , m_document(document)
    {}

    [[nodiscard]] std::vector<NodeId> lists() const;
    [[nodiscard]] std::vector<NodeId> children(NodeId parent, QStringView name) const;
    [[nodiscard]] std::optional<QString> text(NodeId parent, QStringView name) const;

private:
    [[nodiscard]] bool sees(NodeId node) const;

    Client m_client;
    const Document& m_document;
};

/** libxml2 takes a prefix that nobody declares as a part of the name; QDom, as plasma-nm uses it, any. */
bool View::sees(NodeId node) const
{
    switch (m_client) {
    case Client::OpenConnect:
    case Client::NetworkManager:
        return m_document.prefix(node).isEmpty() || !m_document.nameSpace(node).isEmpty();
    case Client::PlasmaNm:
        return m_document.prefix(node).isEmpty();
    case Client::OpenConnectSso:
        return m_document.nameSpace(node) == profileNameSpace;
    }
    Q_UNREACHABLE();
}

std::vector<NodeId> View::children(NodeId parent, QStringView name) const
{
    std::vector<NodeId> found = m_document.children(parent, name);
    std::erase_if(found, [this](NodeId node) { return !sees(node); });
    return found;
}

std::vector<NodeId> View::lists() const
{
    const NodeId root = m_document.root();
    const bool wantsRoot = m_client == Client::PlasmaNm || m_client == Client::OpenConnectSso;
    if (wantsRoot && (!sees(root) || m_document.name(root) != u"AnyConnectProfile"))
        return {};
    std::vector<NodeId> found = children(root, u"ServerList");
    if (m_client != Client::OpenConnectSso && found.size() > 1)
        found.erase(found.begin() + 1, found.end());
    return found;
}

/** NetworkManager keeps what comes last, the others what comes first. Only openconnect trims. */
std::optional<QString> View::text(NodeId parent, QStringView name) const
{
    const auto found = children(parent, name);
    if (found.empty())
        return std::nullopt;
    const NodeId node = m_client == Client::NetworkManager ? found.back() : found.front();
    return m_document.rawValue(node);
}

/** What `openconnect --xmlconfig FILE NAME` finds, for each name once. */
class OpenConnectReading
{
public:
    OpenConnectReading(const View& view, const Document& document)
        : m_view(view)
        , m_document(document)
    {}

    [[nodiscard]] Reading read()
    {
        Reading reading;
        for (const NodeId list : m_view.lists()) {
            for (const NodeId entry : m_view.children(list, u"HostEntry"))
                readEntry(entry, reading);
        }
        // What has no address is tried as one.
        for (ReadHost& host : reading.hosts) {
            if (host.address.isEmpty())
                host.address = host.name;
        }
        return reading;
    }

private:
    /** From top to bottom: what stands before the name does not count, an address forgets the group. */
    void readEntry(NodeId entry, Reading& reading)
    {
        ReadHost* host = nullptr;
        for (const NodeId child : m_document.children(entry)) {
            const QString name = m_document.name(child);
            const QString text = m_document.rawValue(child).trimmed();
            if (name == u"HostName" && host == nullptr) {
                host = hostOf(text, reading);
                if (host == nullptr)
                    return;
            } else if (host != nullptr && name == u"HostAddress" && !text.isEmpty()) {
                host->address = text;
                host->group = pathOf(text);
            } else if (host != nullptr && name == u"UserGroup") {
                host->group = text;
            }
        }
    }

    /** The host of that name while it has no address; a new one for a new name. */
    static ReadHost* hostOf(const QString& name, Reading& reading)
    {
        const auto found = std::find_if(reading.hosts.begin(), reading.hosts.end(),
                                        [&name](const ReadHost& host) { return host.name == name; });
        if (found == reading.hosts.end())
            return &reading.hosts.emplace_back(ReadHost{name, {}, {}});
        return found->address.isEmpty() ? &*found : nullptr;
    }

    const View& m_view;
    const Document& m_document;
};

QString groupOf(Client client, const QString& address, const QString& group)
{
    const QString path = pathOf(address.trimmed());
    if (client == Client::OpenConnectSso && !path.isEmpty() && !group.isEmpty())
        return path + u'/' + group;
    return path.isEmpty() ? group : path;
}

/** Nothing where the program leaves the entry out. */
std::optional<ReadHost> readEntry(Client client, const View& view, NodeId entry)
{
    const auto name = view.text(entry, u"HostName");
    const auto address = view.text(entry, u"HostAddress");
    const auto group = view.text(entry, u"UserGroup");
    const bool isWhole = client == Client::OpenConnectSso ? name && address && group : name && address;
    if (!isWhole && client != Client::PlasmaNm)
        return std::nullopt;
    return ReadHost{name.value_or(QString()), address.value_or(QString()),
                    groupOf(client, address.value_or(QString()), group.value_or(QString()))};
}

} // namespace

QLatin1StringView clientName(Client client)
{
    switch (client) {
    case Client::OpenConnect:
        return QLatin1StringView("openconnect");
    case Client::NetworkManager:
        return QLatin1StringView("NetworkManager-openconnect");
    case Client::PlasmaNm:
        return QLatin1StringView("plasma-nm");
    case Client::OpenConnectSso:
        return QLatin1StringView("openconnect-sso");
    }
    Q_UNREACHABLE();
}

Reading readAs(Client client, const Document& document)
{
    const View view(client, document);
    if (client == Client::OpenConnect)
        return OpenConnectReading(view, document).read();
    Reading reading;
    for (const NodeId list : view.lists()) {
        for (const NodeId entry : view.children(list, u"HostEntry")) {
            if (auto host = readEntry(client, view, entry))
                reading.hosts.push_back(*std::move(host));
            else if (client == Client::OpenConnectSso)
                return {{}, entry};
        }
    }
    return reading;
}

} // namespace naru::profile
