// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Action.h"
#include "session/Event.h"
#include "session/Failure.h"
#include "session/Hop.h"
#include "session/Notice.h"
#include "session/Plan.h"
#include "session/Policy.h"
#include "session/Status.h"
#include "session/Timer.h"

#include <QString>

#include <optional>

namespace naru::session {

/**
 * The stable names of the enumerations, in lower case with dashes (`signing-in`): what scripts and the raw
 * log see. Never worded, never changed.
 */
[[nodiscard]] QString codeName(Kind value);
[[nodiscard]] QString codeName(HopWhy value);
[[nodiscard]] QString codeName(HopState value);
[[nodiscard]] QString codeName(HopFailure value);
[[nodiscard]] QString codeName(SignInFailure value);
[[nodiscard]] QString codeName(TunnelEnd value);
[[nodiscard]] QString codeName(ReconnectCause value);
[[nodiscard]] QString codeName(SuspendCause value);
[[nodiscard]] QString codeName(Timer value);
[[nodiscard]] QString codeName(NoticeCode value);
[[nodiscard]] QString codeName(TrustedAction value);
[[nodiscard]] QString codeName(UntrustedAction value);
/** Of the kind of event or action: `sign-in-failed`, `start-tunnel`. */
[[nodiscard]] QString codeName(const Event& event);
[[nodiscard]] QString codeName(const Action& action);

/** Nothing for another name. */
[[nodiscard]] std::optional<NoticeCode> noticeCodeFromName(QStringView name);

} // namespace naru::session
