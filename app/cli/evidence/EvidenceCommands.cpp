// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceCommands.h"

namespace naru::cli {

void addEvidence(CLI::App& root, Action& chosen)
{
    addLog(root, chosen);
    addCapture(root, chosen);
    addSupport(root, chosen);
}

} // namespace naru::cli
