// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>

namespace naru::profile {

/**
 * The canonical name of an encoding that a declaration names, which is also the one to give to Qt. Only those
 * whose tables are known to be the same everywhere; empty for any other.
 *
 * EUC-KR and all its kin are read as `windows-949`, their superset: under their own names Qt reads the
 * syllables of CP949 as wrong letters (C-XML-05).
 */
[[nodiscard]] QByteArray canonicalEncoding(QStringView declared);

} // namespace naru::profile
