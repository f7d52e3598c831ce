// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/NumberField.h"

#include "kit/Theme.h"

#include <QWheelEvent>

namespace naru::kit {

NumberField::NumberField(int lowest, int highest, QWidget* parent)
    : QSpinBox(parent)
{
    setRange(lowest, highest);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setKeyboardTracking(false);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
    setAlignment(Qt::AlignRight);
    setFixedWidth(Theme::space(18));
    setFocusPolicy(Qt::StrongFocus);
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace naru::kit
