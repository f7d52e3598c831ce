// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Document.h"
#include "profile/Profile.h"

#include <QByteArray>
#include <QString>

namespace naru::profile {

// Bounds that a hostile file meets. A profile with 5,000 host entries that each have backups, pins and
// comments has about 4 MB and 75,000 elements.
inline constexpr qint64 maxProfileBytes = 6 * 1024 * 1024;
inline constexpr int maxProfileDepth = 64;
inline constexpr int maxProfileElements = 150'000;
inline constexpr int maxElementAttributes = 32;
inline constexpr int maxHostEntries = 5'000;
inline constexpr int maxBackupsPerList = 32;
inline constexpr int maxProblems = 1'000;

/**
 * Reads a profile of the wild: never refuses what it does not know, says what is wrong with it in
 * `Profile::problems`, in the file's order. Pure, so from any thread; ends within a second and 200 MB for any
 * bytes.
 *
 * Errors, all but the first with line and column:
 * - `FileTooLarge`: more than `maxProfileBytes` (ask before you read the file), elements or attributes;
 * - `EncodingUnknown`, `EncodingInvalid`: the subject is the encoding;
 * - `XmlNotWellFormed`: what the XML library says stands in `technical`;
 * - `XmlDoctypeRefused`, `XmlTooDeep` (C-XML-07);
 * - `NotAProfile`: the subject is the root element.
 */
[[nodiscard]] base::Result<Profile> readProfile(const QByteArray& bytes);

/** As above, of what is open already: only `NotAProfile` can go wrong. */
[[nodiscard]] base::Result<Profile> readProfile(const Document& document);

} // namespace naru::profile
