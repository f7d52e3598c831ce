// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Target.h"

namespace naru::profile {

QString Target::text() const
{
    const bool isIpv6 = host.contains(u':');
    return (isIpv6 ? QString(u'[' + host + u']') : host) + u':' + QString::number(port);
}

} // namespace naru::profile
