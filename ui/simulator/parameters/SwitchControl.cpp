// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/SwitchControl.h"

#include "kit/Switch.h"

namespace naru::simulator {

SwitchControl::SwitchControl(const kit::Theme& theme, QWidget* parent)
    : ValueControl(parent)
    , m_switch(new kit::Switch(theme, parent))
{
    connect(m_switch, &QAbstractButton::clicked, this, [this](bool isOn) {
        Q_EMIT checked(nullptr);
        Q_EMIT wished(sim::Node::ofBoolean(isOn));
    });
}

QWidget& SwitchControl::widget() const
{
    return *m_switch;
}

void SwitchControl::show(const sim::Node& value)
{
    m_value = value.boolean;
    m_switch->setChecked(m_value);
}

void SwitchControl::refuse()
{
    m_switch->setChecked(m_value);
}

} // namespace naru::simulator
