// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Verdict.h"
#include "profile/Profile.h"
#include "session/Hop.h"
#include "session/Plan.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::session {

/** Whether the profile names this server, with this group, for this entry. */
[[nodiscard]] bool isNamed(const profile::Profile& profile, const Hop& hop);
/** Whether the entry, or one of its backups, can be connected to. */
[[nodiscard]] bool isConnectable(const profile::HostEntry& entry);
[[nodiscard]] const profile::HostEntry* entryOf(const profile::Profile& profile, const QString& name);

/** The order of a run (OGS-50), as far as the profile still names it. */
[[nodiscard]] std::vector<Hop> hopsOfRun(const ogs::RunReport& report, const profile::Profile& profile);
/** One entry and its backups. */
[[nodiscard]] std::vector<Hop> hopsOfEntry(const profile::HostEntry& entry, HopWhy why);
/** Without a run: an entry first, then the others in the order of the earlier run where there was one, else
 * of the profile (OGS-10, 50). */
[[nodiscard]] std::vector<Hop> hopsWithoutRun(const profile::Profile& profile, const ogs::RunReport* earlier,
                                              const profile::HostEntry& first, HopWhy why);
/** The lost server first, then its entry and that entry's backups, then the others (OGS-51). */
[[nodiscard]] std::vector<Hop> hopsAfterLoss(const profile::Profile& profile, const ogs::RunReport* report,
                                             const Hop& lost);

/** Each server and group once. */
[[nodiscard]] Plan planOf(const std::vector<Hop>& hops);
/** What was tried stays as it stands and first; what is to come is replaced. */
void refresh(Plan& plan, const std::vector<Hop>& hops);

} // namespace naru::session
