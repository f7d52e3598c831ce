// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Profile.h"

#include <QByteArray>
#include <QString>

namespace naru::profile {

/** Bounds that a hostile file meets. */
inline constexpr qint64 maxProfileBytes = 64 * 1024 * 1024;
inline constexpr int maxProfileDepth = 64;

/**
 * Reads a profile of the wild: never refuses what it does not know, says what is wrong with it in
 * `Profile::problems`. Errors (with line and column): encodings, XML that is not well-formed, a document
 * type declaration, a foreign root, too deep, too large.
 */
[[nodiscard]] base::Result<Profile> readProfile(const QByteArray& bytes);

} // namespace naru::profile
