// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"
#include "LintFindings.h"
#include "profile/Address.h"

#include <QSet>

namespace naru::profile {

namespace {

Fix insertFirst(const Finding& finding, const QString& name, const QString& value, int index)
{
    return makeFix(finding, FixKind::ChangesMeaning, value,
                   {InsertElement{*finding.node, {name, value}, index}});
}

std::optional<Fix> addHostName(const Finding& finding, const Document& document)
{
    const auto name = document.child(*finding.node, u"HostName");
    const QString& address = finding.problem.subject;
    if (name)
        return makeFix(finding, FixKind::ChangesMeaning, address, {SetValue{*name, address}});
    return insertFirst(finding, QStringLiteral("HostName"), address, 0);
}

/** The name, where that is an address. */
std::optional<Fix> addHostAddress(const Finding& finding, const Document& document)
{
    const bool isElement = document.name(*finding.node) == u"HostAddress";
    const auto entry = isElement ? document.parent(*finding.node) : finding.node;
    const auto name = entry ? document.child(*entry, u"HostName") : std::nullopt;
    const QString value = name ? document.value(*name) : QString();
    if (!parseAddress(value).target)
        return std::nullopt;
    if (isElement)
        return writeFix(finding, FixKind::ChangesMeaning, value);
    return makeFix(finding, FixKind::ChangesMeaning, value,
                   {InsertElement{*entry, {QStringLiteral("HostAddress"), value}, std::nullopt}});
}

/** `Seoul (2)`, the first that no entry has. */
std::optional<Fix> rename(const Finding& finding, const FixContext& context)
{
    const auto name = context.document.child(*finding.node, u"HostName");
    if (!name)
        return std::nullopt;
    QSet<QString> taken;
    for (const HostEntry& host : context.profile.hosts)
        taken.insert(host.name);
    const QString old = context.document.value(*name);
    int number = 2;
    const auto numbered = [&] { return QString(old + u" (" + QString::number(number) + u')'); };
    while (taken.contains(numbered()))
        ++number;
    return makeFix(finding, FixKind::ChangesMeaning, numbered(), {SetValue{*name, numbered()}});
}

/** OGS-2A: the thresholds act when a connection is resumed. */
std::optional<Fix> resumeConnections(const Finding& finding, const Document& document)
{
    static const QString behavior = QStringLiteral("AutoReconnectBehavior");
    static const QString resume = QStringLiteral("ReconnectAfterResume");
    const auto client = document.parent(*finding.node);
    const auto reconnect = client ? document.child(*client, u"AutoReconnect") : std::nullopt;
    if (!client)
        return std::nullopt;
    std::vector<Edit> edits;
    if (!reconnect) {
        edits.push_back(InsertElement{*client,
                                      {.name = QStringLiteral("AutoReconnect"),
                                       .value = QStringLiteral("true"),
                                       .children = {{behavior, resume}}},
                                      std::nullopt});
        return makeFix(finding, FixKind::ChangesMeaning, resume, std::move(edits));
    }
    if (finding.problem.subject == u"AutoReconnect")
        edits.push_back(SetValue{*reconnect, QStringLiteral("true")});
    if (const auto child = document.child(*reconnect, behavior))
        edits.push_back(SetValue{*child, resume});
    else
        edits.push_back(InsertElement{*reconnect, {behavior, resume}, std::nullopt});
    return makeFix(finding, FixKind::ChangesMeaning, resume, std::move(edits));
}

} // namespace

std::optional<Fix> fixOfEntry(const Finding& finding, const FixContext& context)
{
    switch (finding.problem.code) {
    case ProblemCode::MissingHostName:
        return addHostName(finding, context.document);
    case ProblemCode::EmptyHostAddress:
    case ProblemCode::OthersNeedAddress:
        return addHostAddress(finding, context.document);
    case ProblemCode::DuplicateHostName:
        return rename(finding, context);
    case ProblemCode::ThresholdsNeverAct:
        return resumeConnections(finding, context.document);
    default:
        return std::nullopt;
    }
}

} // namespace naru::profile
