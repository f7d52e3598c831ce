// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"
#include "evidence/SupportSession.h"

namespace naru::evidence {

/** A capture with what its check found. */
struct CheckedCapture
{
    QString name;
    CaptureReading capture;
    CheckReport report;
};

/** What a session's own log says; nothing where it brings none, or one that cannot be read. Blocks. */
[[nodiscard]] std::optional<LogReading> logOf(const SupportSession& session, const ReadControl& control = {});

/** Checks the captures that a session brings along; those that cannot be read are passed over. `log`: null
 * where there is none. Blocks. */
[[nodiscard]] std::vector<CheckedCapture> checkCaptures(const SupportSession& session, const LogReading* log,
                                                        const ReadControl& control = {});

} // namespace naru::evidence
