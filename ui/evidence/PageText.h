// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "wording/Words.h"

namespace naru::evidence_ui {

/** All that the page shows as text: for one kind of evidence exactly what `naructl log`, `capture` or
 * `support show` prints, for several each below its heading; then the packets of the chosen connection. */
[[nodiscard]] QString pageText(const EvidenceModel& model, const wording::Words& words);

} // namespace naru::evidence_ui
