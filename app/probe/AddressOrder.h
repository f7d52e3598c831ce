// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>

namespace naru::probe {

/** However many addresses a name has, no more are tried for one probe. */
inline constexpr qsizetype mostAddresses = 6;

/**
 * The order in which addresses are tried (RFC 8305, section 4): the resolver's, but the families take
 * turns, the family of its first address first. Each address once, at most `mostAddresses`.
 */
[[nodiscard]] QList<QHostAddress> interleaved(const QList<QHostAddress>& addresses);

} // namespace naru::probe
