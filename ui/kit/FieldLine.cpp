// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/FieldLine.h"

#include "kit/Composition.h"
#include "kit/Theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

namespace naru::kit {

namespace {

bool isUndoOrRedo(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

} // namespace

FieldLine::FieldLine(QWidget* parent)
    : QLineEdit(parent)
    , m_tag(new QLabel(this))
{
    m_tag->setProperty("tone", "small");
    m_tag->setTextFormat(Qt::PlainText);
    // A click on it is a click into the field.
    m_tag->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_tag->hide();
}

void FieldLine::setTag(const QString& text)
{
    if (m_tag->text() == text)
        return;
    m_tag->setText(text);
    m_tag->setVisible(!text.isEmpty());
    placeTag();
}

void FieldLine::placeTag()
{
    if (m_tag->text().isEmpty()) {
        setTextMargins(0, 0, 0, 0);
        return;
    }
    m_tag->adjustSize();
    m_tag->move(width() - m_tag->width() - Theme::space(3), (height() - m_tag->height()) / 2);
    setTextMargins(0, 0, m_tag->width() + Theme::space(2), 0);
}

void FieldLine::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    placeTag();
}

bool FieldLine::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void FieldLine::inputMethodEvent(QInputMethodEvent* event)
{
    m_preedit = event->preeditString();
    QLineEdit::inputMethodEvent(event);
}

void FieldLine::commit()
{
    commitComposition(*this, m_preedit);
}

void FieldLine::focusOutEvent(QFocusEvent* event)
{
    commit();
    QLineEdit::focusOutEvent(event);
}

void FieldLine::contextMenuEvent(QContextMenuEvent* event)
{
    // Undo and redo of the line alone would be a second history beside the page's.
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* action : menu->actions()) {
        if (action->objectName() == QLatin1String("edit-undo") ||
            action->objectName() == QLatin1String("edit-redo"))
            action->setVisible(false);
    }
    menu->popup(event->globalPos());
}

} // namespace naru::kit
