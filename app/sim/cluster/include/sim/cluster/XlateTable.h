// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"
#include "sim/kernel/Event.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace naru::sim::cluster {

/** A translation of dynamic NAT: a host has a mapped address of its own. */
struct Xlate
{
    std::uint32_t host = 0;
    /** Connections that use it. */
    std::uint32_t references = 0;
    /** Not moved on by the connections' packets (A26), so that idle may exceed the timeout. */
    Time since{};
    /** Nodes that have a copy. */
    NodeSet known;
};

/** Idle for longer than the timeout, and used by nothing (A26). */
[[nodiscard]] bool isStale(Time idle, Time timeout, std::uint32_t references);

/** The table of dynamic NAT, which the control node keeps and replicates (A25). A plain value. */
class XlateTable
{
public:
    /** @param addresses that hosts may be mapped to */
    explicit XlateTable(std::uint32_t addresses)
        : m_addresses(addresses)
    {}

    /** Whether a node can translate for a host without asking. */
    [[nodiscard]] bool knows(NodeIndex node, std::uint32_t host) const;
    /** The control node's work: finds the host's translation, or makes one, of a stale one where none is
     * free. False: all addresses are in use. */
    [[nodiscard]] bool provide(std::uint32_t host, NodeSet knowing, Time now, Time timeout);
    void addReference(std::uint32_t host);
    void dropReference(std::uint32_t host);
    /** Copies on these nodes are gone. */
    void forget(NodeSet nodes);
    void setAddresses(std::uint32_t addresses) { m_addresses = addresses; }

    [[nodiscard]] const Xlate* find(std::uint32_t host) const;
    [[nodiscard]] std::size_t size() const { return m_xlates.size(); }
    [[nodiscard]] std::size_t stale(Time now, Time timeout) const;
    [[nodiscard]] std::size_t memory() const { return m_xlates.capacity() * (sizeof(Xlate) + 32); }

private:
    std::uint32_t m_addresses;
    std::vector<Xlate> m_xlates;
    /** Host to place in the list. */
    std::unordered_map<std::uint32_t, std::size_t> m_ofHost;
};

} // namespace naru::sim::cluster
