// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace naru::kit {

/**
 * A whole number between two bounds. What is typed counts when it is complete; the wheel turns it only where
 * it has the focus, so that a page can be scrolled past it.
 */
class NumberField final : public QSpinBox
{
    Q_OBJECT

public:
    NumberField(int lowest, int highest, QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace naru::kit
