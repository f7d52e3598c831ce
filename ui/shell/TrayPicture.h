// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace naru::kit {
class Theme;
}

namespace naru::shell {

class StateMark;

/** The boat with the state's shape at its corner, in the sizes of trays; to be seen on light and dark. */
[[nodiscard]] QIcon trayPicture(const StateMark& mark, const kit::Theme& theme);

} // namespace naru::shell
