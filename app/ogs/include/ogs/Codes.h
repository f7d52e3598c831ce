// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/History.h"
#include "ogs/Measurement.h"
#include "ogs/Verdict.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace naru::ogs {

/**
 * The stable names of the enumerations, in lower case with dashes (`no-answer`): what scripts, files and the
 * raw log see. Never worded, never changed.
 */
[[nodiscard]] QString code(ConnectionEnd value);
[[nodiscard]] QString code(Failure value);
[[nodiscard]] QString code(Mark value);
[[nodiscard]] QString code(GatewayState value);
[[nodiscard]] QString code(Origin value);
[[nodiscard]] QString code(ProbeKind value);
[[nodiscard]] QString code(RankBy value);
[[nodiscard]] QString code(Source value);
[[nodiscard]] QString code(Trigger value);
[[nodiscard]] QString code(ReasonCode value);

/** Back from a name that was stored; nothing for one that is not known. */
[[nodiscard]] std::optional<Failure> failureFromCode(QStringView code);
[[nodiscard]] std::optional<GatewayState> gatewayStateFromCode(QStringView code);
[[nodiscard]] std::optional<Origin> originFromCode(QStringView code);
[[nodiscard]] std::optional<ProbeKind> probeKindFromCode(QStringView code);
[[nodiscard]] std::optional<RankBy> rankByFromCode(QStringView code);

} // namespace naru::ogs
