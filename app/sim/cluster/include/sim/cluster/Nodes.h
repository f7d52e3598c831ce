// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace naru::sim::cluster {

/** A node by its place in the list of nodes: what the rules call sorting nodes by id. */
using NodeIndex = std::uint8_t;
inline constexpr std::size_t mostNodes = 16;
inline constexpr NodeIndex noNode = 0xFF;

/** A set of nodes; a plain value of two bytes. */
class NodeSet
{
public:
    constexpr NodeSet() = default;
    /** @param node noNode gives the empty set */
    [[nodiscard]] static constexpr NodeSet of(NodeIndex node)
    {
        return NodeSet(node < mostNodes ? static_cast<std::uint16_t>(1U << node) : std::uint16_t{0});
    }
    [[nodiscard]] static constexpr NodeSet firstOnes(std::size_t count)
    {
        return NodeSet(static_cast<std::uint16_t>((1U << count) - 1));
    }

    [[nodiscard]] constexpr bool has(NodeIndex node) const
    {
        return node < mostNodes && (m_bits >> node & 1);
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr std::size_t size() const
    {
        return static_cast<std::size_t>(std::popcount(m_bits));
    }
    /** The lowest one, or noNode. */
    [[nodiscard]] constexpr NodeIndex first() const
    {
        return m_bits ? static_cast<NodeIndex>(std::countr_zero(m_bits)) : noNode;
    }
    /** The one at a place, counted from the lowest. @param place below size() */
    [[nodiscard]] constexpr NodeIndex at(std::size_t place) const
    {
        unsigned bits = m_bits;
        for (; place > 0; --place)
            bits &= bits - 1;
        return static_cast<NodeIndex>(std::countr_zero(bits));
    }
    /** How many lie below a node. */
    [[nodiscard]] constexpr std::size_t placeOf(NodeIndex node) const
    {
        return static_cast<std::size_t>(std::popcount(m_bits & ((1U << node) - 1)));
    }

    constexpr void add(NodeIndex node) { m_bits |= of(node).m_bits; }
    constexpr void remove(NodeIndex node) { *this -= of(node); }
    constexpr NodeSet& operator|=(NodeSet other) { return *this = *this | other; }
    constexpr NodeSet& operator-=(NodeSet other) { return *this = *this - other; }
    friend constexpr NodeSet operator|(NodeSet a, NodeSet b) { return made(a.m_bits | b.m_bits); }
    friend constexpr NodeSet operator&(NodeSet a, NodeSet b) { return made(a.m_bits & b.m_bits); }
    friend constexpr NodeSet operator-(NodeSet a, NodeSet b) { return made(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(NodeSet, NodeSet) = default;

    /** Goes over the nodes from the lowest on. */
    class Iterator
    {
    public:
        constexpr explicit Iterator(unsigned bits)
            : m_bits(bits)
        {}
        constexpr NodeIndex operator*() const { return static_cast<NodeIndex>(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        unsigned m_bits;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit NodeSet(std::uint16_t bits)
        : m_bits(bits)
    {}
    [[nodiscard]] static constexpr NodeSet made(int bits)
    {
        return NodeSet(static_cast<std::uint16_t>(bits));
    }

    std::uint16_t m_bits = 0;
};

} // namespace naru::sim::cluster
