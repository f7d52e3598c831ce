// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/History.h"

#include <QSqlQuery>

#include <optional>

namespace naru::store {

/** Names of the columns, in the order of the two functions below. */
inline constexpr const char* sampleColumns =
    "at, host, port, origin, kind, rtt, lookup, tcp, tls, first_byte, "
    "close, probes, lost, retransmissions, failure";

/** Binds a sample to the placeholders of a prepared query. */
void bindSample(QSqlQuery& query, const ogs::Sample& sample);
/** The present row; nothing where it says what this program does not know. */
[[nodiscard]] std::optional<ogs::Sample> sampleOfRow(const QSqlQuery& query);

} // namespace naru::store
