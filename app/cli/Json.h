// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "ogs/Cache.h"
#include "ogs/Verdict.h"
#include "profile/Lint.h"
#include "wording/Words.h"

#include <QJsonArray>
#include <QJsonObject>

/** The JSON that scripts are promised (docs/formats.md). Texts inside are worded; codes are not. */
namespace naru::cli {

/** `ogs run`: a run that is over. */
[[nodiscard]] QJsonObject runJson(const ogs::RunReport& report, const wording::Words& words);

/** `ogs locations list`: `location` is where the machine is now. */
[[nodiscard]] QJsonObject locationsJson(const ogs::Cache& cache, const ogs::Location& location,
                                        base::Nanoseconds lifetime);

/** `profile show`. */
[[nodiscard]] QJsonObject profileJson(const profile::Lint& lint);

/** `profile check`. */
[[nodiscard]] QJsonObject problemsJson(const profile::Lint& lint, const wording::Words& words);

} // namespace naru::cli
