// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace naru::kit {
class EngineView;
}

namespace naru::shell {

/** Opens the profiles that the program starts with. Where they or the user say so (`AutoConnectOnStart`), it
 * connects. */
void launch(kit::EngineView& engine, const QStringList& files);

} // namespace naru::shell
