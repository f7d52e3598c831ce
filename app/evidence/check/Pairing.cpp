// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pairing.h"

#include <algorithm>
#include <limits>

namespace naru::evidence {

std::vector<std::optional<std::size_t>> pairUp(const std::vector<std::chrono::milliseconds>& log,
                                               const std::vector<base::Nanoseconds>& values)
{
    // The shorter row is matched in order into the longer one; a value that nothing is paired with costs
    // nothing.
    constexpr double none = std::numeric_limits<double>::infinity();
    const std::size_t rows = log.size();
    const std::size_t columns = values.size();
    const std::size_t unpaired = rows > columns ? rows - columns : 0;
    // cost[i][j][k] would count those left out as well; leaving one out costs more than any difference.
    constexpr double leftOut = 1e9;
    std::vector<std::vector<double>> cost(rows + 1, std::vector<double>(columns + 1, none));
    for (std::size_t j = 0; j <= columns; ++j)
        cost[0][j] = 0;
    for (std::size_t i = 1; i <= rows; ++i) {
        for (std::size_t j = 0; j <= columns; ++j) {
            if (unpaired > 0)
                cost[i][j] = cost[i - 1][j] + leftOut;
            if (j == 0)
                continue;
            const double apart = std::abs(inMilliseconds(values[j - 1] - log[i - 1]));
            cost[i][j] = std::min({cost[i][j], cost[i][j - 1], cost[i - 1][j - 1] + apart});
        }
    }
    std::vector<std::optional<std::size_t>> pairs(rows);
    for (std::size_t i = rows, j = columns; i > 0;) {
        if (j > 0 && cost[i][j] == cost[i][j - 1]) {
            --j;
        } else if (j > 0 && cost[i][j] != cost[i - 1][j] + leftOut) {
            pairs[i - 1] = j - 1;
            --i;
            --j;
        } else {
            --i;
        }
    }
    return pairs;
}

namespace {

constexpr int probesAHeadend = 3;

/** How many probes most of the other gateways have. */
std::size_t usualCount(const std::vector<Group>& groups, const Group* without)
{
    std::vector<std::size_t> counts;
    for (const Group& group : groups) {
        if (&group != without)
            counts.push_back(group.connections.size());
    }
    if (counts.empty())
        return 0;
    const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2);
    std::ranges::nth_element(counts, middle);
    return *middle;
}

} // namespace

void numberProbes(Scene& scene, CheckReport& report)
{
    if (scene.groups.empty())
        return;
    // Groups stand in order of their first SYN: the request that goes first is of the first of them.
    const Group& first = scene.groups.front();
    const bool hasPreflight = first.connections.size() == usualCount(scene.groups, &first) + 1 &&
                              first.connections.size() == probesAHeadend + 1;
    for (Group& group : scene.groups) {
        int number = 0;
        for (const std::size_t connection : group.connections) {
            Compared compared{connection, group.target, Part::Other, 0, std::nullopt, std::nullopt};
            const bool isPreflight = hasPreflight && &group == &scene.groups.front() && number == 0 &&
                                     connection == group.connections.front();
            if (isPreflight) {
                compared.part = Part::Preflight;
            } else if (number < probesAHeadend) {
                compared.part = Part::Probe;
                compared.probe = ++number;
                group.probes.push_back(connection);
            }
            report.compared.push_back(compared);
        }
    }
}

} // namespace naru::evidence
