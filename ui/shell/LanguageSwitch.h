// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::shell {

class LanguageButton;

/** 한국어 / English: changes the language of the window at once. Each language is named in itself. */
class LanguageSwitch final : public QWidget
{
    Q_OBJECT

public:
    LanguageSwitch(const kit::Theme& theme, kit::Speech& speech, QWidget* parent = nullptr);

private:
    void showLanguage();

    kit::Speech& m_speech;
    LanguageButton* m_korean;
    LanguageButton* m_english;
};

} // namespace naru::shell
