// SPDX-License-Identifier: GPL-3.0-or-later
#include "ClientSettings.h"

#include "FieldCheck.h"
#include "profile/FieldValue.h"

#include <array>

namespace naru::profile {

namespace {

/** The settings of one `ClientInitialization`, by their path below it. */
class Settings
{
public:
    explicit Settings(const Element& client)
        : m_client(client)
    {}

    [[nodiscard]] bool boolean(QStringView path, bool fallback) const
    {
        const Element* element = find(path);
        return element ? readBoolean(element->value()).value.value_or(fallback) : fallback;
    }
    [[nodiscard]] int number(QStringView path, int fallback) const
    {
        const Element* element = find(path);
        return element ? readNumber(element->value(), rowOf(path)).value.value_or(fallback) : fallback;
    }
    /** The enumerations name the choices in the order of the table. */
    template <class Choice>
    [[nodiscard]] Choice choice(QStringView path, Choice fallback) const
    {
        const Element* element = find(path);
        const auto index = element ? readChoice(element->value(), rowOf(path)).value : std::nullopt;
        return index ? static_cast<Choice>(*index) : fallback;
    }
    [[nodiscard]] bool userControllable(QStringView path, bool fallback) const
    {
        const Element* element = find(path);
        const auto text = element ? element->attribute(u"UserControllable") : std::nullopt;
        return text ? readBoolean(text->trimmed()).value.value_or(fallback) : fallback;
    }

private:
    /** Of a path that the table has. */
    static const Field& rowOf(QStringView path)
    {
        return *findField(QString(u"ClientInitialization/" + path));
    }
    [[nodiscard]] const Element* find(QStringView path) const
    {
        const Element* element = &m_client;
        for (const QStringView name : path.tokenize(u'/')) {
            element = element->child(name);
            if (!element)
                return nullptr;
        }
        return element;
    }

    const Element& m_client;
};

constexpr std::array readElsewhere{QLatin1StringView("BackupServerList")};

} // namespace

void readClientSettings(const Element& client, Profile& profile, Findings& findings)
{
    const Settings settings(client);
    const Selection selection;
    profile.selection = {
        .enabled = settings.boolean(u"EnableAutomaticServerSelection", selection.enabled),
        .userControllable =
            settings.userControllable(u"EnableAutomaticServerSelection", selection.userControllable),
        .improvementPercent = settings.number(
            u"EnableAutomaticServerSelection/AutoServerSelectionImprovement", selection.improvementPercent),
        .suspendThreshold = std::chrono::hours(
            settings.number(u"EnableAutomaticServerSelection/AutoServerSelectionSuspendTime",
                            static_cast<int>(selection.suspendThreshold.count()))),
    };
    const AutoReconnect reconnect;
    profile.autoReconnect = {
        .enabled = settings.boolean(u"AutoReconnect", reconnect.enabled),
        .userControllable = settings.userControllable(u"AutoReconnect", reconnect.userControllable),
        .behavior = settings.choice(u"AutoReconnect/AutoReconnectBehavior", reconnect.behavior),
        .behaviorUserControllable = settings.userControllable(u"AutoReconnect/AutoReconnectBehavior",
                                                              reconnect.behaviorUserControllable),
    };
    profile.ipFamilies = settings.choice(u"IPProtocolSupport", profile.ipFamilies);
    profile.proxyUse = settings.choice(u"ProxySettings", profile.proxyUse);
    profile.cachingRestriction = settings.choice(u"RestrictPreferenceCaching", profile.cachingRestriction);

    checkNoText(client, client.name, findings);
    checkChildren(client, client.name, client.name, findings, readElsewhere);
}

} // namespace naru::profile
