// SPDX-License-Identifier: GPL-3.0-or-later
#include "Duplicates.h"
#include "profile/Profile.h"

#include <algorithm>

namespace naru::profile {

namespace {

Problem repeated(const HostEntry& host)
{
    return {ProblemCode::DuplicateHostEntry, kindOf(ProblemCode::DuplicateHostEntry).severity, host.place,
            host.path, host.name};
}

/** Reading has told it where both stand in one file. */
bool isTold(const HostEntry& host, const Profile& profile)
{
    return std::any_of(profile.problems.begin(), profile.problems.end(), [&host](const Problem& problem) {
        return problem.code == ProblemCode::DuplicateHostEntry && problem.path == host.path;
    });
}

} // namespace

Profile merge(const std::vector<Profile>& profiles)
{
    if (profiles.empty())
        return {};
    Profile merged = profiles.front();
    merged.hosts.clear();
    merged.problems.clear();
    Duplicates duplicates;
    for (const Profile& profile : profiles) {
        merged.problems.insert(merged.problems.end(), profile.problems.begin(), profile.problems.end());
        for (const HostEntry& host : profile.hosts) {
            if (duplicates.add(host) != ProblemCode::DuplicateHostEntry) {
                merged.hosts.push_back(host);
                continue;
            }
            if (!isTold(host, profile))
                merged.problems.push_back(repeated(host));
        }
    }
    return merged;
}

} // namespace naru::profile
