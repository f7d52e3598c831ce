// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/SupportSession.h"
#include "wording/EvidenceWords.h"

/**
 * What logs and captures show as plain text in columns of a fixed pitch: what naructl prints and the Evidence
 * page shows as text. Lines end in LF, but for the last.
 */
namespace naru::wording {

/** The comparison, what was found and what the capture lacks. */
[[nodiscard]] QString captureText(const Words& words, const evidence::CaptureReading& capture,
                                  const evidence::CheckReport& report);
/** The packets of a connection, one a line, below its ends. */
[[nodiscard]] QString ladderText(const Words& words, const evidence::Connection& connection);
/** `SYN,ACK`. */
[[nodiscard]] QString flagsText(std::uint8_t flags, QLatin1String separator = QLatin1String(","));
/** The runs of a log. */
[[nodiscard]] QString logText(const Words& words, const evidence::LogReading& log);
/** How to capture: the command and the filter. */
[[nodiscard]] QString adviceText(const Words& words, const evidence::CaptureAdvice& advice);
/** What happened, one event a line, below the session's head. */
[[nodiscard]] QString sessionText(const Words& words, const evidence::SupportSession& session);
/** When it happened: date and time in UTC, the same for every reader. */
[[nodiscard]] QString eventTime(const evidence::SupportEvent& event);
/** Its time, and the event in a sentence. */
[[nodiscard]] QString eventLine(const Words& words, const evidence::SupportEvent& event);

} // namespace naru::wording
