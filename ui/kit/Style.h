// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;
class QAbstractButton;

namespace naru::kit {

class Theme;

/**
 * Gives the application Fusion, the palette and the style sheet of the theme, now and whenever the theme
 * changes. Dynamic properties that the sheet knows: on a button `role` = `primary`, `quiet` (no outline)
 * or `small`; on a label `tone` = `secondary`, `small`, `heading`, `sentence`, `warn` or `fail`; on a
 * widget `strip` = true (background `side`).
 */
void applyStyle(QApplication& application, Theme& theme);

/** One of the roles above; a button without a role is the plain one with an outline. */
void setButtonRole(QAbstractButton& button, const char* role);

} // namespace naru::kit
