// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <netdb.h>
#include <optional>
#include <string>

namespace naru::signin {

/** Looks names up for the library; the request's host need not be, where its address is known. */
class Resolver
{
public:
    /** `host`: as the library asks for it. */
    Resolver(std::string host, std::optional<std::string> address);

    /** As getaddrinfo. */
    int resolve(const char* node, const char* service, const addrinfo* hints, addrinfo** result);
    /** What the last call said, in words; empty after a success. */
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    std::string m_host;
    std::optional<std::string> m_address;
    std::string m_problem;
};

} // namespace naru::signin
