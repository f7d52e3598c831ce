// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Endpoint.h"

#include "profile/Target.h"

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
    return profile::Target{address(), port}.text();
}

} // namespace naru::evidence
