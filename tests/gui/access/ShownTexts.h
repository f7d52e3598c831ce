// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace naru::test {

/** A piece of text as it is drawn in a window. */
struct ShownText
{
    QString text;
    /** What draws it: a class, and a name where it has one. */
    QString where;
    /** So many pixels of it lie outside of what is drawn there, and cannot be scrolled to. */
    double cutOff = 0;
    /** It ends in an ellipsis that stands for more, and no tooltip says the rest. */
    bool isElided = false;
};

/**
 * All that the widgets of a window draw, whoever draws it: the window is painted on a device that keeps texts
 * instead of drawing them. What scrolls is as it stands; what is scrolled away is not there.
 */
[[nodiscard]] std::vector<ShownText> paintedTexts(QWidget& window);

/** All texts of the scenes (QML) in a window, also those that have to be scrolled to. */
[[nodiscard]] std::vector<ShownText> sceneTexts(const QWidget& window);

/** What only shows itself when it is asked for: tooltips, entries of menus, names for screen readers. */
[[nodiscard]] std::vector<ShownText> hiddenTexts(QWidget& window);

/** What is cut off in a window, or would have to be guessed; `known`: texts that have an ellipsis of their
 * own. */
[[nodiscard]] QStringList cutOffTexts(QWidget& window, const QSet<QString>& known);

} // namespace naru::test
