// SPDX-License-Identifier: GPL-3.0-or-later
#include "SettingPlaces.h"

#include <QList>

namespace naru::store {

SettingPlaces SettingPlaces::of(const QByteArray& text)
{
    SettingPlaces places;
    QString group;
    int number = 0;
    for (const QByteArray& raw : text.split('\n')) {
        ++number;
        const QString line = QString::fromUtf8(raw).trimmed();
        if (line.isEmpty() || line.startsWith(u';') || line.startsWith(u'#'))
            continue;
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            group = line.mid(1, line.size() - 2).trimmed();
            continue;
        }
        const auto column = static_cast<int>(QString::fromUtf8(raw).indexOf(line)) + 1;
        const qsizetype equals = line.indexOf(u'=');
        if (equals > 0)
            places.keys[group + u'/' + line.left(equals).trimmed()] = base::Place{number, column};
        else if (!places.malformed)
            places.malformed = base::Place{number, column};
    }
    return places;
}

} // namespace naru::store
