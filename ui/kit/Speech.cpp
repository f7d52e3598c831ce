// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Speech.h"

#include <QCoreApplication>
#include <QLocale>

namespace naru::kit {

Speech::Speech(wording::Language language, QObject* parent)
    : QObject(parent)
    , m_words(std::make_unique<wording::Words>(language))
{
    install();
}

Speech::~Speech()
{
    QCoreApplication::removeTranslator(m_words->translator());
}

void Speech::setLanguage(wording::Language language)
{
    if (language == m_words->language())
        return;
    // The old translator stays until the new one speaks: no text falls back to the source in between.
    const auto before = std::exchange(m_words, std::make_unique<wording::Words>(language));
    install();
    QCoreApplication::removeTranslator(before->translator());
    Q_EMIT changed();
}

void Speech::install()
{
    QLocale::setDefault(m_words->locale());
    QCoreApplication::installTranslator(m_words->translator());
}

} // namespace naru::kit
