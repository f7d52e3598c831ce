// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::engine {

/** The user's data folder; the demo has one of its own inside, so that it leaves no trace in real history. */
[[nodiscard]] QString dataFolder(bool demo);

/** The program's raw log inside a data folder: see `store::RawLog`. */
[[nodiscard]] QString rawLogPath(const QString& dataFolder);

} // namespace naru::engine
