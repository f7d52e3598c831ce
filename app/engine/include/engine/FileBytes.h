// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

namespace naru::engine {

/** The bytes of a plain file, `most` of them at most: `FileNotFound`, `FileNotReadable`, `FileTooLarge`. */
[[nodiscard]] base::Result<QByteArray> readBytes(const QString& path, qint64 most);

/** The error with the file before its subject. */
[[nodiscard]] base::Error inFile(base::Error error, const QString& path);

} // namespace naru::engine
