// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QAbstractButton;
class QComboBox;

namespace naru::kit {

/**
 * What screen readers call a widget, where Qt 6.4 has no word for it. To be said in its constructor: what was
 * asked for before stays what it was. Keeps name, description and states; a button can be pressed.
 */
void sayRole(QWidget& widget, QAccessible::Role role);

/** A button that opens and closes what stands below it: being checked is being open. */
void sayItOpens(QAbstractButton& button);

/** A choice of many, by its name and its value: on Linux Qt 6.4 says the value for the name. */
void sayNameAndValue(QComboBox& box);

} // namespace naru::kit
