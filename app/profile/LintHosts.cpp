// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintFindings.h"
#include "profile/Address.h"

#include <QSet>

#include <algorithm>

namespace naru::profile {

namespace {

bool isIpv6(const Target& target)
{
    return target.host.contains(u':');
}

bool isIpv4(const Target& target)
{
    return std::all_of(target.host.begin(), target.host.end(),
                       [](QChar c) { return c == u'.' || (c >= u'0' && c <= u'9'); });
}

class HostLint
{
public:
    HostLint(const Document& document, const Profile& profile, LintFindings& findings)
        : m_document(document)
        , m_profile(profile)
        , m_findings(findings)
    {}

    void run()
    {
        const std::vector<NodeId> nodes = hostNodes(m_document);
        for (std::size_t i = 0; i < std::min(nodes.size(), m_profile.hosts.size()); ++i)
            checkHost(nodes[i], m_profile.hosts[i]);
        if (const auto client = m_document.child(m_document.root(), u"ClientInitialization")) {
            if (const auto list = m_document.child(*client, u"BackupServerList"))
                checkList(*list, m_profile.hosts.size() == 1 ? &m_profile.hosts.front() : nullptr);
        }
    }

private:
    void checkHost(NodeId node, const HostEntry& host)
    {
        if (host.protocol == Protocol::Ipsec)
            m_findings.add(ProblemCode::IpsecEntry, node, host.name);
        const auto address = m_document.child(node, u"HostAddress");
        if (const auto named = address ? address : m_document.child(node, u"HostName"))
            checkAddress(*named);
        if (const auto list = m_document.child(node, u"BackupServerList"))
            checkList(*list, &host);
    }

    /** `host` is the one entry that the backups stand behind; nullptr where there are several. */
    void checkList(NodeId list, const HostEntry* host)
    {
        QSet<QString> seen;
        for (const NodeId node : m_document.children(list, u"HostAddress")) {
            checkAddress(node);
            const QString text = m_document.value(node);
            const Address backup = parseAddress(text);
            if (!backup.target)
                continue;
            const QString way = backup.target->text() + u'/' + backup.group;
            if (seen.contains(way))
                m_findings.addValue(ProblemCode::DuplicateBackup, node, text);
            seen.insert(way);
            if (host)
                checkBackup(node, backup, text, *host);
        }
    }

    void checkBackup(NodeId node, const Address& backup, const QString& text, const HostEntry& host)
    {
        const bool isSameTarget = backup.target == host.target;
        if (isSameTarget && (backup.group.isEmpty() || backup.group == host.group))
            m_findings.addValue(ProblemCode::BackupIsPrimary, node, text);
        else if (backup.group.isEmpty() && !host.group.isEmpty())
            m_findings.addValue(ProblemCode::BackupWithoutGroup, node, text);
    }

    void checkAddress(NodeId node)
    {
        const QString text = m_document.value(node);
        const auto target = parseAddress(text).target;
        if (!target)
            return;
        if (isIpv6(*target) && !text.contains(u'['))
            m_findings.addValue(ProblemCode::AddressBareIpv6, node, text);
        const bool isExcluded = (m_profile.ipFamilies == IpFamilies::Ipv4 && isIpv6(*target)) ||
                                (m_profile.ipFamilies == IpFamilies::Ipv6 && isIpv4(*target));
        if (isExcluded)
            m_findings.addValue(ProblemCode::AddressFamilyExcluded, node, text);
    }

    const Document& m_document;
    const Profile& m_profile;
    LintFindings& m_findings;
};

} // namespace

void lintHosts(const Document& document, const Profile& profile, LintFindings& findings)
{
    HostLint(document, profile, findings).run();
}

} // namespace naru::profile
