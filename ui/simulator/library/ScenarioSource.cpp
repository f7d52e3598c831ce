// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioSource.h"

#include "kit/SourceView.h"
#include "kit/Theme.h"
#include "simulator/library/JsonLanguage.h"

#include <QScopedValueRollback>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::simulator {

namespace {

/** A line that the text has, counted from 0. */
QTextBlock blockAt(const QPlainTextEdit& view, const base::Place& place)
{
    const int line = std::clamp(place.line - 1, 0, view.document()->blockCount() - 1);
    return view.document()->findBlockByNumber(line);
}

} // namespace

ScenarioSource::ScenarioSource(const kit::Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_view(new kit::SourceView(theme, jsonLanguage(), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view, &kit::SourceView::textTyped, this, [this] {
        if (!m_isFilling)
            Q_EMIT typed();
    });
}

std::string ScenarioSource::text() const
{
    return m_view->toPlainText().toStdString();
}

void ScenarioSource::show(const std::string& text)
{
    const QString now = m_view->toPlainText();
    const QString wanted = QString::fromStdString(text);
    if (now == wanted)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const auto [front, frontWanted] = std::mismatch(now.begin(), now.end(), wanted.begin(), wanted.end());
    const qsizetype begin = front - now.begin();
    const qsizetype most = std::min(now.size(), wanted.size()) - begin;
    qsizetype tail = 0;
    while (tail < most && now[now.size() - 1 - tail] == wanted[wanted.size() - 1 - tail])
        ++tail;
    QTextCursor cursor(m_view->document());
    cursor.setPosition(static_cast<int>(begin));
    cursor.setPosition(static_cast<int>(now.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(wanted.mid(begin, wanted.size() - begin - tail));
}

void ScenarioSource::mark(const std::optional<base::Place>& place)
{
    m_marked = place;
    QList<QTextEdit::ExtraSelection> marks;
    if (place) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(blockAt(*m_view, *place));
        mark.format.setBackground(m_theme.colors().failSoft);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    m_view->setExtraSelections(marks);
}

void ScenarioSource::goTo(const base::Place& place)
{
    const QTextBlock block = blockAt(*m_view, place);
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::clamp(place.column - 1, 0, block.length() - 1));
    m_view->setTextCursor(cursor);
    m_view->centerCursor();
    m_view->setFocus(Qt::OtherFocusReason);
}

void ScenarioSource::finish()
{
    m_view->commit();
}

void ScenarioSource::restyle()
{
    m_view->restyle();
    mark(m_marked);
}

void ScenarioSource::setName(const QString& name)
{
    m_view->setAccessibleName(name);
}

} // namespace naru::simulator
