// SPDX-License-Identifier: GPL-3.0-or-later
#include "Console.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdio>
#include <unistd.h>

namespace naru::cli {

namespace {

void write(FILE* stream, const QByteArray& bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

Console::Console(wording::Language language, bool json, bool quiet)
    : m_words(language)
    , m_json(json)
    , m_showProgress(!quiet && ::isatty(STDERR_FILENO) != 0)
{
    QCoreApplication::installTranslator(m_words.translator());
}

void Console::line(const QString& text) const
{
    clearProgress();
    write(stdout, (text + QLatin1Char('\n')).toUtf8());
}

void Console::bytes(const QByteArray& piece) const
{
    std::fwrite(piece.constData(), 1, static_cast<std::size_t>(piece.size()), stdout);
}

void Console::object(const QJsonObject& object) const
{
    write(stdout, QJsonDocument(object).toJson(QJsonDocument::Indented));
}

void Console::event(const QJsonObject& object) const
{
    std::fprintf(stdout, "%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

void Console::progress(const QString& text) const
{
    if (m_showProgress)
        write(stderr, "\r\x1b[K" + text.toUtf8());
}

void Console::clearProgress() const
{
    progress({});
}

void Console::error(const base::Error& error) const
{
    complain(m_words.error(error));
    if (!error.technical.isEmpty())
        write(stderr, "  (" + error.technical.toUtf8() + ")\n");
}

void Console::complain(const QString& sentence) const
{
    clearProgress();
    write(stderr, "naructl: " + sentence.toUtf8() + '\n');
}

} // namespace naru::cli
