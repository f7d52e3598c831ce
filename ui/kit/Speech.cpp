// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Speech.h"

#include <QCoreApplication>
#include <QLibraryInfo>
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
    QCoreApplication::removeTranslator(&m_qt);
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
    // What Qt itself says, in file dialogs; where its translations are not installed, it speaks English.
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(m_words->locale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    QCoreApplication::installTranslator(m_words->translator());
}

} // namespace naru::kit
