// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ConnectionSection.h"

#include "kit/SegmentedControl.h"
#include "kit/Switch.h"

#include <QSignalBlocker>

namespace naru::settings {

using profile::ReconnectBehavior;

ConnectionSection::ConnectionSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_onStart(new kit::Switch(surroundings.theme, this))
    , m_reconnect(new kit::Switch(surroundings.theme, this))
    , m_afterSleep(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_onStartRow(addRow(
          m_onStart, [](auto& settings) -> auto& { return settings.connection.connectOnStart; }))
    , m_reconnectRow(addRow(
          m_reconnect, [](auto& settings) -> auto& { return settings.connection.autoReconnect; }))
    , m_afterSleepRow(addRow(
          m_afterSleep, [](auto& settings) -> auto& { return settings.connection.reconnectBehavior; }))
{
    refresh();
    connectControls();
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &ConnectionSection::refresh);
    connect(&surroundings.engine, &kit::EngineView::profileChanged, this, &ConnectionSection::refresh);
}

void ConnectionSection::connectControls()
{
    using engine::Settings;
    connect(m_onStart, &QAbstractButton::clicked, this, [this](bool on) {
        change([on](Settings& settings) { settings.connection.connectOnStart = on; });
    });
    connect(m_reconnect, &QAbstractButton::clicked, this, [this](bool on) {
        change([on](Settings& settings) { settings.connection.autoReconnect = on; });
    });
    connect(m_afterSleep, &kit::SegmentedControl::currentChanged, this, [this](int segment) {
        const auto behavior =
            segment == 0 ? ReconnectBehavior::ReconnectAfterResume : ReconnectBehavior::DisconnectOnSuspend;
        change([behavior](Settings& settings) { settings.connection.reconnectBehavior = behavior; });
    });
}

const profile::Profile& ConnectionSection::profileOrNone() const
{
    static const profile::Profile none;
    const engine::ProfilePtr& profile = surroundings().engine.profile();
    return profile ? *profile : none;
}

void ConnectionSection::refresh()
{
    const profile::Profile& profile = profileOrNone();
    const profile::UserSwitches user = current().connection;
    const QSignalBlocker quiet(m_afterSleep);
    const bool isOpen = surroundings().engine.profile() != nullptr;
    const bool reconnects = profile::reconnects(profile.autoReconnect, user);
    m_onStart->setChecked(profile::connectsOnStart(profile.connectOnStart, user));
    m_onStart->setEnabled(isOpen && profile.connectOnStart.userControllable);
    m_reconnect->setChecked(reconnects);
    m_reconnect->setEnabled(isOpen && profile.autoReconnect.userControllable);
    const bool isKept =
        profile::sleepBehavior(profile.autoReconnect, user) == ReconnectBehavior::ReconnectAfterResume;
    m_afterSleep->setCurrent(isKept ? 0 : 1);
    m_afterSleep->setEnabled(isOpen && reconnects && profile.autoReconnect.behaviorUserControllable);
    explain();
}

QString ConnectionSection::lineOf(bool userControllable, const QString& what) const
{
    if (!surroundings().engine.profile())
        return tr("No profile is open; the profile says whether you may change this.");
    return userControllable ? what : tr("The profile decides this and does not let you change it.");
}

void ConnectionSection::explain()
{
    const profile::Profile& profile = profileOrNone();
    m_onStartRow.setTexts(tr("Connect at the start"),
                          lineOf(profile.connectOnStart.userControllable,
                                 tr("On: Naru connects by itself when it is started with this profile.")));
    m_reconnectRow.setTexts(tr("Connect again"),
                            lineOf(profile.autoReconnect.userControllable,
                                   tr("On: a connection that is lost is made again, to its backups and the "
                                      "next gateways as well.")));
    m_afterSleepRow.setTexts(tr("After sleep"),
                             lineOf(profile.autoReconnect.behaviorUserControllable,
                                    tr("What happens to a connection when the machine sleeps.")));
}

void ConnectionSection::retranslate()
{
    setHeading(tr("Connection"));
    m_afterSleep->setTexts({tr("Connect again"), tr("Stay disconnected")});
    explain();
}

} // namespace naru::settings
