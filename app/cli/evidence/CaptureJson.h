// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "evidence/Check.h"

namespace naru::cli {

/**
 * Writes the JSON of `capture` (docs/formats.md), one connection a line and none of them kept: there may be
 * tens of thousands. `withPackets`: each with its ladder.
 */
void writeCaptureJson(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                      const Console& console, bool withPackets);

} // namespace naru::cli
