// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace naru::shell {

/** Files that someone gave to the program, by the page that reads them. */
struct Documents
{
    QStringList profiles;
    /** Logs, DART bundles, captures, support sessions. */
    QStringList evidence;
    QStringList scenarios;
};

/** Captures, zips and logs are known by what they begin with, other texts and scenarios by their names; all
 * else is taken for a profile, whose reader says what is wrong with it. */
[[nodiscard]] Documents sortDocuments(const QStringList& files);

} // namespace naru::shell
