// SPDX-License-Identifier: GPL-3.0-or-later
#include "ClientSettings.h"

#include "ClientValues.h"
#include "FieldCheck.h"

#include <array>

namespace naru::profile {

namespace {

constexpr std::array readElsewhere{QLatin1StringView("BackupServerList")};

} // namespace

void readClientSettings(const Element& client, Profile& profile, Findings& findings)
{
    const ClientValues settings(&client);
    const Selection selection;
    profile.selection = {
        .enabled = settings.boolean(u"EnableAutomaticServerSelection", selection.enabled),
        .userControllable =
            settings.userControllable(u"EnableAutomaticServerSelection", selection.userControllable),
        .improvementPercent =
            settings.number(u"EnableAutomaticServerSelection/AutoServerSelectionImprovement")
                .value_or(selection.improvementPercent),
        .suspendThreshold = settings.number(u"EnableAutomaticServerSelection/AutoServerSelectionSuspendTime")
                                .transform([](int hours) { return std::chrono::hours(hours); })
                                .value_or(selection.suspendThreshold),
    };
    const AutoReconnect reconnect;
    profile.autoReconnect = {
        .enabled = settings.boolean(u"AutoReconnect", reconnect.enabled),
        .userControllable = settings.userControllable(u"AutoReconnect", reconnect.userControllable),
        .behavior = settings.choice(u"AutoReconnect/AutoReconnectBehavior", reconnect.behavior),
        .behaviorUserControllable = settings.userControllable(u"AutoReconnect/AutoReconnectBehavior",
                                                              reconnect.behaviorUserControllable),
    };
    const ConnectOnStart onStart;
    profile.connectOnStart = {
        .enabled = settings.boolean(u"AutoConnectOnStart", onStart.enabled),
        .userControllable = settings.userControllable(u"AutoConnectOnStart", onStart.userControllable),
    };
    profile.ipFamilies = settings.choice(u"IPProtocolSupport", profile.ipFamilies);
    profile.proxyUse = settings.choice(u"ProxySettings", profile.proxyUse);
    profile.cachingRestriction = settings.choice(u"RestrictPreferenceCaching", profile.cachingRestriction);

    checkNoText(client, client.name, findings);
    checkChildren(client, client.name, client.name, findings, readElsewhere);
}

} // namespace naru::profile
