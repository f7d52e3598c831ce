// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/Words.h"

#include <QObject>
#include <QTranslator>

#include <memory>

namespace naru::kit {

/**
 * The language that the window speaks now. Widgets get a QEvent::LanguageChange when it changes (`Page`
 * makes `retranslate()` of it); view models that word facts listen to `changed`. Window thread.
 */
class Speech final : public QObject
{
    Q_OBJECT

public:
    explicit Speech(wording::Language language, QObject* parent = nullptr);
    ~Speech() override;

    /** Valid until the next `changed`. */
    [[nodiscard]] const wording::Words& words() const { return *m_words; }
    [[nodiscard]] wording::Language language() const { return m_words->language(); }
    /** At once, without a restart. */
    void setLanguage(wording::Language language);

Q_SIGNALS:
    void changed();

private:
    void install();

    std::unique_ptr<wording::Words> m_words;
    QTranslator m_qt;
};

} // namespace naru::kit
