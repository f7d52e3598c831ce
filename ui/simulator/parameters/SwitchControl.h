// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ValueControl.h"

namespace naru::kit {
class Switch;
}

namespace naru::simulator {

/** On or off. */
class SwitchControl final : public ValueControl
{
    Q_OBJECT

public:
    SwitchControl(const kit::Theme& theme, QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const sim::Node& value) override;
    void refuse() override;

private:
    kit::Switch* m_switch;
    bool m_value = false;
};

} // namespace naru::simulator
