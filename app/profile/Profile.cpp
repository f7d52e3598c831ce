// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Profile.h"

namespace naru::profile {

QString Backup::url() const
{
    if (!target)
        return text;
    QString authority = target->text();
    if (target->port == defaultPort)
        authority.chop(QString::number(defaultPort).size() + 1);
    const QString path = group.isEmpty() ? QString() : QString(u'/' + group);
    return u"https://" + authority + path;
}

} // namespace naru::profile
