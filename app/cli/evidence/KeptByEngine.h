// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/SupportSession.h"

namespace naru::cli {

/** Adds locations and history as the engine keeps them in this folder. */
void addKept(const QString& dataFolder, evidence::SupportSession& session);

} // namespace naru::cli
