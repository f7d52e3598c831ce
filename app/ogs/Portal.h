// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::ogs {

struct Field;

/** Whether a sign-in page seems to answer in place of the gateways (OGS-14, C-OC-18). */
enum class Portal {
    No,
    /** What has answered so far would fit one, but it is one host only. */
    Possible,
    Suspected,
};

/**
 * Suspected where all answers, of two hosts or more, are redirects to elsewhere, or show one and the same
 * certificate that does not name their host, and all come from nearer than 15 ms (TCP handshake): a portal
 * stands in the first hop, while gateways at several places are not all that near. A wildcard certificate
 * names its hosts; one on this machine (the demo) cannot be a portal. Where the certificate's names are not
 * known, only addresses that are not private count, since a portal answers in the name of an address on the
 * internet.
 */
[[nodiscard]] Portal portal(const Field& field);

} // namespace naru::ogs
