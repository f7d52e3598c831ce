// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Location.h"

#include <algorithm>

namespace naru::ogs {

namespace {

QString normalisedSuffix(QStringView text)
{
    QString suffix = text.trimmed().toString().toLower();
    if (suffix.endsWith(u'.'))
        suffix.chop(1);
    return suffix;
}

} // namespace

QString LocationKey::text() const
{
    return suffix + u'|' + server;
}

std::optional<LocationKey> LocationKey::parse(QStringView text)
{
    const qsizetype bar = text.indexOf(u'|');
    if (bar < 0)
        return std::nullopt;
    const QString server = text.mid(bar + 1).trimmed().toString().toLower();
    if (server.isEmpty() || server.contains(u'|') || server.contains(u','))
        return std::nullopt;
    return LocationKey{normalisedSuffix(text.left(bar)), server};
}

std::optional<Location> Location::parse(QStringView text)
{
    const qsizetype bar = text.indexOf(u'|');
    if (bar < 0)
        return std::nullopt;
    const QString suffix = normalisedSuffix(text.left(bar));
    Location location;
    for (const QStringView server : text.mid(bar + 1).tokenize(u',', Qt::SkipEmptyParts)) {
        const std::optional<LocationKey> key = LocationKey::parse(QString(suffix + u'|' + server));
        if (!key)
            return std::nullopt;
        location.keys.push_back(*key);
    }
    if (location.keys.empty())
        return std::nullopt;
    std::ranges::sort(location.keys);
    const auto repeated = std::ranges::unique(location.keys);
    location.keys.erase(repeated.begin(), repeated.end());
    return location;
}

} // namespace naru::ogs
