// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Endpoint.h"

#include <arpa/inet.h>

namespace naru::evidence {

QString Endpoint::address() const
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(isIpv6 ? AF_INET6 : AF_INET, bytes.data(), text.data(), text.size());
    return QString::fromLatin1(text.data());
}

QString Endpoint::text() const
{
    const QString host = isIpv6 ? QString(u'[' + address() + u']') : address();
    return host + u':' + QString::number(port);
}

} // namespace naru::evidence
