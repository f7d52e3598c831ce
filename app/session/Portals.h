// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** A run that met a sign-in page of the network (OGS-14). */
[[nodiscard]] bool showsPortal(const ogs::RunReport& report);

/** It is suspected: nothing is tried, asked or cached until it is gone (C-OC-18). */
void portalSuspected(Work& work);
/** Only remembers it. */
void notePortal(Work& work);
/** Waits, and looks again by itself, with growing pauses. */
void waitForPortal(Work& work);
/** Looks now, and again later. */
void recheckPortal(Work& work);
/** Remembers that it is gone. */
void forgetPortal(Work& work);

} // namespace naru::session
