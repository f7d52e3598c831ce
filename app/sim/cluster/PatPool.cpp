// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/PatPool.h"

#include <algorithm>
#include <array>
#include <bit>

namespace naru::sim::cluster {

PatPool::PatPool(const PatSettings& settings, NodeSet members)
    : m_settings(settings)
    , m_free(mostNodes)
{
    cut(members);
}

void PatPool::replace(const PatSettings& settings, NodeSet members)
{
    m_settings = settings;
    ++m_number;
    m_inUse = 0;
    m_ofHost.clear();
    cut(members);
}

void PatPool::cut(NodeSet members)
{
    m_blocks.assign(std::size_t{m_settings.addresses} * m_settings.blocksOfAddress(), Block{});
    spread(members);
}

/** Each address by itself, so that every node has a share of every address (A20); who gets one more goes
 * around from address to address. */
void PatPool::spread(NodeSet members)
{
    const std::size_t nodes = members.size();
    const std::size_t perAddress = m_settings.blocksOfAddress();
    for (auto& list : m_free)
        list.clear();
    if (nodes == 0)
        return;
    for (std::size_t address = 0; address < m_settings.addresses; ++address) {
        std::array<std::size_t, mostNodes> wanted{};
        const std::size_t extra = perAddress % nodes;
        for (std::size_t place = 0; place < nodes; ++place) {
            const bool oneMore = (place + nodes - address * extra % nodes) % nodes < extra;
            wanted[members.at(place)] = perAddress / nodes + (oneMore ? 1 : 0);
        }
        const auto first = m_blocks.begin() + static_cast<std::ptrdiff_t>(address * perAddress);
        const auto last = first + static_cast<std::ptrdiff_t>(perAddress);
        // What is in use stays where it is, what is free stays while its node has not got too much.
        for (const bool inUse : {true, false}) {
            for (auto block = first; block != last; ++block) {
                if ((block->used > 0) != inUse || !members.has(block->node))
                    continue;
                if (wanted[block->node] > 0)
                    --wanted[block->node];
                else if (!inUse)
                    block->node = noNode;
            }
        }
        std::size_t place = 0;
        for (auto block = first; block != last; ++block) {
            if (block->used > 0 || members.has(block->node))
                continue;
            for (std::size_t tried = 0; tried < nodes && wanted[members.at(place)] == 0; ++tried)
                place = (place + 1) % nodes;
            const NodeIndex node = members.at(place);
            block->node = node;
            wanted[node] -= wanted[node] > 0 ? 1 : 0;
            place = (place + 1) % nodes;
        }
    }
    for (std::size_t block = m_blocks.size(); block-- > 0;) {
        if (m_blocks[block].used == 0)
            m_free[m_blocks[block].node].push_back(static_cast<std::uint32_t>(block));
    }
}

void PatPool::setMembers(NodeSet members)
{
    if (members.empty())
        return;
    for (std::size_t index = 0; index < m_blocks.size(); ++index) {
        Block& block = m_blocks[index];
        if (block.used == 0 || members.has(block.node))
            continue;
        auto& before = m_ofHost[key(block.node, block.host)];
        std::erase(before, static_cast<std::uint32_t>(index));
        block.node = members.at(members.placeOf(block.node) % members.size());
        block.backup = true;
        m_ofHost[key(block.node, block.host)].push_back(static_cast<std::uint32_t>(index));
    }
    spread(members);
}

std::uint16_t PatPool::takePort(Block& block)
{
    if (block.ports.empty())
        block.ports.resize((m_settings.blockSize + 63) / 64);
    std::uint16_t port = 0;
    for (std::uint64_t& word : block.ports) {
        const auto free = static_cast<std::uint16_t>(std::countr_one(word));
        port = static_cast<std::uint16_t>(port + free);
        if (free < 64) {
            word |= std::uint64_t{1} << free;
            break;
        }
    }
    ++block.used;
    ++m_inUse;
    return port;
}

std::expected<PortLease, PatPool::Refusal> PatPool::take(NodeIndex node, std::uint32_t host)
{
    const auto leased = [&](std::uint32_t index) {
        const std::uint32_t inAddress = index % m_settings.blocksOfAddress();
        const std::uint32_t port =
            m_settings.firstPort() + inAddress * m_settings.blockSize + takePort(m_blocks[index]);
        return PortLease{index, m_number, static_cast<std::uint16_t>(port)};
    };
    std::vector<std::uint32_t>& mine = m_ofHost[key(node, host)];
    std::size_t own = 0;
    for (const std::uint32_t index : mine) {
        if (m_blocks[index].backup)
            continue;
        ++own;
        if (m_blocks[index].used < m_settings.blockSize)
            return leased(index);
    }
    if (m_settings.mostPerHost > 0 && own >= m_settings.mostPerHost)
        return std::unexpected(Refusal::HostLimit);
    if (m_free[node].empty())
        return std::unexpected(Refusal::Exhausted);
    const std::uint32_t index = m_free[node].back();
    m_free[node].pop_back();
    m_blocks[index].host = host;
    mine.push_back(index);
    return leased(index);
}

void PatPool::give(const PortLease& lease)
{
    if (!lease.held() || lease.pool != m_number)
        return;
    Block& block = m_blocks[lease.block];
    const std::uint32_t first =
        m_settings.firstPort() + lease.block % m_settings.blocksOfAddress() * m_settings.blockSize;
    const std::uint32_t port = lease.port - first;
    block.ports[port / 64] &= ~(std::uint64_t{1} << port % 64);
    --m_inUse;
    if (--block.used > 0)
        return;
    std::erase(m_ofHost[key(block.node, block.host)], lease.block);
    block.backup = false;
    m_free[block.node].push_back(lease.block);
}

std::size_t PatPool::blocksOf(NodeIndex node) const
{
    return static_cast<std::size_t>(std::ranges::count(m_blocks, node, &Block::node));
}

std::size_t PatPool::blocksOf(NodeIndex node, std::uint32_t address) const
{
    const auto first =
        m_blocks.begin() + static_cast<std::ptrdiff_t>(std::size_t{address} * m_settings.blocksOfAddress());
    return static_cast<std::size_t>(
        std::count_if(first, first + static_cast<std::ptrdiff_t>(m_settings.blocksOfAddress()),
                      [node](const Block& block) { return block.node == node; }));
}

std::size_t PatPool::ownBlocks(NodeIndex node, std::uint32_t host) const
{
    const auto found = m_ofHost.find(key(node, host));
    return found == m_ofHost.end()
               ? 0
               : static_cast<std::size_t>(std::ranges::count_if(
                     found->second, [this](std::uint32_t index) { return !m_blocks[index].backup; }));
}

std::size_t PatPool::backupBlocks(NodeIndex node, std::uint32_t host) const
{
    const auto found = m_ofHost.find(key(node, host));
    return found == m_ofHost.end() ? 0 : found->second.size() - ownBlocks(node, host);
}

std::optional<std::string> PatPool::broken(NodeSet members) const
{
    std::size_t inUse = 0;
    std::size_t free = 0;
    for (const Block& block : m_blocks) {
        std::size_t bits = 0;
        for (const std::uint64_t word : block.ports)
            bits += static_cast<std::size_t>(std::popcount(word));
        if (bits != block.used)
            return "a block's ports are not counted once";
        if (!members.empty() && !members.has(block.node))
            return "a block belongs to no member";
        inUse += block.used;
        free += block.used == 0;
    }
    if (inUse != m_inUse)
        return "ports in use are not those of the blocks";
    std::vector<bool> listed(m_blocks.size());
    for (NodeIndex node = 0; node < mostNodes; ++node) {
        for (const std::uint32_t index : m_free[node]) {
            if (listed[index] || m_blocks[index].node != node || m_blocks[index].used > 0)
                return "a free block is listed twice or in a wrong place";
            listed[index] = true;
            --free;
        }
    }
    if (free != 0)
        return "blocks of the nodes do not sum to the pool";
    return std::nullopt;
}

std::size_t PatPool::memory() const
{
    return m_blocks.capacity() * sizeof(Block) + m_inUse / 8 + m_ofHost.size() * 64;
}

} // namespace naru::sim::cluster
