// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"

#include <vector>

namespace naru::evidence {

/** The connections of one gateway. */
struct Group
{
    /** `host:port` as log or profile name it, else the address. */
    QString target;
    QString address;
    /** Indices into the capture, in order of time: of the run where one was found. */
    std::vector<std::size_t> connections;
    /** Those of them that are probes. */
    std::vector<std::size_t> probes;
};

/** What the search for findings looks at. */
struct Scene
{
    const CaptureReading& capture;
    const LogReading* log = nullptr;
    std::vector<Group> groups;
    /** Names that were asked for are told from others by these; empty: all count. */
    std::vector<profile::Target> known;

    [[nodiscard]] const Connection& at(std::size_t connection) const
    {
        return capture.connections[connection];
    }
};

/** The value that may rank by the rule's measure (OGS-03): nothing for a repeated SYN that nothing decides,
 * and for TLS that ended before a ServerHello (OGS-05). */
[[nodiscard]] std::optional<base::Nanoseconds> exchangeOf(const Connection& connection);

[[nodiscard]] double inMilliseconds(base::Nanoseconds value);
/** The middle one of some; they are not empty. */
[[nodiscard]] base::Nanoseconds median(std::vector<base::Nanoseconds> values);

} // namespace naru::evidence
