// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ProblemCode.h"
#include "profile/Target.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace naru::profile {

/** What the text of a `HostAddress`, a `HostName` or a backup says. */
struct Address
{
    /** Nothing where the text names no host that can be looked up and no port that can be reached. */
    std::optional<Target> target;
    /** The path without its outer slashes, as it is written: a user group (OGS-52). */
    QString group;
    /** Why there is no target; beside a target, what is odd about the text. */
    std::optional<ProblemCode> problem;
    friend bool operator==(const Address&, const Address&) = default;
};

/**
 * Reads `name`, `name:port`, `https://name[:port][/group]`, `name/group`, IPv4, IPv6 bare or in brackets.
 * Names in other scripts become their ACE form, all of it lower case. Blanks around the text do not count.
 * Pure; for any text, in time linear to it.
 */
[[nodiscard]] Address parseAddress(QStringView text);

} // namespace naru::profile
