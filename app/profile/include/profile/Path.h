// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace naru::profile {

/** One element on a way through a profile. */
struct PathStep
{
    /** Without a prefix. */
    QString name;
    /** Which of those of that name, from 1; 0 where the path does not say, which means the first. */
    int number = 0;
    friend bool operator==(const PathStep&, const PathStep&) = default;
};

/**
 * Names an element or an attribute below the root: `ServerList/HostEntry[2]/HostAddress`,
 * `ClientInitialization/AutoConnectOnStart/@UserControllable`. Prefixes do not count. Host entries are
 * counted over all server lists of the file, as in `Problem::path`. An empty path is the root.
 */
struct Path
{
    std::vector<PathStep> steps;
    /** Empty where the path names an element. */
    QString attribute;

    [[nodiscard]] QString text() const;
    /** Without its last step; its attribute is dropped. */
    [[nodiscard]] Path parent() const;
    friend bool operator==(const Path&, const Path&) = default;
};

/** A slash and the root's name at the start are allowed. `PathInvalid`, whose subject is the text. */
[[nodiscard]] base::Result<Path> parsePath(QStringView text);

} // namespace naru::profile
