// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "wording/Words.h"

namespace naru::evidence_ui {

/** What a connection of the model's capture is called: `Seoul, probe 1`; `Seoul (port 40122)` for one that is
 * no probe. */
[[nodiscard]] QString connectionName(const EvidenceModel& model, std::size_t index,
                                     const wording::Words& words);

} // namespace naru::evidence_ui
