// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

namespace naru::kit {
class ComboBox;
}

namespace naru::settings {

/** Whether and how often the gateways are measured for the charts. */
class WatchSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit WatchSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    /** Fills the list: off, the usual intervals, and the one that is set. */
    void refresh();
    void showTexts(const QStringList& texts);
    [[nodiscard]] static QString text(std::chrono::minutes interval);

    kit::ComboBox* m_interval;
    SettingRow m_row;
};

} // namespace naru::settings
