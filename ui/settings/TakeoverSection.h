// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

class QPushButton;

namespace naru::settings {

/** The way to what other clients left on this machine. */
class TakeoverSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit TakeoverSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    QPushButton* m_open;
    SettingRow m_row;
};

} // namespace naru::settings
