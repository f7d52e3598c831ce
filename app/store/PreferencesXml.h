// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "store/PreferencesFile.h"

#include <QByteArray>

namespace naru::store {

/** Stands in the root's attribute `naruVersion`. */
inline constexpr int formatVersion = 1;

/** The bytes of `preferences_global.xml` (docs/formats.md). */
[[nodiscard]] QByteArray writePreferences(const Preferences& preferences);

/**
 * Reads them. An entry that says nothing useful is left out; errors are XmlNotWellFormed, XmlDoctypeRefused,
 * XmlTooDeep, and FileNotReadable for a file of another kind or of a newer program.
 */
[[nodiscard]] base::Result<Preferences> readPreferences(const QByteArray& bytes);

} // namespace naru::store
