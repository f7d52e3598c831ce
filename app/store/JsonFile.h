// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QJsonObject>

namespace naru::store {

/**
 * A file that is one JSON object: nothing where there is no file. FileNotReadable, FileTooLarge (`maxBytes`),
 * RecordInvalid with its place.
 */
[[nodiscard]] base::Result<std::optional<QJsonObject>> readJsonFile(const QString& path, qint64 maxBytes);

/**
 * Replaces the file, whole or not at all, readable by its owner alone. To be called by whoever holds its
 * `FileLock`. FileNotWritable; FileTooLarge where it could not be read again.
 */
[[nodiscard]] base::Result<void> writeJsonFile(const QString& path, const QJsonObject& object,
                                               qint64 maxBytes);

} // namespace naru::store
