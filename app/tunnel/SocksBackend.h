// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "HelperBackend.h"

namespace naru::tunnel {

/** naru-helper without any privilege: openconnect hands the packets to ocproxy, which is a SOCKS proxy. */
class SocksBackend final : public HelperBackend
{
    Q_OBJECT

public:
    SocksBackend(const base::Clock& clock, const TunnelPrograms& programs, std::uint16_t port);
};

} // namespace naru::tunnel
