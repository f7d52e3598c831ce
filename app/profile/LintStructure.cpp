// SPDX-License-Identifier: GPL-3.0-or-later
#include "ElementOrder.h"
#include "LintFindings.h"
#include "profile/Field.h"

#include <array>

namespace naru::profile {

namespace {

/** Whose absence has a code of its own. */
constexpr std::array toldElsewhere{
    QLatin1StringView("ServerList/HostEntry"),
    QLatin1StringView("ServerList/HostEntry/HostName"),
    QLatin1StringView("ServerList/HostEntry/BackupServerList/HostAddress"),
    QLatin1StringView("ServerList/HostEntry/LoadBalancingServerList/HostAddress"),
    QLatin1StringView("ClientInitialization/BackupServerList/HostAddress"),
};

class StructureLint
{
public:
    StructureLint(const Document& document, LintFindings& findings)
        : m_document(document)
        , m_findings(findings)
    {}

    void run()
    {
        const NodeId root = m_document.root();
        if (const auto late = firstOutOfOrder(m_document, root))
            m_findings.add(ProblemCode::ElementOrder, *late, m_document.name(*late));
        for (const NodeId child : m_document.children(root))
            visit(child, m_document.name(child));
    }

private:
    /** `path` is that of the node without numbers. What the table does not know is left alone. */
    void visit(NodeId node, const QString& path)
    {
        const Field* field = findField(path);
        if (!field)
            return;
        checkUserControllable(node, *field);
        checkMissing(node, path);
        if (const auto late = field->isOrdered ? firstOutOfOrder(m_document, node) : std::nullopt)
            m_findings.add(ProblemCode::ElementOrder, *late, m_document.name(*late));
        for (const NodeId child : m_document.children(node))
            visit(child, path + u'/' + m_document.name(child));
    }

    void checkUserControllable(NodeId node, const Field& field)
    {
        const bool hasIt = m_document.attribute(node, u"UserControllable").has_value();
        if (field.userControllable && !hasIt)
            m_findings.add(ProblemCode::MissingUserControllable, node, m_document.name(node));
        else if (!field.userControllable && hasIt)
            m_findings.add(ProblemCode::NeedlessUserControllable, node, m_document.name(node));
    }

    void checkMissing(NodeId node, const QString& path)
    {
        for (const Field* child : childFields(path)) {
            const bool isTold =
                std::find(toldElsewhere.begin(), toldElsewhere.end(), child->path) != toldElsewhere.end();
            if (child->least > 0 && !isTold && !m_document.child(node, QString(child->name())))
                m_findings.add(ProblemCode::MissingElement, node, child->name());
        }
    }

    const Document& m_document;
    LintFindings& m_findings;
};

} // namespace

void lintStructure(const Document& document, LintFindings& findings)
{
    StructureLint(document, findings).run();
}

} // namespace naru::profile
