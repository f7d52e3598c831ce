// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

namespace naru::kit {
class SegmentedControl;
class Switch;
} // namespace naru::kit

namespace naru::settings {

/** The user's own switches of connecting, where the profile lets them have any. */
class ConnectionSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit ConnectionSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    void refresh();
    void connectControls();
    void explain();
    /** Of a switch: what it does, or why it is greyed out. */
    [[nodiscard]] QString lineOf(bool userControllable, const QString& what) const;
    /** The open profile, or one without a word of its own. */
    [[nodiscard]] const profile::Profile& profileOrNone() const;

    kit::Switch* m_onStart;
    kit::Switch* m_reconnect;
    kit::SegmentedControl* m_afterSleep;
    SettingRow m_onStartRow;
    SettingRow m_reconnectRow;
    SettingRow m_afterSleepRow;
};

} // namespace naru::settings
