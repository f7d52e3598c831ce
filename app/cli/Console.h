// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "wording/Columns.h"
#include "wording/Words.h"

#include <QJsonObject>
#include <QString>

namespace naru::cli {

/** What naructl ends with; a promise to scripts. */
enum ExitStatus {
    Done = 0,
    AssertionFailed = 1,
    WrongUse = 2,
    BadInput = 3,
    NothingReached = 4,
    Refused = 5,
    SignInRefused = 6,
    CertificateNotTrusted = 7,
    TunnelFailed = 8,
    Interrupted = 130,
};

/** How a command speaks: results to standard output, progress and errors to standard error. */
class Console
{
public:
    Console(wording::Language language, bool json, bool quiet);

    [[nodiscard]] const wording::Words& words() const { return m_words; }
    [[nodiscard]] bool json() const { return m_json; }

    /** A line of the result, in place of the progress line. */
    void line(const QString& text) const;
    /** A piece of a long result as it stands; shown when the next `line` comes, or at the end. */
    void bytes(const QByteArray& piece) const;
    void object(const QJsonObject& object) const;
    /** One of several objects, each a line of its own and written at once. */
    void event(const QJsonObject& object) const;
    /** Replaces the progress line; shown only on a terminal, and not with `--quiet`. */
    void progress(const QString& text) const;
    void clearProgress() const;
    /** Words the error on standard error. */
    void error(const base::Error& error) const;
    void complain(const QString& sentence) const;

private:
    wording::Words m_words;
    bool m_json;
    bool m_showProgress;
};

using wording::padded;

} // namespace naru::cli
