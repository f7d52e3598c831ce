// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintFindings.h"

#include "profile/Reader.h"

namespace naru::profile {

void LintFindings::add(ProblemCode code, NodeId node, const QString& subject)
{
    addAt(code, node, subject, m_document.range(node).begin);
}

void LintFindings::addValue(ProblemCode code, NodeId node, const QString& subject)
{
    addAt(code, node, subject, m_document.valueRange(node).begin);
}

void LintFindings::addAt(ProblemCode code, NodeId node, const QString& subject, qsizetype offset)
{
    if (m_findings.size() == static_cast<std::size_t>(maxProblems))
        return;
    const Problem problem{
        code,  kindOf(code).severity, m_document.place(offset), m_document.pathOf(node).text(), subject,
        offset};
    m_findings.push_back({problem, node, {}});
}

std::vector<NodeId> hostNodes(const Document& document)
{
    std::vector<NodeId> nodes;
    const auto add = [&nodes](NodeId node) {
        if (nodes.size() < static_cast<std::size_t>(maxHostEntries))
            nodes.push_back(node);
    };
    for (const NodeId child : document.children(document.root())) {
        if (document.name(child) == u"HostEntry")
            add(child);
        if (document.name(child) != u"ServerList")
            continue;
        for (const NodeId entry : document.children(child, u"HostEntry"))
            add(entry);
    }
    return nodes;
}

} // namespace naru::profile
