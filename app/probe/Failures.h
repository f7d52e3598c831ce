// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TcpInfo.h"
#include "base/Clock.h"
#include "ogs/Measurement.h"

#include <QAbstractSocket>

#include <optional>

namespace naru::probe {

/** Why no connection came about. */
[[nodiscard]] ogs::Failure failureOfConnecting(QAbstractSocket::SocketError error);
/** Why there is no TLS, from what was received before the end. */
[[nodiscard]] ogs::Failure failureOfSecuring(const std::optional<TcpFacts>& facts);
/**
 * Why a connection had no end by the deadline: it stalled, or the run came too early for it. `tcp`: its
 * round trip; shorter silence than some of them is no stall, the answer may be on its way.
 */
[[nodiscard]] ogs::Failure failureAtDeadline(const std::optional<TcpFacts>& facts, base::Nanoseconds tcp);

} // namespace naru::probe
