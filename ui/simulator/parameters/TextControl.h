// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ValueControl.h"

namespace naru::kit {
class FieldLine;
}

namespace naru::simulator {

/** A value as text with its unit behind it; checked at each key, wished for with Return or when the keyboard
 * leaves. Escape brings back the value that the parameter has. */
class TextControl final : public ValueControl
{
    Q_OBJECT

public:
    TextControl(const sim::ParameterInfo& info, QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const sim::Node& value) override;
    void refuse() override;
    void finish() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /** As it was last shown, or as it is typed. */
    enum class State { Shown, Typed, Wished, Refused };

    void check();
    void display();

    const sim::ParameterInfo& m_info;
    kit::FieldLine* m_line;
    sim::Node m_value;
    QString m_unit;
    State m_state = State::Shown;
};

} // namespace naru::simulator
