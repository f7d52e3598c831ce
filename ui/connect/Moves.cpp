// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Moves.h"

#include <algorithm>
#include <unordered_map>

namespace naru::connect {

namespace {

/** For each place of `values` whether it belongs to a longest rising subsequence. */
std::vector<bool> longestRising(const std::vector<int>& values)
{
    std::vector<int> tails; // index of the smallest last value of a run of each length
    std::vector<int> before(values.size(), -1);
    for (int i = 0; i < int(values.size()); ++i) {
        const auto place =
            std::lower_bound(tails.begin(), tails.end(), values[size_t(i)],
                             [&](int tail, int value) { return values[size_t(tail)] < value; });
        if (place != tails.begin())
            before[size_t(i)] = *std::prev(place);
        if (place == tails.end())
            tails.push_back(i);
        else
            *place = i;
    }
    std::vector<bool> rising(values.size(), false);
    for (int i = tails.empty() ? -1 : tails.back(); i >= 0; i = before[size_t(i)])
        rising[size_t(i)] = true;
    return rising;
}

} // namespace

std::vector<Move> movesBetween(const std::vector<int>& now, const std::vector<int>& wanted)
{
    std::unordered_map<int, int> place;
    for (int i = 0; i < int(wanted.size()); ++i)
        place[wanted[size_t(i)]] = i;

    std::vector<int> current(now.size());
    std::transform(now.begin(), now.end(), current.begin(), [&](int element) { return place.at(element); });
    const std::vector<bool> stays = longestRising(current);
    std::vector<int> moving;
    for (size_t i = 0; i < current.size(); ++i) {
        if (!stays[i])
            moving.push_back(current[i]);
    }
    std::vector<bool> settled(current.size(), true);
    for (const int element : moving)
        settled[size_t(element)] = false;

    std::vector<Move> moves;
    for (const int element : moving) {
        const int from = int(std::find(current.begin(), current.end(), element) - current.begin());
        current.erase(current.begin() + from);
        // Behind the last settled one that belongs before it.
        int to = 0;
        for (int i = 0; i < int(current.size()); ++i) {
            const int other = current[size_t(i)];
            if (settled[size_t(other)] && other < element)
                to = i + 1;
        }
        current.insert(current.begin() + to, element);
        settled[size_t(element)] = true;
        if (from != to)
            moves.push_back({from, to});
    }
    return moves;
}

} // namespace naru::connect
