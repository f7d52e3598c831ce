// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"

#include <QStringList>

#include <algorithm>

namespace naru::profile {

namespace {

Fix removal(const Finding& finding, FixKind kind, const Document& document)
{
    return makeFix(finding, kind, document.name(*finding.node), {RemoveElement{*finding.node}});
}

/** Says the same as the first one, so that it is the same which of them counts. */
bool repeatsTheFirst(NodeId node, const Document& document)
{
    const auto parent = document.parent(node);
    const auto first = parent ? document.child(*parent, document.name(node)) : std::nullopt;
    const auto attributes = [&document](NodeId of) {
        QStringList list;
        for (const DocumentAttribute& attribute : document.attributes(of))
            list.append(attribute.name + u'=' + attribute.value);
        list.sort();
        return list;
    };
    return first && *first != node && document.children(node).empty() && document.children(*first).empty() &&
           document.value(node) == document.value(*first) && attributes(node) == attributes(*first);
}

bool isClientSetting(const Finding& finding)
{
    return finding.problem.path.startsWith(QLatin1String("ClientInitialization/"));
}

/** The text up to the next tag, where it has no markup in it. */
std::optional<Fix> removeStrayText(const Finding& finding, const Document& document)
{
    const QString& text = document.text();
    const qsizetype begin = finding.problem.offset;
    const qsizetype next = text.indexOf(u'<', begin);
    if (next <= begin)
        return std::nullopt;
    const QStringView stray = QStringView(text).sliced(begin, next - begin).trimmed();
    const Field* field = fieldOf(finding);
    const bool hasNoValue = finding.node == document.root() || (field && field->type == FieldType::Structure);
    return makeFix(finding, hasNoValue ? FixKind::Safe : FixKind::ChangesMeaning, stray.toString(),
                   {ReplaceText{{begin, begin + stray.size()}, {}}});
}

std::optional<Fix> replaceEntryInBackups(const Finding& finding, const Document& document)
{
    const auto list = document.parent(*finding.node);
    auto address = document.child(*finding.node, u"HostAddress");
    if (!address)
        address = document.child(*finding.node, u"HostName");
    if (!list || !address || document.value(*address).isEmpty())
        return std::nullopt;
    const auto& siblings = document.children(*list);
    const auto index =
        static_cast<int>(std::find(siblings.begin(), siblings.end(), *finding.node) - siblings.begin());
    const QString value = document.value(*address);
    return makeFix(
        finding, FixKind::ChangesMeaning, value,
        {InsertElement{*list, {QStringLiteral("HostAddress"), value}, index}, RemoveElement{*finding.node}});
}

std::optional<Fix> removeEmptyList(const Finding& finding, const Document& document)
{
    if (!document.children(*finding.node).empty())
        return std::nullopt;
    return removal(finding, isClientSetting(finding) ? FixKind::Safe : FixKind::ChangesMeaning, document);
}

} // namespace

std::optional<Fix> fixOfStructure(const Finding& finding, const FixContext& context)
{
    const Document& document = context.document;
    switch (finding.problem.code) {
    case ProblemCode::RepeatedElement: {
        const bool isSafe = isClientSetting(finding) && repeatsTheFirst(*finding.node, document);
        return removal(finding, isSafe ? FixKind::Safe : FixKind::ChangesMeaning, document);
    }
    case ProblemCode::SurplusElement:
    case ProblemCode::LocalPolicyElement:
    case ProblemCode::DuplicateHostEntry:
    case ProblemCode::MissingHostAddress:
    case ProblemCode::BackupIsPrimary:
    case ProblemCode::DuplicateBackup:
        return removal(finding, FixKind::ChangesMeaning, document);
    case ProblemCode::EmptyBackupList:
        return removeEmptyList(finding, document);
    case ProblemCode::StrayText:
        return removeStrayText(finding, document);
    case ProblemCode::BackupOfHostEntry:
        return replaceEntryInBackups(finding, document);
    case ProblemCode::NeedlessUserControllable:
        return makeFix(finding, FixKind::ChangesMeaning, finding.problem.subject,
                       {RemoveAttribute{*finding.node, QStringLiteral("UserControllable")}});
    default:
        return std::nullopt;
    }
}

} // namespace naru::profile
