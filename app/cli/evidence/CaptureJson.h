// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"
#include "wording/EvidenceWords.h"

#include <QJsonObject>

namespace naru::cli {

/** `capture` (docs/formats.md). `withPackets`: each connection with its ladder. */
[[nodiscard]] QJsonObject captureJson(const evidence::CaptureReading& capture,
                                      const evidence::CheckReport& report,
                                      const wording::EvidenceWords& words, bool withPackets);

} // namespace naru::cli
