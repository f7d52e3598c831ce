// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

namespace naru::test {

/** 29 November 2026, 21:14 UTC: what the samples lead up to. */
[[nodiscard]] base::SystemTime now();

/** `at` counts from 24 hours before `now`. */
[[nodiscard]] ogs::Sample sample(base::Nanoseconds at, std::optional<std::chrono::milliseconds> rtt,
                                 int probes = 1, int lost = 0);

/** One probe every five seconds: so near that only what was lost can break the line. */
[[nodiscard]] engine::Samples goodLostGood(int good, int lost, int goodAgain);

/** Five gateways: Seoul, Tokyo, Frankfurt, Virginia, and São Paulo, which never answers; in both languages.
 */
[[nodiscard]] engine::ProfilePtr fiveGateways(bool korean);
/** A run that measured them. */
[[nodiscard]] engine::RunReportPtr fiveMeasured(bool korean);
/** A day of them, every 15 minutes: Tokyo is out for two hours, Frankfurt has a retransmission. */
[[nodiscard]] engine::Samples dayOfFive();
[[nodiscard]] engine::Network homeNetwork();

} // namespace naru::test
