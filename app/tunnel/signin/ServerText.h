// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::signin {

/** A text of a server's or the library's as one may keep and show it: UTF-8 read leniently, control
 * characters but line feeds gone, cut to `most` characters. Empty for null. */
[[nodiscard]] QString plainText(const char* text, qsizetype most);

} // namespace naru::signin
