// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::wording {

/** Pads to a width in cells of a fixed pitch: a syllable of Hangul takes two. */
[[nodiscard]] QString padded(const QString& text, int cells, Qt::Alignment side = Qt::AlignLeft);

} // namespace naru::wording
