// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/ClientPreferences.h"
#include "profile/OfferedGateway.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::engine {

/**
 * NetworkManager's VPN entries, each with what can be done with it, sorted by name; its secrets are not asked
 * for and nothing is changed. `bus` stands for the system bus where it is not empty.
 *
 * `ServiceUnavailable` where there is no NetworkManager, `ServiceRefused` where it does not let this user
 * ask. Any thread; blocks, for a few seconds at most, so not that of a window.
 */
[[nodiscard]] base::Result<std::vector<profile::OfferedGateway>> readNetworkManager(const QString& bus = {});

/** The gateway that a client's preferences name, as an offer for those who have no profile: nothing where
 * they name none, or only a name that is no address. Pure. */
[[nodiscard]] std::optional<profile::OfferedGateway>
gatewayOf(const std::vector<profile::ClientPreference>& preferences);

/**
 * Makes a profile of the user's own of these gateways, `profiles/NAME.xml` in the data folder: its path. A
 * file of that name with the same content is that profile already; with another one the new file gets a
 * number. `AddressInvalid` where none of the gateways can be taken (subject: the name), `FileNotWritable`.
 * Any thread; blocks for the file.
 */
[[nodiscard]] base::Result<QString> importGateways(const std::vector<profile::OfferedGateway>& gateways,
                                                   const QString& name, const QString& dataFolder);

} // namespace naru::engine
