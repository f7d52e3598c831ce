// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/report/Html.h"

namespace naru::simulator {

namespace {

QByteArray escaped(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

} // namespace

void Html::element(const char* name, const QString& text)
{
    m_bytes += QByteArray("<") + name + '>' + escaped(text) + "</" + name + ">\n";
}

void Html::heading(int level, const QString& text)
{
    element(QByteArray("h").append(QByteArray::number(level)).constData(), text);
}

void Html::paragraph(const QString& text)
{
    if (!text.isEmpty())
        element("p", text);
}

void Html::code(const QString& text)
{
    m_bytes += "<pre><code>" + escaped(text) + "</code></pre>\n";
}

void Html::folded(const QString& summary, const QString& text)
{
    m_bytes += "<details><summary>" + escaped(summary) + "</summary>\n";
    code(text);
    m_bytes += "</details>\n";
}

void Html::beginTable(const QStringList& headings, int firstNumber)
{
    m_firstNumber = firstNumber;
    m_bytes += "<table><thead><tr>";
    for (qsizetype i = 0; i < headings.size(); ++i)
        m_bytes += (i >= firstNumber ? "<th scope=\"col\" class=\"n\">" : "<th scope=\"col\">") +
                   escaped(headings[i]) + "</th>";
    m_bytes += "</tr></thead><tbody>\n";
}

void Html::row(const QStringList& cells)
{
    m_bytes += "<tr>";
    for (qsizetype i = 0; i < cells.size(); ++i)
        m_bytes += (i >= m_firstNumber ? "<td class=\"n\">" : "<td>") + escaped(cells[i]) + "</td>";
    m_bytes += "</tr>\n";
}

void Html::endTable()
{
    m_bytes += "</tbody></table>\n";
}

} // namespace naru::simulator
