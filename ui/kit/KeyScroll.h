// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace naru::kit {

/** Scrolls up and down what holds no controls, by the keyboard too: a stop of Tab while there is something to
 * scroll, with an outline while it has the focus. */
class KeyScroll : public QScrollArea
{
    Q_OBJECT

public:
    explicit KeyScroll(QWidget* parent = nullptr);
};

} // namespace naru::kit
