// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "wording/Words.h"

#include <QByteArray>

#include <functional>

namespace naru::gateways {

/** Names of the entries that mean this target. */
using NameOf = std::function<QString(const profile::Target&)>;

/**
 * The chart over time as a table: one row a measurement, in the order given. Columns are named as in
 * `naructl --json`; a value that is missing is an empty cell with its reason in the last two columns, as a
 * code and in words (C-RTT-08).
 */
[[nodiscard]] QByteArray samplesCsv(const engine::Samples& samples, const NameOf& nameOf,
                                    const wording::Words& words);

/** A run as a table: one row a probe, in the profile's order; one row for a gateway that has none. */
[[nodiscard]] QByteArray runCsv(const ogs::RunReport& report, const wording::Words& words);

} // namespace naru::gateways
