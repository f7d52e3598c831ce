// SPDX-License-Identifier: GPL-3.0-or-later
#include "Prefixes.h"

#include "NameSpace.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace naru::profile {

namespace {

/** Reports each prefix once, where it is used first outside the elements that declare it. */
class PrefixCheck
{
public:
    explicit PrefixCheck(Findings& findings)
        : m_findings(findings)
    {}

    void visit(const Element& element)
    {
        const QStringList declared = declaredBy(element);
        for (const QString& prefix : declared)
            ++m_inScope[prefix];
        use(element.prefix, element);
        for (const Attribute& attribute : element.attributes)
            use(prefixOf(attribute.name).toString(), element);
        for (const Element& child : element.children)
            visit(child);
        for (const QString& prefix : declared)
            --m_inScope[prefix];
    }

private:
    static QStringList declaredBy(const Element& element)
    {
        QStringList prefixes;
        for (const Attribute& attribute : element.attributes) {
            if (prefixOf(attribute.name) == u"xmlns")
                prefixes.append(localName(attribute.name).toString());
        }
        return prefixes;
    }

    void use(const QString& prefix, const Element& element)
    {
        if (prefix.isEmpty() || m_inScope.value(prefix) > 0 || m_reported.contains(prefix))
            return;
        m_reported.insert(prefix);
        m_findings.add(ProblemCode::UndeclaredPrefix, element.offset, element.name, prefix);
    }

    Findings& m_findings;
    /** How many of the open elements declare a prefix; every document has the first two. */
    QHash<QString, int> m_inScope{{QStringLiteral("xml"), 1}, {QStringLiteral("xmlns"), 1}};
    QSet<QString> m_reported;
};

} // namespace

QString nameSpaceOf(const Element& root)
{
    const QString declaration =
        root.prefix.isEmpty() ? QStringLiteral("xmlns") : QString(u"xmlns:" + root.prefix);
    const auto found = std::find_if(root.attributes.begin(), root.attributes.end(),
                                    [&declaration](const Attribute& it) { return it.name == declaration; });
    return found == root.attributes.end() ? QString() : found->value;
}

void checkNameSpaces(const Element& root, Findings& findings)
{
    const QString nameSpace = nameSpaceOf(root);
    if (nameSpace.isEmpty())
        findings.addElement(ProblemCode::NoNamespace, root, {});
    else if (nameSpace != profileNameSpace)
        findings.add(ProblemCode::ForeignNamespace, root.offset, {}, nameSpace);
    if (!root.prefix.isEmpty())
        findings.add(ProblemCode::PrefixedElements, root.offset, {}, root.prefix);
    PrefixCheck(findings).visit(root);
}

} // namespace naru::profile
