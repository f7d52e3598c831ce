// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/OcservLab.h"

#include <expected>

namespace naru::lab {

/** Where a gateway listens in its own namespace. */
[[nodiscard]] QString ocservAddress(std::size_t index);
constexpr std::uint16_t ocservPort = 443;
/** The host behind a gateway. */
[[nodiscard]] QString ocservInnerHost(std::size_t index);

/** The certificate of the authority that signed those of the gateways. */
[[nodiscard]] QString authorityFileIn(const QString& folder);

/**
 * Writes into the folder all that the gateways need: an authority, certificates, the settings of the n-th as
 * `n.conf`, the profile that each sends to those who sign in, and the password of the one user. Takes some
 * ten milliseconds.
 */
[[nodiscard]] std::expected<void, OcservObstacle>
writeOcservFiles(const QString& folder, const QString& ocpasswd, const std::vector<RunningGateway>& gateways,
                 const QString& user, const base::Secret& password);

} // namespace naru::lab
