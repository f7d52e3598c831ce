// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "ogs/Cache.h"
#include "ogs/Measurement.h"
#include "ogs/Verdict.h"
#include "profile/Field.h"
#include "profile/Fix.h"
#include "profile/Profile.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace naru::wording {

enum class Language { Korean, English };

/** `ko` or `en`; nothing for another. */
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);
[[nodiscard]] QString languageCode(Language language);
/** Korean where the system speaks Korean, else English. */
[[nodiscard]] Language systemLanguage();

/**
 * Words facts in one language: the edge where data becomes text. Several may live side by side, so that a
 * report can be made in both languages at once. Not thread-safe; each thread makes its own.
 */
class Words
{
public:
    explicit Words(Language language);
    ~Words();
    Words(const Words&) = delete;
    Words& operator=(const Words&) = delete;

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const QLocale& locale() const { return m_locale; }
    /** To install in the application, so that `tr()` speaks the same language. */
    [[nodiscard]] QTranslator* translator() const { return m_translator.get(); }

    /** One sentence; for an error: what happened, why, what to do. */
    [[nodiscard]] QString error(const base::Error& error) const;
    [[nodiscard]] QString problem(const profile::Problem& problem) const;
    /** What a user can do about it; empty where there is nothing safe to say. */
    [[nodiscard]] QString problemAdvice(const profile::Problem& problem) const;
    /** What the fix does when it is carried out. */
    [[nodiscard]] QString fix(const profile::Fix& fix) const;
    /** A few words, for a form: `Authentication timeout`. The name of the element where there are none. */
    [[nodiscard]] QString fieldLabel(const profile::Field& field) const;
    /** What the field does, in a sentence or two. */
    [[nodiscard]] QString fieldText(const profile::Field& field) const;
    /** What it may hold: `true, false`, `10..120 seconds`. */
    [[nodiscard]] QString fieldValues(const profile::Field& field) const;
    /** All fields as a page of Markdown: docs/profile-fields.en.md, .ko.md. */
    [[nodiscard]] QString fieldsDocument() const;
    [[nodiscard]] QString reason(const ogs::Reason& reason) const;
    /** A sentence, for a lane. */
    [[nodiscard]] QString failure(ogs::Failure failure) const;
    /** Two or three words, for a column. */
    [[nodiscard]] QString failureShort(ogs::Failure failure) const;
    [[nodiscard]] QString mark(ogs::Mark mark) const;
    [[nodiscard]] QString state(ogs::GatewayState state) const;
    [[nodiscard]] QString trigger(ogs::Trigger trigger) const;
    [[nodiscard]] QString staleness(ogs::Staleness staleness) const;

    /** `1,234 ms`; an en dash where it is not known. */
    [[nodiscard]] QString milliseconds(std::optional<std::chrono::milliseconds> value) const;
    /** Coarse: `2 days`, `3 hours`, `just now`. */
    [[nodiscard]] QString age(base::Nanoseconds age) const;
    /** `29 Nov 2026, 21:14` / `2026. 11. 29. 21:14`, local time. */
    [[nodiscard]] QString dateTime(base::SystemTime time) const;
    [[nodiscard]] QString date(base::SystemTime time) const;
    /** `0.68 s`. */
    [[nodiscard]] QString seconds(base::Nanoseconds value, int decimals = 2) const;
    /** `8.3 %`; an en dash where it is not known. Takes 0..1. */
    [[nodiscard]] QString percent(std::optional<double> share) const;

private:
    [[nodiscard]] QString text(const char* source, int count = -1) const;

    Language m_language;
    QLocale m_locale;
    std::unique_ptr<QTranslator> m_translator;
};

} // namespace naru::wording
