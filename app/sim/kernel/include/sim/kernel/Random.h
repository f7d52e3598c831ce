// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace naru::sim {

/**
 * A stream of random numbers (xoshiro256++ by Blackman and Vigna). Each purpose of a model has a stream of
 * its own, derived from the run's seed and the purpose's name, so that a change in one place does not shift
 * the numbers of another, and two variants of a run can be compared on the same numbers. A plain value.
 */
class Random
{
public:
    /** @param seed the run's @param purpose a name that no other stream of the run has, such as
     * "arrivals/pgw1" */
    Random(std::uint64_t seed, std::string_view purpose);

    /** A stream that stands at a state of the generator; not all of it 0. */
    explicit Random(const std::array<std::uint64_t, 4>& state)
        : m_state(state)
    {}

    /** 64 equally likely bits. */
    [[nodiscard]] std::uint64_t bits()
    {
        const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /** Evenly spread over the open interval from 0 to 1: never 0, never 1. */
    [[nodiscard]] double uniform() { return (static_cast<double>(bits() >> 12) + 0.5) * 0x1p-52; }

    /** A whole number from 0 to count-1, each equally likely (Lemire's method). @param count at least 1 */
    [[nodiscard]] std::uint32_t below(std::uint32_t count)
    {
        std::uint64_t product = (bits() >> 32) * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t unfair = (0u - count) % count;
            while (static_cast<std::uint32_t>(product) < unfair)
                product = (bits() >> 32) * count;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend bool operator==(const Random&, const Random&) = default;

private:
    std::array<std::uint64_t, 4> m_state;
};

/** A stable 64-bit hash of a text (FNV-1a). */
[[nodiscard]] std::uint64_t stableHash(std::string_view text);
/** Mixes a 64-bit number so that each bit of the result depends on each of the input (the end of
 * SplitMix64). */
[[nodiscard]] std::uint64_t mixed(std::uint64_t number);

} // namespace naru::sim
