// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace naru::profiles {

/** The last control in a part that Tab reaches; the part itself where there is none. */
[[nodiscard]] QWidget* lastControl(QWidget& part);

/** Has Tab come to the controls of a part behind `previous`: one that is made late would else be the last of
 * the window. */
void chainAfter(QWidget& previous, QWidget& part);

} // namespace naru::profiles
