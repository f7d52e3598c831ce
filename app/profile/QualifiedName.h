// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <algorithm>

namespace naru::profile {

/** The part of a qualified name behind the colon. */
[[nodiscard]] inline QStringView localName(QStringView qualifiedName)
{
    return qualifiedName.sliced(qualifiedName.lastIndexOf(u':') + 1);
}

/** The part before the colon; empty where there is none. */
[[nodiscard]] inline QStringView prefixOf(QStringView qualifiedName)
{
    return qualifiedName.first(std::max<qsizetype>(0, qualifiedName.indexOf(u':')));
}

} // namespace naru::profile
