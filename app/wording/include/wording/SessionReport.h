// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/CheckedCapture.h"
#include "wording/EvidenceWords.h"

#include <span>

namespace naru::wording {

/** What happened, in a sentence; the code and its arguments for an event of somebody else's. */
[[nodiscard]] QString eventText(const Words& words, const evidence::SupportEvent& event);

/**
 * A support session as one HTML page without anything to load: each line in each of the languages side by
 * side. Whatever stands in the session is text, never markup.
 */
[[nodiscard]] QString sessionReport(const evidence::SupportSession& session,
                                    std::span<const Words* const> languages,
                                    std::span<const evidence::CheckedCapture> captures = {});

} // namespace naru::wording
