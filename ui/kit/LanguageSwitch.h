// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace naru::kit {

class SegmentedControl;
class Speech;
class Theme;

/** 한국어 / English: changes the language of the window at once. Each language is named in itself. */
[[nodiscard]] SegmentedControl* makeLanguageSwitch(const Theme& theme, Speech& speech, QWidget* parent);

} // namespace naru::kit
