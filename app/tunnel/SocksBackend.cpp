// SPDX-License-Identifier: GPL-3.0-or-later
#include "SocksBackend.h"

namespace naru::tunnel {

SocksBackend::SocksBackend(const base::Clock& clock, const TunnelPrograms& programs, std::uint16_t port)
    : HelperBackend(clock, {programs.helper, {QStringLiteral("--socks"), QString::number(port)}}, port)
{}

} // namespace naru::tunnel
