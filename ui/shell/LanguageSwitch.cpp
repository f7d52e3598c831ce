// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/LanguageSwitch.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "shell/LanguageButton.h"

#include <QHBoxLayout>

namespace naru::shell {

LanguageSwitch::LanguageSwitch(const kit::Theme& theme, kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_speech(speech)
    , m_korean(new LanguageButton(theme, QStringLiteral("한국어"), true, this))
    , m_english(new LanguageButton(theme, QStringLiteral("English"), false, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_korean);
    layout->addWidget(m_english);
    // A click on the language that is spoken already leaves it on.
    const auto choose = [this](wording::Language language) {
        m_speech.setLanguage(language);
        showLanguage();
    };
    connect(m_korean, &QAbstractButton::clicked, this, [choose] { choose(wording::Language::Korean); });
    connect(m_english, &QAbstractButton::clicked, this, [choose] { choose(wording::Language::English); });
    connect(&speech, &kit::Speech::changed, this, &LanguageSwitch::showLanguage);
    showLanguage();
}

void LanguageSwitch::showLanguage()
{
    m_korean->setChecked(m_speech.language() == wording::Language::Korean);
    m_english->setChecked(m_speech.language() == wording::Language::English);
}

} // namespace naru::shell
