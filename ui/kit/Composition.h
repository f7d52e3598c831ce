// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace naru::kit {

/**
 * Has the input method hand over what it is putting together: the last syllable of Hangul belongs to what the
 * user has typed. `widget` has the keyboard; `preedit` is what it shows as not yet committed. Where no input
 * method answers, that text is taken as it stands.
 */
void commitComposition(QWidget& widget, const QString& preedit);

} // namespace naru::kit
