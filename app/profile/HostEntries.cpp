// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostEntries.h"

#include "BackupList.h"
#include "FieldCheck.h"
#include "profile/Address.h"
#include "profile/FieldValue.h"
#include "profile/Reader.h"

#include <QLatin1StringView>

#include <array>

namespace naru::profile {

namespace {

constexpr std::array readHere{
    QLatin1StringView("HostName"),
    QLatin1StringView("HostAddress"),
    QLatin1StringView("UserGroup"),
    QLatin1StringView("BackupServerList"),
    QLatin1StringView("LoadBalancingServerList"),
};

/** The trimmed value of a child; empty where there is none. */
QString childValue(const Element& entry, QStringView name, const QString& path, Findings& findings)
{
    const Element* child = entry.child(name);
    if (!child)
        return {};
    checkBlanks(*child, pathBelow(path, name), findings);
    return child->value();
}

Protocol readProtocol(const Element& entry)
{
    static const Field& field = *findField(u"ServerList/HostEntry/PrimaryProtocol");
    const Element* element = entry.child(u"PrimaryProtocol");
    return element && readChoice(element->value(), field).value == 1 ? Protocol::Ipsec : Protocol::Ssl;
}

} // namespace

void HostEntries::read(const Element& entry, const QString& path)
{
    if (m_hosts.size() == static_cast<std::size_t>(maxHostEntries)) {
        if (!m_isFull)
            m_findings.addElement(ProblemCode::TooMany, entry, path);
        m_isFull = true;
        return;
    }
    HostEntry host = readEntry(entry, path);
    if (const auto problem = m_duplicates.add(host)) {
        const bool isTarget = problem == ProblemCode::DuplicateTarget;
        m_findings.add(*problem, entry.offset, path, isTarget ? host.target->text() : host.name);
    }
    m_hosts.push_back(std::move(host));
}

HostEntry HostEntries::readEntry(const Element& entry, const QString& path)
{
    checkNoText(entry, path, m_findings);
    checkChildren(entry, QStringLiteral("ServerList/HostEntry"), path, m_findings, readHere);
    HostEntry host;
    host.path = path;
    host.place = m_findings.place(entry.offset);
    host.name = childValue(entry, u"HostName", path, m_findings);
    host.protocol = readProtocol(entry);
    readAddress(entry, host);
    if (host.name.isEmpty() && !host.address.isEmpty()) {
        m_findings.add(ProblemCode::MissingHostName, entry.offset, path, host.address);
        host.name = host.address;
    }
    if (const Element* list = entry.child(u"BackupServerList"))
        host.backups = readBackups(*list, BackupLevel::Host, pathBelow(path, list->name), m_findings);
    if (const Element* list = entry.child(u"LoadBalancingServerList"))
        (void)readBackups(*list, BackupLevel::Host, pathBelow(path, list->name), m_findings);
    return host;
}

void HostEntries::readAddress(const Element& entry, HostEntry& host)
{
    const Element* element = entry.child(u"HostAddress");
    host.address = childValue(entry, u"HostAddress", host.path, m_findings);
    if (element && host.address.isEmpty()) {
        m_findings.add(ProblemCode::EmptyHostAddress, element->offset, pathBelow(host.path, element->name),
                       host.name);
        return;
    }
    if (!element)
        element = entry.child(u"HostName");
    if (!element || element->value().isEmpty()) {
        m_findings.add(ProblemCode::MissingHostAddress, entry.offset, host.path, entry.name);
        return;
    }
    const QString path = pathBelow(host.path, element->name);
    const Address address = parseAddress(element->text);
    if (address.problem)
        m_findings.addValue(*address.problem, *element, path);
    host.target = address.target;
    host.group = address.group;
    readGroup(entry, host);
}

void HostEntries::readGroup(const Element& entry, HostEntry& host)
{
    const QString group = childValue(entry, u"UserGroup", host.path, m_findings);
    if (group.isEmpty())
        return;
    if (!host.group.isEmpty() && host.group != group)
        m_findings.add(ProblemCode::GroupOverridesPath, entry.child(u"UserGroup")->textOffset,
                       pathBelow(host.path, u"UserGroup"), host.group);
    host.group = group;
}

std::vector<HostEntry> HostEntries::take(const std::vector<Backup>& clientBackups)
{
    for (HostEntry& host : m_hosts) {
        if (host.backups.empty())
            host.backups = clientBackups;
    }
    return std::move(m_hosts);
}

} // namespace naru::profile
