// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Evidence.h"
#include "ogs/Verdict.h"

namespace naru::evidence_ui {

/** A made-up log and a made-up capture of this run, for pictures and the self-test: the third gateway holds
 * its answers back in two probes, one that did not answer was asked in vain. */
[[nodiscard]] Opened sampleEvidence(const ogs::RunReport& report);

} // namespace naru::evidence_ui
