// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QQuickItem;

namespace naru::test {

/** Something that Tab comes to: a widget, or an item of a scene in one. */
struct FocusStop
{
    QWidget* widget = nullptr;
    QQuickItem* item = nullptr;

    friend bool operator==(const FocusStop&, const FocusStop&) = default;
    [[nodiscard]] bool isThere() const { return widget != nullptr; }
    /** The item, else the widget. */
    [[nodiscard]] QObject* object() const;
    /** What it is, to be found by whoever reads of it. */
    [[nodiscard]] QString label() const;
    /** What of it can be seen, in the coordinates of its window; null where nothing can. */
    [[nodiscard]] QRect place() const;
};

/** What has the focus now. A list in a scene is one stop, whichever of its rows has it. */
[[nodiscard]] FocusStop focusedStop();

/** All that Tab ought to come to: visible, enabled, and meant for the keyboard. */
[[nodiscard]] std::vector<FocusStop> focusableStops(const QWidget& window);

/** Presses Tab (or Backtab) from `first` on until it comes round, at most twice as often as there are stops.
 */
[[nodiscard]] std::vector<FocusStop> walkRing(const FocusStop& first, Qt::Key key, std::size_t stops);

/** Gives the focus, as Tab does. */
void focusOn(const FocusStop& stop);

/** Where stops of one part of the window have those of another between them. */
[[nodiscard]] QStringList tornParts(const std::vector<FocusStop>& ring);

/** Whether one can see that what has the focus has it. It keeps it. */
[[nodiscard]] bool showsFocus(const FocusStop& stop);

} // namespace naru::test
