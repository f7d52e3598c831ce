// SPDX-License-Identifier: GPL-3.0-or-later
// What `naructl import` says of its plan.
#include "ImportPlan.h"
#include "Tr.h"
#include "wording/TakeoverWords.h"

#include <QFileInfo>
#include <QJsonArray>

namespace naru::cli {

namespace {

const char* codeOf(profile::PreferenceUse use)
{
    using enum profile::PreferenceUse;
    switch (use) {
    case Takes:
        return "takes";
    case IsSo:
        return "is-so";
    case Outranked:
        return "outranked";
    case Invalid:
        return "invalid";
    case NoSuchGateway:
        return "no-such-gateway";
    case NotUsed:
        return "not-used";
    case NotRead:
        return "not-read";
    }
    Q_UNREACHABLE();
}

const char* codeOf(profile::GatewayUse use)
{
    using enum profile::GatewayUse;
    switch (use) {
    case Takes:
        return "takes";
    case OtherProtocol:
        return "other-protocol";
    case OtherService:
        return "other-service";
    case NoAddress:
        return "no-address";
    }
    Q_UNREACHABLE();
}

QJsonValue orNull(const QString& text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject jsonOf(const engine::TakeoverRow& row, bool isTaken, const wording::TakeoverWords& words)
{
    return {{QStringLiteral("file"), row.file},
            {QStringLiteral("line"), row.entry.place.line},
            {QStringLiteral("element"), row.entry.element},
            {QStringLiteral("value"), orNull(row.entry.value.value_or(QString()))},
            {QStringLiteral("key"), orNull(row.key)},
            {QStringLiteral("before"), orNull(row.before)},
            {QStringLiteral("after"), orNull(row.after)},
            {QStringLiteral("use"), QLatin1String(codeOf(row.use))},
            {QStringLiteral("text"), orNull(words.reason(row.use))},
            {QStringLiteral("profile_decides"), row.profileDecides},
            {QStringLiteral("taken"), isTaken}};
}

/** `+` for what is taken, `-` for what could be, a point for what can't. */
QString mark(bool isTaken, bool canBe)
{
    return isTaken ? QStringLiteral("  + ") : canBe ? QStringLiteral("  - ") : QStringLiteral("  . ");
}

QString lineOf(const engine::TakeoverRow& row, bool isTaken, const wording::TakeoverWords& words)
{
    const bool canBe = row.use == profile::PreferenceUse::Takes;
    QString line = mark(isTaken, canBe);
    if (canBe) {
        const profile::Preference what = *row.entry.what;
        line += words.name(what) + QStringLiteral(": ") + words.value(what, row.before) +
                QStringLiteral(" -> ") + words.value(what, row.after);
    } else {
        line += row.entry.element + (row.entry.value ? QString(u'=' + *row.entry.value) : QString()) +
                QStringLiteral(": ") + words.reason(row.use);
    }
    return line + QStringLiteral("  (") + row.file + u':' + QString::number(row.entry.place.line) + u')';
}

QString lineOf(const profile::OfferedGateway& gateway, bool isTaken, const wording::TakeoverWords& words)
{
    const bool canBe = gateway.use == profile::GatewayUse::Takes;
    const QString address =
        gateway.group.isEmpty() ? gateway.address : QString(gateway.address + u'/' + gateway.group);
    return mark(isTaken, canBe) + gateway.name + QStringLiteral(": ") +
           (canBe ? address : words.reason(gateway));
}

} // namespace

QJsonObject importJson(const ImportPlan& plan, const wording::Words& words)
{
    const wording::TakeoverWords takeover(words);
    QJsonArray settings;
    for (std::size_t i = 0; i < plan.settings.size(); ++i)
        settings.append(jsonOf(plan.settings[i], plan.takesSetting[i], takeover));
    QJsonArray profiles;
    for (const ImportedProfile& profile : plan.profiles) {
        profiles.append(QJsonObject{{QStringLiteral("file"), profile.file.path},
                                    {QStringLiteral("client"), QString(profile.file.client)},
                                    {QStringLiteral("gateways"), profile.file.gateways},
                                    {QStringLiteral("taken"), profile.isTaken},
                                    {QStringLiteral("copy"), orNull(profile.copy)}});
    }
    QJsonArray gateways;
    for (std::size_t i = 0; i < plan.gateways.size(); ++i) {
        const profile::OfferedGateway& gateway = plan.gateways[i];
        gateways.append(QJsonObject{{QStringLiteral("name"), gateway.name},
                                    {QStringLiteral("address"), orNull(gateway.address)},
                                    {QStringLiteral("group"), orNull(gateway.group)},
                                    {QStringLiteral("protocol"), orNull(gateway.protocol)},
                                    {QStringLiteral("use"), QLatin1String(codeOf(gateway.use))},
                                    {QStringLiteral("text"), orNull(takeover.reason(gateway))},
                                    {QStringLiteral("taken"), bool(plan.takesGateway[i])}});
    }
    QJsonArray problems;
    for (const base::Error& problem : plan.problems)
        problems.append(words.error(problem));
    return {{QStringLiteral("dry_run"), plan.isDry},
            {QStringLiteral("settings"), settings},
            {QStringLiteral("profiles"), profiles},
            {QStringLiteral("gateways"), gateways},
            {QStringLiteral("gateway_profile"), orNull(plan.gatewayProfile)},
            {QStringLiteral("network_manager"),
             plan.networkManager ? QJsonValue(words.error(*plan.networkManager)) : QJsonValue()},
            {QStringLiteral("problems"), problems}};
}

QStringList importText(const ImportPlan& plan, const wording::Words& words)
{
    const wording::TakeoverWords takeover(words);
    QStringList lines;
    if (!plan.settings.empty())
        lines.append(Tr::tr("Settings"));
    for (std::size_t i = 0; i < plan.settings.size(); ++i)
        lines.append(lineOf(plan.settings[i], plan.takesSetting[i], takeover));
    if (!plan.profiles.empty())
        lines.append(Tr::tr("Profiles"));
    for (const ImportedProfile& profile : plan.profiles)
        lines.append(mark(profile.isTaken, true) + profile.file.path +
                     (profile.copy.isEmpty() ? QString() : QString(QStringLiteral(" -> ") + profile.copy)));
    if (!plan.gateways.empty())
        lines.append(QStringLiteral("NetworkManager") +
                     (plan.gatewayProfile.isEmpty() ? QString()
                                                    : QString(QStringLiteral(" -> ") + plan.gatewayProfile)));
    for (std::size_t i = 0; i < plan.gateways.size(); ++i)
        lines.append(lineOf(plan.gateways[i], plan.takesGateway[i], takeover));
    if (lines.isEmpty())
        lines.append(Tr::tr("No other client has left anything here that can be taken over."));
    else if (plan.isDry)
        lines.append(Tr::tr("Nothing was changed. Without --dry-run what has a + is taken over."));
    return lines;
}

} // namespace naru::cli
