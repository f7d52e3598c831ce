// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;

namespace naru::kit {

/** Has the area scroll to whatever in it gets the focus, `margin` px around it. By itself Qt does so only
 * when Tab comes from inside of the area. */
void scrollToFocus(QScrollArea& area, int margin);

} // namespace naru::kit
