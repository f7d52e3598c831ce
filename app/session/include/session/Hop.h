// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Target.h"

#include <QString>

#include <optional>

namespace naru::session {

/** Why a server is tried. */
enum class HopWhy {
    /** The run's choice (also one from the cache). */
    Optimal,
    /** A backup server of the entry that `Hop::entry` names (OGS-50). */
    Backup,
    /** A remaining server of the order of results (OGS-50). */
    NextOfOrder,
    /** The user chose the entry. */
    ChosenByHand,
    /** No run answered or none was made: the gateway that was last connected (OGS-10). */
    PreviousStandsIn,
    /** The same, and there is no previous one: the profile's first (OGS-10). */
    FirstStandsIn,
    /** The connection to it was lost just now (OGS-51). */
    LostServer,
};

/** One server to try: an entry of the profile or one of its backups, never anything else. */
struct Hop
{
    /** Name of the host entry. */
    QString entry;
    /** Nothing: the entry itself; else index into its backups. */
    std::optional<int> backup;
    profile::Target target;
    /** User group; empty where there is none (OGS-52). */
    QString group;
    HopWhy why = HopWhy::Optimal;
    friend bool operator==(const Hop&, const Hop&) = default;
};

/** Whether both are the same server and group, whatever they are tried for. */
[[nodiscard]] inline bool sameServer(const Hop& a, const Hop& b)
{
    return a.target == b.target && a.group == b.group;
}

} // namespace naru::session
