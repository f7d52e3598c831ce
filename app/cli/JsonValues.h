// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QJsonValue>
#include <QString>

#include <optional>

/** How single values are written in JSON; what is not known is null. */
namespace naru::cli {

/** Rounded to microseconds: more than a user-space clock can honestly tell. */
[[nodiscard]] QJsonValue milliseconds(std::optional<base::Nanoseconds> value);
[[nodiscard]] QJsonValue wholeMilliseconds(std::optional<std::chrono::milliseconds> value);
/** ISO 8601 in UTC with milliseconds. */
[[nodiscard]] QJsonValue dateJson(std::optional<base::SystemTime> time);
[[nodiscard]] QJsonValue orNull(std::optional<int> value);
/** Null for an empty text. */
[[nodiscard]] QJsonValue orNull(const QString& text);

} // namespace naru::cli
