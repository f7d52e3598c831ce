// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

namespace naru::engine {

/** Writes a file of ours. Makes the folder. The file is its owner's alone; the old or the new one is whole.
 * `FileNotWritable`. */
[[nodiscard]] base::Result<void> writeKept(const QString& path, const QByteArray& bytes);

} // namespace naru::engine
