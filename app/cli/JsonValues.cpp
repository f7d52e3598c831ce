// SPDX-License-Identifier: GPL-3.0-or-later
#include "JsonValues.h"

#include <QDateTime>

#include <cmath>

namespace naru::cli {

QJsonValue milliseconds(std::optional<base::Nanoseconds> value)
{
    if (!value)
        return {};
    const double ms = std::chrono::duration<double, std::milli>(*value).count();
    return std::round(ms * 1000) / 1000;
}

QJsonValue wholeMilliseconds(std::optional<std::chrono::milliseconds> value)
{
    return value ? QJsonValue(static_cast<qint64>(value->count())) : QJsonValue();
}

QJsonValue dateJson(std::optional<base::SystemTime> time)
{
    if (!time)
        return {};
    return QDateTime::fromMSecsSinceEpoch(time->time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

QJsonValue orNull(std::optional<int> value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonValue orNull(const QString& text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

} // namespace naru::cli
