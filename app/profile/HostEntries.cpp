// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostEntries.h"

#include "BackupList.h"
#include "Field.h"
#include "profile/Address.h"
#include "profile/Reader.h"

#include <QLatin1StringView>
#include <QSet>

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

constexpr auto knownChildren = std::to_array<QLatin1StringView>({
    QLatin1StringView("HostName"),
    QLatin1StringView("HostAddress"),
    QLatin1StringView("UserGroup"),
    QLatin1StringView("BackupServerList"),
    QLatin1StringView("LoadBalancingServerList"),
    QLatin1StringView("AutomaticSCEPHost"),
    QLatin1StringView("CAURL"),
    QLatin1StringView("MobileHostEntryInfo"),
    QLatin1StringView("PrimaryProtocol"),
    QLatin1StringView("CertificatePinList"),
});

void checkChildren(const Element& entry, const QString& path, Findings& findings)
{
    QSet<QString> seen;
    for (const Element& child : entry.children) {
        const QString childPath = pathBelow(path, child.name);
        if (std::find(knownChildren.begin(), knownChildren.end(), child.name) == knownChildren.end())
            findings.addElement(ProblemCode::UnknownElement, child, childPath);
        else if (seen.contains(child.name))
            findings.addElement(ProblemCode::RepeatedElement, child, childPath);
        seen.insert(child.name);
    }
}

/** The trimmed value of a child; empty where there is none. */
QString childValue(const Element& entry, QStringView name, const QString& path, Findings& findings)
{
    const Element* child = entry.child(name);
    if (!child)
        return {};
    checkBlanks(*child, pathBelow(path, name), findings);
    return child->value();
}

Protocol readProtocol(const Element& entry, const QString& path, Findings& findings)
{
    static constexpr Field field{QLatin1StringView("PrimaryProtocol"), FieldKind::Choice,
                                 QLatin1StringView("SSL IPsec")};
    const Element* element = entry.child(u"PrimaryProtocol");
    if (!element)
        return Protocol::Ssl;
    checkField(*element, field, pathBelow(path, element->name), findings);
    return readChoice(element->value(), field).value == 1 ? Protocol::Ipsec : Protocol::Ssl;
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
    checkChildren(entry, path, m_findings);
    HostEntry host;
    host.path = path;
    host.place = m_findings.place(entry.offset);
    host.name = childValue(entry, u"HostName", path, m_findings);
    host.protocol = readProtocol(entry, path, m_findings);
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
