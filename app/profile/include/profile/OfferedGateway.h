// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QString>

#include <vector>

namespace naru::profile {

/** Whether a gateway that another program knows can be a host entry here. */
enum class GatewayUse {
    Takes,
    /** It speaks another protocol than AnyConnect's. */
    OtherProtocol,
    /** It is a VPN of another kind: OpenVPN, WireGuard. */
    OtherService,
    /** What it calls its gateway names no host. */
    NoAddress,
};

/** A gateway that another program knows. */
struct OfferedGateway
{
    QString name;
    /** As the other program says it, trimmed; as a profile's `HostAddress` may be. */
    QString address;
    /** The user group; empty where there is none, or where it stands in the address. */
    QString group;
    /** What it speaks: `anyconnect`, `gp`; the name of the service where that is another one. */
    QString protocol;
    GatewayUse use = GatewayUse::Takes;
    friend bool operator==(const OfferedGateway&, const OfferedGateway&) = default;
};

/** A new profile with these gateways as its host entries, in their order; those that it can't take are left
 * out, and so are those beyond `maxHostEntries`. Not modified, without undo. Pure. */
[[nodiscard]] Document profileOfGateways(const std::vector<OfferedGateway>& gateways);

} // namespace naru::profile
