// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

class QLineEdit;

namespace naru::kit {
class SegmentedControl;
}

namespace naru::settings {

/** The machine's own proxy, or one set by hand. */
class ProxySection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit ProxySection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    enum Way { System, ByHand };

    void refresh();
    void explain();
    void chooseWay(int way);
    void takeAddress();
    /** What the machine's own settings mean for a run. */
    [[nodiscard]] QString machinesProxy() const;

    kit::SegmentedControl* m_way;
    QLineEdit* m_address;
    SettingRow m_wayRow;
    SettingRow m_addressRow;
    bool m_isWrong = false;
};

} // namespace naru::settings
