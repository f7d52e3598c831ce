// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "wording/Words.h"

namespace naru::evidence_ui {

/** What is worded; null and nothing for what is not open. */
struct TextParts
{
    LogPtr log;
    CapturePtr capture;
    ReportPtr report;
    SessionPtr session;
    std::optional<std::size_t> connection;
};
[[nodiscard]] TextParts textParts(const EvidenceModel& model);

/** All that the page shows as text: for one kind of evidence exactly what `naructl log`, `capture` or
 * `support show` prints, for several each below its heading; then the packets of the connection. Any thread.
 */
[[nodiscard]] QString pageText(const TextParts& parts, const wording::Words& words);

} // namespace naru::evidence_ui
