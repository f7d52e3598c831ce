// SPDX-License-Identifier: GPL-3.0-or-later
#include "Prefixes.h"

#include <QSet>

namespace naru::profile {

namespace {

const QString profileNameSpace = QStringLiteral("http://schemas.xmlsoap.org/encoding/");

/** Reports each prefix once, where it is used first outside the elements that declare it. */
class PrefixCheck
{
public:
    explicit PrefixCheck(Findings& findings)
        : m_findings(findings)
    {}

    void visit(const Element& element, QSet<QString> declared)
    {
        for (const QXmlStreamAttribute& attribute : element.attributes) {
            if (prefixOf(attribute.qualifiedName()) == u"xmlns")
                declared.insert(localName(attribute.qualifiedName()).toString());
        }
        use(element.prefix, element, declared);
        for (const QXmlStreamAttribute& attribute : element.attributes)
            use(prefixOf(attribute.qualifiedName()).toString(), element, declared);
        for (const Element& child : element.children)
            visit(child, declared);
    }

private:
    void use(const QString& prefix, const Element& element, const QSet<QString>& declared)
    {
        if (prefix.isEmpty() || declared.contains(prefix) || m_reported.contains(prefix))
            return;
        m_reported.insert(prefix);
        m_findings.add(ProblemCode::UndeclaredPrefix, element.offset, element.name, prefix);
    }

    Findings& m_findings;
    QSet<QString> m_reported;
};

} // namespace

QString nameSpaceOf(const Element& root)
{
    const QString declaration =
        root.prefix.isEmpty() ? QStringLiteral("xmlns") : QString(u"xmlns:" + root.prefix);
    return root.attributes.value(declaration).toString();
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
    // Every document has these two.
    PrefixCheck(findings).visit(root, {QStringLiteral("xml"), QStringLiteral("xmlns")});
}

} // namespace naru::profile
