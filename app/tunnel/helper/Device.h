// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Netlink.h"
#include "TunnelPlan.h"

#include <sys/types.h>

namespace naru::helper {

/** What passed through a device. */
struct DeviceCounters
{
    std::uint64_t receivedBytes = 0;
    std::uint64_t sentBytes = 0;
    std::uint64_t receivedPackets = 0;
    std::uint64_t sentPackets = 0;
};

/** A TUN device of ours, by name. It stays when its user goes, and takes its addresses and routes with it
   when it is removed. */
class Device
{
public:
    /** Makes it, to be opened by the user alone. EEXIST where the name is taken, whatever has it. */
    [[nodiscard]] static Result<Device> create(Netlink& netlink, const std::string& name, uid_t user);
    /** The device that has the name; nothing where there is none, or where it is none of ours. */
    [[nodiscard]] static std::optional<Device> find(Netlink& netlink, const std::string& name);

    [[nodiscard]] int index() const { return m_index; }
    /** Whether the machine's settings let a device of that name have addresses of IPv6. */
    [[nodiscard]] static bool takesIpv6(const std::string& name);
    [[nodiscard]] Result<> remove(Netlink& netlink) const;
    /** MTU and addresses of the plan, then up. What it had before is taken off. */
    [[nodiscard]] Result<> configure(Netlink& netlink, const TunnelPlan& plan) const;
    [[nodiscard]] Result<DeviceCounters> counters(Netlink& netlink) const;

private:
    explicit Device(int index)
        : m_index(index)
    {}
    [[nodiscard]] Result<> removeAddresses(Netlink& netlink) const;
    [[nodiscard]] Result<> addAddress(Netlink& netlink, const Address& address) const;

    int m_index;
};

} // namespace naru::helper
