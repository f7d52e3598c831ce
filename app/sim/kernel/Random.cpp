// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Random.h"

namespace naru::sim {

std::uint64_t stableHash(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return hash;
}

std::uint64_t mixed(std::uint64_t number)
{
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27) * 0x94D049BB133111EBULL;
    return number ^ number >> 31;
}

Random::Random(std::uint64_t seed, std::string_view purpose)
{
    // SplitMix64 fills the state, as the generator's authors advise.
    std::uint64_t counter = mixed(seed + 0x9E3779B97F4A7C15ULL) ^ stableHash(purpose);
    for (std::uint64_t& word : m_state) {
        counter += 0x9E3779B97F4A7C15ULL;
        word = mixed(counter);
    }
}

} // namespace naru::sim
