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

/** East Asian wide ranges that names of gateways use; emoji count as wide, too. */
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
           (c >= 0x1F300 && c <= 0x1FAFF);
}

int cellsOf(const QString& text)
{
    int cells = 0;
    for (const char32_t c : text.toUcs4())
        cells += isWide(c) ? 2 : 1;
    return cells;
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
    write(stdout, (text + QLatin1Char('\n')).toUtf8());
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

QString padded(const QString& text, int cells, Qt::Alignment side)
{
    const QString blanks(std::max(0, cells - cellsOf(text)), QLatin1Char(' '));
    return side == Qt::AlignRight ? QString(blanks + text) : QString(text + blanks);
}

} // namespace naru::cli
