// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/DirectorHash.h"

#include "sim/kernel/Random.h"

#include <utility>

namespace naru::sim::cluster {

namespace {

std::uint64_t fnvStep(std::uint64_t hash, std::uint64_t word)
{
    constexpr std::uint64_t prime = 0x100000001b3;
    for (int byte = 0; byte < 8; ++byte)
        hash = (hash ^ (word >> 8 * byte & 0xFF)) * prime;
    return hash;
}

std::uint64_t combined(std::uint64_t first, std::uint64_t second, HashKind kind)
{
    if (kind == HashKind::Fnv)
        return fnvStep(fnvStep(0xcbf29ce484222325, first), second);
    return mixed(mixed(first) + second);
}

std::uint64_t endpoint(std::uint32_t address, std::uint16_t port)
{
    return std::uint64_t{address} << 16 | port;
}

} // namespace

FourTuple reversed(const FourTuple& tuple)
{
    return {tuple.destination, tuple.source, tuple.destinationPort, tuple.sourcePort};
}

std::uint64_t directorHash(const FourTuple& tuple, HashKind kind)
{
    std::uint64_t low = endpoint(tuple.source, tuple.sourcePort);
    std::uint64_t high = endpoint(tuple.destination, tuple.destinationPort);
    if (low > high)
        std::swap(low, high);
    return combined(low, high, kind);
}

std::uint64_t fragmentHash(std::uint32_t source, std::uint32_t destination, std::uint32_t packetId,
                           HashKind kind)
{
    return combined(std::uint64_t{source} << 32 | destination, packetId, kind);
}

FourTuple icmpTuple(IcmpType type, std::uint32_t source, std::uint32_t destination, std::uint16_t identifier)
{
    FourTuple tuple{source, destination, 0, 0};
    if (type == IcmpType::Echo)
        tuple.sourcePort = identifier;
    else if (type == IcmpType::EchoReply)
        tuple.destinationPort = identifier;
    return tuple;
}

} // namespace naru::sim::cluster
