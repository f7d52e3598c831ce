// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>

#include <chrono>
#include <vector>

namespace naru::host {

/** A VPN that NetworkManager knows. Nothing of it is secret: NetworkManager is not asked for secrets, and of
 * what a plugin keeps only these keys are looked at. */
struct VpnEntry
{
    /** As NetworkManager shows it (`connection.id`). */
    QString name;
    /** The plugin, `org.freedesktop.NetworkManager.openconnect`; `wireguard` for one without a plugin. */
    QString service;
    /** `gateway`, `usergroup` and `protocol` of openconnect's data; empty where they are not there. */
    QString gateway;
    QString userGroup;
    QString protocol;
    friend bool operator==(const VpnEntry&, const VpnEntry&) = default;
};

/** More entries, and longer texts, are no user's. */
inline constexpr qsizetype maxVpnEntries = 256;
inline constexpr qsizetype maxVpnText = 1024;

/** Where NetworkManager is asked, and for how long at most, all entries together. */
struct VpnQuestion
{
    /** A bus that stands for the system bus; empty: the system bus. */
    QString bus = {};
    std::chrono::milliseconds limit = std::chrono::seconds(3);
};

/**
 * Asks NetworkManager for its VPN entries, sorted by name. It is not started where it does not run, and
 * nothing is changed. An entry that it does not show to this user is left out.
 *
 * `ServiceUnavailable`: no bus, no NetworkManager, or no answer in time; `ServiceRefused`: it does not let
 * this user ask. The subject is `NetworkManager`, the technical text what the bus said. Any thread; blocks,
 * so not that of a window.
 */
[[nodiscard]] base::Result<std::vector<VpnEntry>> readVpnEntries(const VpnQuestion& question = {});

} // namespace naru::host
