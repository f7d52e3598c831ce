// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ConnectionSettings.h"
#include "session/Failure.h"
#include "session/Policy.h"
#include "tunnel/Backend.h"
#include "tunnel/SignInError.h"
#include "tunnel/TunnelEnd.h"

/** The words of `tunnel` and `profile` in those of `session`, which knows neither of them. */
namespace naru::engine {

[[nodiscard]] session::SignInFailure failureOf(const tunnel::SignInError& error);
[[nodiscard]] session::TunnelEnd endOf(tunnel::TunnelEndKind kind);
[[nodiscard]] session::ReconnectCause causeOf(tunnel::ReconnectReason reason);
/** What the profile says; the user's switches are not in it. */
[[nodiscard]] session::Policy policyOf(const profile::ConnectionSettings& settings);

} // namespace naru::engine
