// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/HostFacts.h"

namespace naru::profiles {

using profile::Document;
using profile::NodeId;

namespace {

std::optional<QString> childValue(const Document& document, NodeId node, QStringView name)
{
    const std::optional<NodeId> child = document.child(node, name);
    return child ? std::optional(document.value(*child)) : std::nullopt;
}

int backupsBelow(const Document& document, NodeId node)
{
    const std::optional<NodeId> list = document.child(node, u"BackupServerList");
    return list ? static_cast<int>(document.children(*list, u"HostAddress").size()) : 0;
}

} // namespace

QString HostFacts::shortAddress() const
{
    if (!target.target)
        return {};
    const bool isPlain = target.target->port == profile::defaultPort;
    QString text =
        isPlain && !target.target->host.contains(u':') ? target.target->host : target.target->text();
    if (!group.isEmpty())
        text += u'/' % group;
    return text;
}

QString HostFacts::url() const
{
    const QString place = shortAddress();
    return place.isEmpty() ? QString() : QString(QStringLiteral("https://") + place);
}

HostFacts hostFacts(const Document& document, NodeId host)
{
    HostFacts facts;
    facts.name = childValue(document, host, u"HostName").value_or(QString());
    facts.address = childValue(document, host, u"HostAddress");
    facts.target = profile::parseAddress(facts.address.value_or(facts.name));
    facts.group = childValue(document, host, u"UserGroup").value_or(QString());
    if (facts.group.isEmpty())
        facts.group = facts.target.group;
    facts.ownBackups = backupsBelow(document, host);
    return facts;
}

std::optional<profile::NodeId> hostOf(const Document& document, profile::NodeId node)
{
    for (std::optional<profile::NodeId> at = node; at; at = document.parent(*at)) {
        if (document.name(*at) == QLatin1String("HostEntry"))
            return at;
    }
    return std::nullopt;
}

int clientBackups(const Document& document)
{
    const std::optional<NodeId> client = document.child(document.root(), u"ClientInitialization");
    return client ? backupsBelow(document, *client) : 0;
}

} // namespace naru::profiles
