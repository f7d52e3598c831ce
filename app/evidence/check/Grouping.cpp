// SPDX-License-Identifier: GPL-3.0-or-later
#include "Grouping.h"

#include <QHash>

#include <algorithm>

namespace naru::evidence {

namespace {

/** All names of a connection's gateway, the surest first. */
QStringList namesOf(const CaptureReading& capture, const Connection& connection)
{
    QStringList names{connection.gateway.address()};
    if (!connection.application.serverName.isEmpty())
        names.append(connection.application.serverName);
    if (const auto found = capture.names.find(names.front()); found != capture.names.end()) {
        for (const QString& name : found->second)
            names.append(name);
    }
    return names;
}

const profile::Target* knownTarget(const QStringList& names, std::uint16_t port,
                                   const std::vector<profile::Target>& known)
{
    for (const profile::Target& target : known) {
        if (target.port == port && names.contains(target.host, Qt::CaseInsensitive))
            return &target;
    }
    return nullptr;
}

} // namespace

profile::Target targetOfHost(const QString& host)
{
    const qsizetype colon = host.lastIndexOf(u':');
    bool isPort = false;
    const uint port = host.mid(colon + 1).toUInt(&isPort);
    // A bare IPv6 address has colons of its own.
    const bool hasPort = colon > 0 && isPort && port > 0 && port < 65536 &&
                         (host.count(u':') == 1 || host.at(colon - 1) == u']');
    QString name = (hasPort ? host.left(colon) : host).toLower();
    if (name.startsWith(u'[') && name.endsWith(u']'))
        name = name.mid(1, name.size() - 2);
    return {name, hasPort ? static_cast<std::uint16_t>(port) : profile::defaultPort};
}

std::vector<Group> groupsOf(const CaptureReading& capture, const std::vector<profile::Target>& known)
{
    std::vector<Group> groups;
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < capture.connections.size(); ++i) {
        const Connection& connection = capture.connections[i];
        QString target = connection.gateway.text();
        if (!known.empty()) {
            const profile::Target* found =
                knownTarget(namesOf(capture, connection), connection.gateway.port, known);
            if (found == nullptr)
                continue;
            target = found->text();
        }
        const auto place = places.constFind(target);
        if (place != places.constEnd()) {
            groups[*place].connections.push_back(i);
            continue;
        }
        places.insert(target, groups.size());
        groups.push_back({target, connection.gateway.text(), {i}, {}});
    }
    return groups;
}

} // namespace naru::evidence
