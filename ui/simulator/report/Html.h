// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace naru::simulator {

/** Writes elements of a page; every text is escaped. */
class Html
{
public:
    void heading(int level, const QString& text);
    void paragraph(const QString& text);
    void code(const QString& text);
    /** Folded under its summary. */
    void folded(const QString& summary, const QString& text);
    void beginTable(const QStringList& headings, int firstNumber);
    void row(const QStringList& cells);
    void endTable();
    /** An element that is markup already. */
    void raw(const QByteArray& markup) { m_bytes += markup; }

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    void element(const char* name, const QString& text);

    QByteArray m_bytes;
    int m_firstNumber = 1;
};

} // namespace naru::simulator
