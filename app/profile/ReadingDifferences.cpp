// SPDX-License-Identifier: GPL-3.0-or-later
#include "NameSpace.h"
#include "profile/Address.h"
#include "profile/Readings.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** Looks at one document after the other way of reading it. */
class Comparison
{
public:
    explicit Comparison(const Document& document)
        : m_document(document)
    {}

    [[nodiscard]] std::vector<ReadingDifference> take()
    {
        const NodeId root = m_document.root();
        if (m_document.nameSpace(root) != profileNameSpace)
            add(root, ProblemCode::OthersNeedNamespace, {Client::OpenConnectSso});
        else
            m_isReadBySso = true;
        if (!m_document.prefix(root).isEmpty())
            add(root, ProblemCode::OthersNeedNoPrefix, {Client::PlasmaNm});
        lookAtClientSettings(root);
        for (const NodeId list : m_document.children(root, u"ServerList")) {
            for (const NodeId entry : m_document.children(list, u"HostEntry"))
                lookAtEntry(entry);
            m_isBehindFirstList = true;
        }
        return std::move(m_differences);
    }

private:
    void add(NodeId node, ProblemCode code, std::initializer_list<Client> clients)
    {
        for (const Client client : clients) {
            // All but one stop behind the first server list.
            if (!m_isBehindFirstList || client == Client::OpenConnectSso)
                m_differences.push_back({client, node, code});
        }
    }

    void lookAtClientSettings(NodeId root)
    {
        const auto client = m_document.child(root, u"ClientInitialization");
        if (!client)
            return;
        const auto selection = m_document.child(*client, u"EnableAutomaticServerSelection");
        if (selection && m_document.value(*selection).compare(u"true", Qt::CaseInsensitive) == 0)
            ignored(*selection);
        if (const auto list = m_document.child(*client, u"BackupServerList"))
            ignored(*list);
    }

    /** Said once a document. */
    void ignored(NodeId node)
    {
        if (!m_saidIgnored)
            add(node, ProblemCode::OthersIgnoreSelection,
                {Client::OpenConnect, Client::NetworkManager, Client::PlasmaNm, Client::OpenConnectSso});
        m_saidIgnored = true;
    }

    void lookAtEntry(NodeId entry)
    {
        const auto address = m_document.child(entry, u"HostAddress");
        const auto group = m_document.child(entry, u"UserGroup");
        if (!address)
            add(entry, ProblemCode::OthersNeedAddress,
                {Client::OpenConnect, Client::NetworkManager, Client::PlasmaNm, Client::OpenConnectSso});
        if (!group && m_isReadBySso && !m_saidGroup) {
            add(entry, ProblemCode::OthersNeedGroup, {Client::OpenConnectSso});
            m_saidGroup = true;
        }
        if (address && group)
            lookAtGroup(*address, *group);
        lookAtOrder(entry);
        if (const auto list = m_document.child(entry, u"BackupServerList"))
            ignored(*list);
    }

    void lookAtGroup(NodeId address, NodeId group)
    {
        const QString path = parseAddress(m_document.value(address)).group;
        const QString value = m_document.value(group);
        if (!path.isEmpty() && !value.isEmpty() && path != value)
            add(address, ProblemCode::OthersTakePath,
                {Client::NetworkManager, Client::PlasmaNm, Client::OpenConnectSso});
    }

    void lookAtOrder(NodeId entry)
    {
        static constexpr std::array order{QLatin1StringView("HostName"), QLatin1StringView("HostAddress"),
                                          QLatin1StringView("UserGroup")};
        std::ptrdiff_t highest = -1;
        for (const NodeId child : m_document.children(entry)) {
            const QString name = m_document.name(child);
            const auto rank = std::find(order.begin(), order.end(), name) - order.begin();
            if (rank == std::ssize(order))
                continue;
            if (rank < highest) {
                add(entry, ProblemCode::OthersNeedOrder, {Client::OpenConnect});
                return;
            }
            highest = rank;
        }
    }

    const Document& m_document;
    std::vector<ReadingDifference> m_differences;
    bool m_isReadBySso = false;
    bool m_isBehindFirstList = false;
    bool m_saidIgnored = false;
    bool m_saidGroup = false;
};

} // namespace

std::vector<ReadingDifference> readingDifferences(const Document& document)
{
    return Comparison(document).take();
}

} // namespace naru::profile
