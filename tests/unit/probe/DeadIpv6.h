// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace naru::test {

/** A port of ::1 that does not serve. */
class DeadIpv6
{
public:
    enum class Kind {
        /** Every SYN is answered with RST. */
        Refusing,
        /** SYNs are dropped: the accept queue holds one connection and is filled. */
        Silent,
    };

    DeadIpv6(Kind kind, std::uint16_t port);
    ~DeadIpv6();
    DeadIpv6(const DeadIpv6&) = delete;
    DeadIpv6& operator=(const DeadIpv6&) = delete;

    /** False where the machine has no ::1 or the port is taken. */
    [[nodiscard]] bool stands() const { return m_stands; }

private:
    int m_port = -1;
    int m_filler = -1;
    bool m_stands = false;
};

} // namespace naru::test
