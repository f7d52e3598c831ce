// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;
class QString;

namespace naru::kit {
class Theme;
}

namespace naru::profiles {

/** Draws `subject: text`, the subject bold, in one line where it has room; else in two smaller ones, which
 * take no more height, and elided at their end. */
void paintSentence(QPainter& painter, const QRect& place, const QString& subject, const QString& text,
                   const kit::Theme& theme);

} // namespace naru::profiles
