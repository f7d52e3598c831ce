// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QWidget;

namespace naru::kit {

class Theme;

/**
 * Gives the application Fusion, and every window of it the style sheet of the theme, now and whenever the
 * theme changes, until the theme ends. Dynamic properties that the sheet knows: on a button `role` =
 * `primary`, `quiet` (no outline) or `small`; on a label `tone` = `secondary`, `small`, `heading`,
 * `sentence`, `warn` or `fail`; on a widget `strip` = true (background `side`).
 */
void applyStyle(Theme& theme);

/** Who brings the style sheet to a widget. */
enum class StyledBy {
    /** Its window. */
    Window,
    /** Itself: a part of a large window, which follows the theme when it is shown. */
    Itself,
    /** Its parts: a large window whose children are all `Itself` or hold such. */
    Parts,
};

/** To be said before the widget is shown for the first time. */
void setStyledBy(QWidget& widget, StyledBy by);
[[nodiscard]] StyledBy styledBy(const QWidget& widget);

/** One of the roles above; a button without a role is the plain one with an outline. */
void setButtonRole(QAbstractButton& button, const char* role);

} // namespace naru::kit
