// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FieldProblem.h"

#include "profile/Address.h"
#include "profile/FieldValue.h"
#include "profiles/ProfileEditor.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QHostAddress>

namespace naru::profiles {

namespace {

/** An attribute is not its element, whose findings are shown with that. */
const profile::Finding* findingOf(const profile::Field& field, profile::NodeId node,
                                  const ProfileEditor& editor)
{
    if (!editor.review() || field.isAttribute())
        return nullptr;
    for (const profile::Finding& finding : editor.review()->lint.findings) {
        if (finding.node == node)
            return &finding;
    }
    return nullptr;
}

} // namespace

std::optional<ShownProblem> problemOf(const profile::Field& field, const std::optional<QString>& value,
                                      std::optional<profile::NodeId> node, const ProfileEditor& editor,
                                      const wording::Words& words)
{
    if (!value)
        return std::nullopt;
    if (const auto code = profile::problemOfValue(*value, field)) {
        const profile::Problem problem{*code,
                                       profile::kindOf(*code).severity,
                                       {},
                                       field.path,
                                       value->isEmpty() ? QString(field.name()) : *value};
        return ShownProblem{problem.severity, words.problem(problem)};
    }
    const profile::Finding* finding = node ? findingOf(field, *node, editor) : nullptr;
    if (finding == nullptr)
        return std::nullopt;
    return ShownProblem{finding->problem.severity, words.problem(finding->problem)};
}

QString addressKind(const QString& address)
{
    const profile::Address read = profile::parseAddress(address);
    if (!read.target)
        return {};
    if (address.contains(QLatin1String("://")))
        return QCoreApplication::translate("FieldProblem", "full URL");
    if (!QHostAddress(read.target->host).isNull())
        return QCoreApplication::translate("FieldProblem", "address");
    return QCoreApplication::translate("FieldProblem", "name");
}

} // namespace naru::profiles
