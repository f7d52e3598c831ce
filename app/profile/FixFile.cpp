// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"
#include "NameSpace.h"

namespace naru::profile {

namespace {

constexpr QLatin1StringView schemaInstance("http://www.w3.org/2001/XMLSchema-instance");

QString lineEndOf(const FileForm& form)
{
    switch (form.lineEnd) {
    case LineEnd::CrLf:
        return QStringLiteral("\r\n");
    case LineEnd::Cr:
        return QStringLiteral("\r");
    case LineEnd::Lf:
        return QStringLiteral("\n");
    }
    Q_UNREACHABLE();
}

/** Says what every reader takes for granted without it; another encoding it would have to guess. */
std::optional<Fix> declareXml(const Finding& finding, const Document& document)
{
    const FileForm form = document.form();
    if (form.encoding != u"UTF-8")
        return std::nullopt;
    const QString declaration = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    return makeFix(finding, FixKind::Safe, declaration, {ReplaceText{{0, 0}, declaration + lineEndOf(form)}});
}

std::optional<Fix> declareEncoding(const Finding& finding, const Document& document)
{
    const FileForm form = document.form();
    const qsizetype at = finding.problem.offset;
    if (document.text().mid(at, form.declaredEncoding.size()) != form.declaredEncoding)
        return std::nullopt;
    return makeFix(finding, FixKind::ChangesMeaning, form.encoding,
                   {ReplaceText{{at, at + form.declaredEncoding.size()}, form.encoding}});
}

Fix declareNameSpace(const Finding& finding, const Document& document)
{
    const NodeId root = document.root();
    const QString prefix = document.prefix(root);
    const QString name = prefix.isEmpty() ? QStringLiteral("xmlns") : QString(u"xmlns:" + prefix);
    return makeFix(finding, FixKind::ChangesMeaning, profileNameSpace,
                   {SetAttribute{root, name, profileNameSpace}});
}

/** What the usual prefix stands for is known; of any other only its author knows. */
std::optional<Fix> declarePrefix(const Finding& finding, const Document& document)
{
    if (finding.problem.subject != u"xsi")
        return std::nullopt;
    return makeFix(finding, FixKind::ChangesMeaning, schemaInstance,
                   {SetAttribute{document.root(), QStringLiteral("xmlns:xsi"), schemaInstance}});
}

} // namespace

std::optional<Fix> fixOfFile(const Finding& finding, const FixContext& context)
{
    switch (finding.problem.code) {
    case ProblemCode::NoXmlDeclaration:
        return declareXml(finding, context.document);
    case ProblemCode::EncodingMismatch:
        return declareEncoding(finding, context.document);
    case ProblemCode::NoNamespace:
    case ProblemCode::ForeignNamespace:
        return declareNameSpace(finding, context.document);
    case ProblemCode::UndeclaredPrefix:
        return declarePrefix(finding, context.document);
    default:
        return std::nullopt;
    }
}

} // namespace naru::profile
