// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

namespace naru::kit {
class SegmentedControl;
class Switch;
} // namespace naru::kit

namespace naru::settings {

/** Language, theme and motion: at once, and remembered by `shell::Preferences`. */
class AppearanceSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit AppearanceSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;
    /** The language stays: whoever restores a setting wants to go on reading. */
    void restoreDefaults();

private:
    void refresh();

    kit::SegmentedControl* m_language;
    kit::SegmentedControl* m_scheme;
    kit::Switch* m_motion;
    SettingRow m_languageRow;
    SettingRow m_schemeRow;
    SettingRow m_motionRow;
};

} // namespace naru::settings
