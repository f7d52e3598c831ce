// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"

#include <expected>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace naru::sim::cluster {

/** A port of the pool in use. A default one is none. */
struct PortLease
{
    static constexpr std::uint32_t None = 0xFFFFFFFF;
    std::uint32_t block = None;
    /** Of the pool that it came from: after another range came in, it is nothing to give back. */
    std::uint16_t pool = 0;
    std::uint16_t port = 0;
    [[nodiscard]] bool held() const { return block != None; }
};

struct PatSettings
{
    std::uint32_t addresses = 1;
    /** Ports of a block; 512 unless a block-allocation rule says otherwise (A19). */
    std::uint32_t blockSize = 512;
    /** The ports 1 to 1023 too (A21). */
    bool includeReserve = false;
    /** Blocks a host may have on each node (A15); 0 is no limit. */
    std::uint32_t mostPerHost = 0;
    [[nodiscard]] std::uint32_t firstPort() const { return includeReserve ? 1 : 1024; }
    [[nodiscard]] std::uint32_t ports() const { return 65536 - firstPort(); }
    [[nodiscard]] std::uint32_t blocksOfAddress() const { return ports() / blockSize; }
    friend bool operator==(const PatSettings&, const PatSettings&) = default;
};

/** Port address translation: addresses cut into blocks of ports, which are spread over the nodes (A15 to
 * A21). A plain value. */
class PatPool
{
public:
    enum class Refusal : std::uint8_t {
        /** The host has its blocks on this node, and they are full. */
        HostLimit,
        /** The node has no free block, though others may. */
        Exhausted,
    };

    PatPool(const PatSettings& settings, NodeSet members);

    /** A port for a host's connection, of the node's own blocks. */
    [[nodiscard]] std::expected<PortLease, Refusal> take(NodeIndex node, std::uint32_t host);
    void give(const PortLease& lease);
    /** Free blocks are spread anew; blocks in use of who has left go to the next member as backup blocks,
     * which count for no host's limit (A16). */
    void setMembers(NodeSet members);
    /** Cut anew: what is in use is no longer known. */
    void replace(const PatSettings& settings, NodeSet members);

    [[nodiscard]] const PatSettings& settings() const { return m_settings; }
    /** Counts the times that the pool was replaced. */
    [[nodiscard]] std::uint16_t number() const { return m_number; }
    [[nodiscard]] std::size_t blocks() const { return m_blocks.size(); }
    [[nodiscard]] std::size_t blocksOf(NodeIndex node) const;
    /** Of one address. */
    [[nodiscard]] std::size_t blocksOf(NodeIndex node, std::uint32_t address) const;
    [[nodiscard]] std::size_t freeOf(NodeIndex node) const { return m_free[node].size(); }
    /** A host's own blocks on a node, without those that came as backups. */
    [[nodiscard]] std::size_t ownBlocks(NodeIndex node, std::uint32_t host) const;
    [[nodiscard]] std::size_t backupBlocks(NodeIndex node, std::uint32_t host) const;
    [[nodiscard]] std::size_t portsInUse() const { return m_inUse; }
    /** A block that is nobody's or counted wrongly; nothing when all is well. */
    [[nodiscard]] std::optional<std::string> broken(NodeSet members) const;
    [[nodiscard]] std::size_t memory() const;

private:
    struct Block
    {
        std::uint32_t host = 0;
        std::uint16_t used = 0;
        NodeIndex node = noNode;
        /** Came from a node that left. */
        bool backup = false;
        /** A bit for each port; empty until it was used first. */
        std::vector<std::uint64_t> ports;
    };

    [[nodiscard]] static std::uint64_t key(NodeIndex node, std::uint32_t host)
    {
        return std::uint64_t{node} << 32 | host;
    }
    [[nodiscard]] std::uint16_t takePort(Block& block);
    void cut(NodeSet members);
    void spread(NodeSet members);

    PatSettings m_settings;
    std::uint16_t m_number = 0;
    std::size_t m_inUse = 0;
    std::vector<Block> m_blocks;
    /** Of each node, the lowest last. */
    std::vector<std::vector<std::uint32_t>> m_free;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_ofHost;
};

} // namespace naru::sim::cluster
