// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace naru::host {

/** The first 64 KiB of a regular file: no settings file has more. Nothing where it can't be read. */
[[nodiscard]] std::optional<QByteArray> readSmallFile(const QString& path);

} // namespace naru::host
