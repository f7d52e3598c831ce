// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ValueControl.h"

namespace naru::kit {
class ComboBox;
}

namespace naru::simulator {

/** One of several names. */
class ChoiceControl final : public ValueControl
{
    Q_OBJECT

public:
    ChoiceControl(const sim::ParameterInfo& info, const kit::Theme& theme, QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const sim::Node& value) override;
    void refuse() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    kit::ComboBox* m_box;
    bool m_isWide = false;
    QString m_value;
};

} // namespace naru::simulator
