// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "evidence/Check.h"

namespace naru::cli {

/** What was found, and the comparison with the log, as text. */
void printReport(const evidence::CaptureReading& capture, const evidence::CheckReport& report,
                 const Console& console);

/** The packets of the connections from this port, one a line. */
void printLadder(const evidence::CaptureReading& capture, int clientPort, const Console& console);

} // namespace naru::cli
