// SPDX-License-Identifier: GPL-3.0-or-later
#include "Nearest.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace naru::sim {

namespace {

/** How many letters must be changed, put in or left out. */
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back();
}

} // namespace

std::string nearest(std::string_view wrong, std::span<const std::string> known)
{
    constexpr std::size_t LongestName = 64;
    if (wrong.size() > LongestName)
        return {};
    std::string best;
    std::size_t least = 1 + wrong.size() / 2;
    for (const std::string& name : known) {
        const std::size_t far = distance(wrong, name);
        if (far < least) {
            least = far;
            best = name;
        }
    }
    return best;
}

} // namespace naru::sim
