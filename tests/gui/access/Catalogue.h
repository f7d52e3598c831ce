// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace naru::test {

/** The Korean catalogue of the sources: each English text with its Korean one. */
[[nodiscard]] QMap<QString, QString> koreanCatalogue();

} // namespace naru::test
