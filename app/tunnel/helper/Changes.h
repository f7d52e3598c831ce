// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Device.h"
#include "Route.h"
#include "UndoList.h"

#include <optional>

namespace naru::helper {

/**
 * Everything that a tunnel changes on the machine, and the way back. What is not bound to the device (which
 * takes addresses, routes and the servers that systemd-resolved knows with it) stands in an undo list before
 * it is done.
 */
class Changes
{
public:
    explicit Changes(Netlink netlink)
        : m_netlink(std::move(netlink))
    {}

    /** For a tunnel of the user's. */
    [[nodiscard]] Result<> makeDevice(const std::string& name, uid_t user);
    /** What of a plan this machine can do: where IPv6 is switched off, the rest. */
    [[nodiscard]] static TunnelPlan possible(const TunnelPlan& plan);
    /** Sets what the plan says; may be called again with another plan. */
    [[nodiscard]] Result<> apply(const TunnelPlan& plan);
    /** Where the network changed under the tunnel: finds a new way to the gateway. */
    void keepGatewayReachable();
    [[nodiscard]] Result<DeviceCounters> counters();
    /** Undoes everything, also what an earlier helper left; stops at nothing. */
    void undo();

private:
    [[nodiscard]] Result<> applyRoutes(const TunnelPlan& plan);
    [[nodiscard]] Result<> applyDns(const TunnelPlan& plan);
    /** Keeps the way that a network has now, beside the tunnel. */
    [[nodiscard]] Result<> keepOutside(const Prefix& network);
    [[nodiscard]] Result<> addOutside(const Route& route);
    /** Whether it is undone, or was never done. */
    bool undoEntry(const Frame& entry);

    Netlink m_netlink;
    /** Of this boot: device and routes. */
    UndoList m_undo{"/run/naru", "undo"};
    /** Of files, which outlast a boot. */
    UndoList m_fileUndo{"/var/lib/naru", "undo"};
    std::optional<Device> m_device;
    std::optional<TunnelPlan> m_plan;
};

} // namespace naru::helper
