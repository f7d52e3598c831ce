// SPDX-License-Identifier: GPL-3.0-or-later
#include "Json.h"
#include "profile/ProblemCode.h"

namespace naru::cli {

namespace {

QJsonObject hostJson(const profile::HostEntry& host)
{
    QJsonArray backups;
    for (const profile::Backup& backup : host.backups) {
        backups.append(QJsonObject{{QStringLiteral("url"), backup.url()},
                                   {QStringLiteral("from"), backup.level == profile::BackupLevel::Host
                                                                ? QStringLiteral("host")
                                                                : QStringLiteral("client")}});
    }
    QJsonObject json{{QStringLiteral("name"), host.name},      {QStringLiteral("address"), host.address},
                     {QStringLiteral("port"), QJsonValue()},   {QStringLiteral("group"), host.group},
                     {QStringLiteral("target"), QJsonValue()}, {QStringLiteral("backups"), backups},
                     {QStringLiteral("line"), host.place.line}};
    if (host.target) {
        json[QStringLiteral("port")] = host.target->port;
        json[QStringLiteral("target")] = host.target->text();
    }
    return json;
}

QString severityCode(profile::Severity severity)
{
    switch (severity) {
    case profile::Severity::Error:
        return QStringLiteral("error");
    case profile::Severity::Warning:
        return QStringLiteral("warning");
    case profile::Severity::Note:
        return QStringLiteral("note");
    }
    Q_UNREACHABLE();
}

QJsonValue fixJson(const profile::Finding& finding, const wording::Words& words)
{
    return finding.fix ? QJsonValue(words.fix(*finding.fix)) : QJsonValue();
}

QJsonValue fixKindJson(const profile::Finding& finding)
{
    if (!finding.fix)
        return {};
    return finding.fix->kind == profile::FixKind::Safe ? QStringLiteral("safe")
                                                       : QStringLiteral("changes-meaning");
}

} // namespace

QJsonObject profileJson(const profile::Lint& lint)
{
    const profile::Profile& profile = lint.profile;
    QJsonArray hosts;
    for (const profile::HostEntry& host : profile.hosts)
        hosts.append(hostJson(host));
    const profile::Selection& selection = profile.selection;
    return {{QStringLiteral("encoding"), profile.encoding},
            {QStringLiteral("namespace"), profile.nameSpace},
            {QStringLiteral("selection"),
             QJsonObject{
                 {QStringLiteral("enabled"), selection.enabled},
                 {QStringLiteral("user_controllable"), selection.userControllable},
                 {QStringLiteral("improvement_percent"), selection.improvementPercent},
                 {QStringLiteral("suspend_hours"), static_cast<int>(selection.suspendThreshold.count())}}},
            {QStringLiteral("hosts"), hosts},
            {QStringLiteral("problems"), static_cast<int>(lint.findings.size())}};
}

QJsonObject problemsJson(const profile::Lint& lint, const wording::Words& words)
{
    QJsonArray problems;
    for (const profile::Finding& finding : lint.findings) {
        const profile::Problem& problem = finding.problem;
        const QString advice = words.problemAdvice(problem);
        problems.append(
            QJsonObject{{QStringLiteral("code"), profile::code(problem.code)},
                        {QStringLiteral("severity"), severityCode(problem.severity)},
                        {QStringLiteral("line"), problem.place.line},
                        {QStringLiteral("column"), problem.place.column},
                        {QStringLiteral("path"), problem.path},
                        {QStringLiteral("text"), words.problem(problem)},
                        {QStringLiteral("advice"), advice.isEmpty() ? QJsonValue() : QJsonValue(advice)},
                        {QStringLiteral("fix"), fixJson(finding, words)},
                        {QStringLiteral("fix_kind"), fixKindJson(finding)}});
    }
    return {{QStringLiteral("problems"), problems}};
}

} // namespace naru::cli
