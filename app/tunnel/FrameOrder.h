// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Frame.h"
#include "tunnel/Form.h"
#include "tunnel/SignInRequest.h"

#include <expected>
#include <variant>

namespace naru::tunnel {

/** The certificate that was shown last is the gateway's: go on. */
struct CertificateAccepted
{
    friend bool operator==(const CertificateAccepted&, const CertificateAccepted&) = default;
};

/** What naru-signin is told: the request first, then answers to what it reports. Of a request `known`,
 * `trust` and `deadlines` stay here. */
using SignInOrder = std::variant<SignInRequest, CertificateAccepted, FormAnswer>;

[[nodiscard]] Frame frameOf(const SignInOrder& order);
[[nodiscard]] std::expected<SignInOrder, FrameError> orderOf(const Frame& frame);

} // namespace naru::tunnel
