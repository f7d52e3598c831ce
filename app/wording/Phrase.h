// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/Words.h"

#include <initializer_list>
#include <span>

namespace naru::wording {

/** The text in the words' language, the English source where it has none; with a count, `%n` is it. */
[[nodiscard]] QString translated(const Words& words, const char* text, int count = -1);

/** Puts the arguments in place of %1, %2 … in one pass: what is put in may hold anything. Placeholders beyond
 * the arguments stay. */
[[nodiscard]] QString filled(const QString& text, std::span<const QString> arguments);

/** A phrase of the words' language with its arguments. */
[[nodiscard]] QString phrase(const Words& words, const char* text,
                             std::initializer_list<QString> arguments = {});

} // namespace naru::wording
