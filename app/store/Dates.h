// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QDateTime>

#include <optional>

namespace naru::store {

/** `2026-11-29T21:14:07.123Z`. */
[[nodiscard]] inline QString isoText(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

/** Nothing where the text is no date. */
[[nodiscard]] inline std::optional<base::SystemTime> timeFromIso(QStringView text)
{
    const QDateTime date = QDateTime::fromString(text.toString(), Qt::ISODateWithMs);
    if (!date.isValid())
        return std::nullopt;
    return base::SystemTime(std::chrono::milliseconds(date.toMSecsSinceEpoch()));
}

} // namespace naru::store
