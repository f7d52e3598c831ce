// SPDX-License-Identifier: GPL-3.0-or-later
#include "Resolver.h"

#include <strings.h>

namespace naru::signin {

Resolver::Resolver(std::string host, std::optional<std::string> address)
    : m_host(std::move(host))
    , m_address(std::move(address))
{}

int Resolver::resolve(const char* node, const char* service, const addrinfo* hints, addrinfo** result)
{
    const bool isKnown = m_address && node && strcasecmp(node, m_host.c_str()) == 0;
    const int status = getaddrinfo(isKnown ? m_address->c_str() : node, service, hints, result);
    m_problem = status == 0 ? "" : gai_strerror(status);
    return status;
}

} // namespace naru::signin
