// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace naru::kit {

/** The last control in a part that Tab reaches; the part itself where there is none. */
[[nodiscard]] QWidget* lastControl(QWidget& part);

/** Has Tab come to a part, or to the controls in it, behind `previous`: what is made late would else be the
 * last of the window. */
void chainAfter(QWidget& previous, QWidget& part);

/** The same in front of `next`. */
void chainBefore(QWidget& next, QWidget& part);

/** The same behind all the other controls of `whole`, which holds the part. */
void chainInto(QWidget& whole, QWidget& part);

} // namespace naru::kit
