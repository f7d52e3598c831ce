// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

#include <QDateTime>

#include <chrono>

namespace naru::wording {

using namespace std::chrono;

std::optional<Language> languageFromCode(QStringView code)
{
    if (code == QLatin1String("ko"))
        return Language::Korean;
    if (code == QLatin1String("en"))
        return Language::English;
    return std::nullopt;
}

QString languageCode(Language language)
{
    return language == Language::Korean ? QStringLiteral("ko") : QStringLiteral("en");
}

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::Korean ? Language::Korean : Language::English;
}

Words::Words(Language language)
    : m_language(language)
    , m_locale(language == Language::Korean ? QLocale(QLocale::Korean, QLocale::SouthKorea)
                                            : QLocale(QLocale::English, QLocale::UnitedKingdom))
    , m_translator(std::make_unique<QTranslator>())
{
    // Where the file is missing the English source is shown; a test asks that both files load.
    [[maybe_unused]] const bool loaded =
        m_translator->load(QStringLiteral(":/i18n/naru_") + languageCode(language));
}

Words::~Words() = default;

QString Words::text(const char* source, int count) const
{
    QString result = m_translator->translate("Words", source, nullptr, count);
    if (result.isEmpty())
        result = QString::fromUtf8(source);
    if (count >= 0)
        result.replace(QLatin1String("%n"), m_locale.toString(count));
    return result;
}

QString Words::milliseconds(std::optional<std::chrono::milliseconds> value) const
{
    if (!value)
        return QStringLiteral("–");
    return m_locale.toString(static_cast<qlonglong>(value->count())) + QStringLiteral(" ms");
}

QString Words::seconds(base::Nanoseconds value, int decimals) const
{
    const QString number = m_locale.toString(duration<double>(value).count(), 'f', decimals);
    //: a duration in seconds
    return text(QT_TRANSLATE_NOOP("Words", "%1 s")).arg(number);
}

QString Words::percent(std::optional<double> share) const
{
    if (!share)
        return QStringLiteral("–");
    return m_locale.toString(*share * 100, 'f', 1) + QStringLiteral(" %");
}

QString Words::age(base::Nanoseconds age) const
{
    if (age < minutes(1))
        return text(QT_TRANSLATE_NOOP("Words", "just now"));
    if (age < hours(1))
        return text(QT_TRANSLATE_N_NOOP("Words", "%n minute(s) ago"), static_cast<int>(age / minutes(1)));
    if (age < days(1))
        return text(QT_TRANSLATE_N_NOOP("Words", "%n hour(s) ago"), static_cast<int>(age / hours(1)));
    return text(QT_TRANSLATE_N_NOOP("Words", "%n day(s) ago"), static_cast<int>(age / days(1)));
}

namespace {

QDateTime localDateTime(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::LocalTime);
}

} // namespace

QString Words::dateTime(base::SystemTime time) const
{
    const QString pattern = m_language == Language::Korean ? QStringLiteral("yyyy. M. d. HH:mm")
                                                           : QStringLiteral("d MMM yyyy, HH:mm");
    return m_locale.toString(localDateTime(time), pattern);
}

QString Words::date(base::SystemTime time) const
{
    const QString pattern =
        m_language == Language::Korean ? QStringLiteral("yyyy. M. d.") : QStringLiteral("d MMM yyyy");
    return m_locale.toString(localDateTime(time), pattern);
}

} // namespace naru::wording
