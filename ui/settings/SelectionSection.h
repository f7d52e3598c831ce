// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

namespace naru::kit {
class NumberField;
class SegmentedControl;
class Switch;
} // namespace naru::kit

namespace naru::settings {

/** How gateways are measured and chosen, and for how long the answer is kept. */
class SelectionSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit SelectionSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    void refresh();
    void connectControls();
    /** Whose the switch is, and why it is greyed out where it is (OGS-27, OGS-74). */
    [[nodiscard]] QString whoDecides() const;

    kit::Switch* m_automatic;
    kit::SegmentedControl* m_rank;
    kit::SegmentedControl* m_probe;
    kit::SegmentedControl* m_order;
    kit::NumberField* m_deadline;
    kit::NumberField* m_lifetime;
    kit::Switch* m_reconnection;
    SettingRow m_automaticRow;
    SettingRow m_rankRow;
    SettingRow m_probeRow;
    SettingRow m_orderRow;
    SettingRow m_deadlineRow;
    SettingRow m_lifetimeRow;
    SettingRow m_reconnectionRow;
};

} // namespace naru::settings
