// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"
#include "sim/balancer/Chooser.h"

#include <algorithm>
#include <cmath>

/** Shares of consistent hashing. */
namespace naru::sim::test {

namespace {

using namespace balancer;

constexpr std::uint64_t RingsARun = 50;
constexpr std::uint32_t ClientsAServer = 3000;
constexpr std::uint32_t MoreClients = 200'000;

struct Ring
{
    std::uint32_t servers;
    std::uint32_t points;
    RingRule rule;
};

/** Deviation of the shares, and the greatest beside the mean. Run k has the members that follow those of run
 * k-1 in one large farm; the others have no weight. */
std::vector<double> sharesOf(const Ring& ring, std::uint64_t run)
{
    const std::uint32_t clients = ring.servers * ClientsAServer + MoreClients;
    const double fair = static_cast<double>(clients) / ring.servers;
    double squares = 0;
    double greatest = 0;
    for (std::uint64_t k = (run - 1) * RingsARun; k < run * RingsARun; ++k) {
        const std::size_t first = k * ring.servers;
        Members members(first + ring.servers, Member{.weight = 0});
        std::fill(members.begin() + static_cast<std::ptrdiff_t>(first), members.end(), Member{.weight = 1});
        Chooser chooser(
            {.algorithm = Algorithm::Consistent, .pointsPerWeight = ring.points, .ringRule = ring.rule},
            std::move(members));
        std::vector<double> shares(ring.servers);
        for (std::uint32_t client = 0; client < clients; ++client)
            shares[chooser.choose({.source = client * 977 + 1}).value() - first] += 1 / fair;
        for (const double share : shares)
            squares += (share - 1) * (share - 1);
        greatest += std::ranges::max(shares);
    }
    // So many clients count their shares no better than to the root of 1 / fair.
    return {std::sqrt(squares / static_cast<double>(RingsARun * ring.servers) - 1 / fair),
            greatest / static_cast<double>(RingsARun)};
}

} // namespace

void checkRings(Table& table)
{
    struct Row
    {
        Ring ring;
        double greatest;
    };
    using enum RingRule;
    for (const Row& row : {Row{{10, 1, Clockwise}, 3.03},
                           {{10, 16, Clockwise}, 1.41},
                           {{10, 100, Clockwise}, 1.157},
                           {{10, 1000, Clockwise}, 1.048},
                           {{4, 1, Clockwise}, 2.09},
                           {{4, 16, Clockwise}, 1.26},
                           {{4, 100, Clockwise}, 1.104},
                           {{100, 100, Clockwise}, 1.254},
                           {{10, 1, Nearest}, 2.09},
                           {{10, 16, Nearest}, 1.286},
                           {{10, 100, Nearest}, 1.113},
                           {{10, 1000, Nearest}, 1.035}}) {
        const Ring& ring = row.ring;
        const std::string name = "ring of " + std::to_string(ring.servers) + " x " +
                                 std::to_string(ring.points) + (ring.rule == Nearest ? ", nearest" : "");
        // That the nearest point's deviation is smaller by the root of two holds for many points only. The
        // greatest shares are given as drawn by lot, and rougher than ours; with one point a server theory
        // has them, too: 1 + 1/2 + … + 1/N.
        const double deviation = std::sqrt((ring.servers - 1.0) / (ring.servers * ring.points + 1.0)) /
                                 (ring.rule == Nearest ? std::sqrt(2.0) : 1);
        table.check({{name + ", deviation", deviation, ring.rule == Nearest ? .05 : .01},
                     {name + ", greatest", row.greatest, .02}},
                    [&](std::uint64_t run) { return sharesOf(ring, run); });
        if (ring.points > 1 || ring.rule != Clockwise)
            continue;
        double harmonic = 0;
        for (std::uint32_t n = 1; n <= ring.servers; ++n)
            harmonic += 1.0 / n;
        table.check({{name + ", greatest by theory", harmonic}},
                    [&](std::uint64_t run) { return std::vector<double>{sharesOf(ring, run)[1]}; });
    }
}

} // namespace naru::sim::test
