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

/** A log that a session brings along, under the name that it has there. */
struct NamedLog
{
    QString name;
    LogReading reading;
};

/** A capture likewise. */
struct NamedCapture
{
    QString name;
    CaptureReading reading;
};

/** The first of a session's logs that can be read; nothing where there is none. Blocks. */
[[nodiscard]] std::optional<NamedLog> logOf(const SupportSession& session, const ReadControl& control = {});

/** The first of its captures that can be read, likewise. Blocks. */
[[nodiscard]] std::optional<NamedCapture> captureOf(const SupportSession& session,
                                                    const ReadControl& control = {});

/** Checks all captures of a session against its log, if it has one; those that cannot be read are passed
 * over. Blocks. */
[[nodiscard]] std::vector<CheckedCapture> checkCaptures(const SupportSession& session,
                                                        const ReadControl& control = {});

} // namespace naru::evidence
