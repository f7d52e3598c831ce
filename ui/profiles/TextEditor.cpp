// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/TextEditor.h"

#include "kit/Theme.h"
#include "profiles/ChoiceEditor.h"
#include "profiles/Composition.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

namespace naru::profiles {

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
    m_tag->move(width() - m_tag->width() - kit::Theme::space(3), (height() - m_tag->height()) / 2);
    setTextMargins(0, 0, m_tag->width() + kit::Theme::space(2), 0);
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

TextEditor::TextEditor(QWidget* parent)
    : ValueEditor(parent)
    , m_line(new FieldLine(parent))
{
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) { Q_EMIT edited(text); });
    connect(m_line, &QLineEdit::editingFinished, this, &ValueEditor::finished);
}

void TextEditor::show(const std::optional<QString>& value)
{
    const QString text = value.value_or(QString());
    // The document trims; the blank that is typed before the next word stays.
    if (m_line->isComposing() || m_line->text() == text ||
        (m_line->hasFocus() && m_line->text().trimmed() == text))
        return;
    m_line->setText(text);
    m_line->setCursorPosition(m_line->hasFocus() ? int(text.size()) : 0);
}

void TextEditor::setUnsetText(const QString& text)
{
    m_line->setPlaceholderText(text);
}

void TextEditor::setTag(const QString& text)
{
    m_line->setTag(text);
}

ValueEditor* makeValueEditor(const profile::Field& field, const kit::Theme& theme, bool canBeUnset,
                             QWidget* parent)
{
    if (field.type == profile::FieldType::Choice || field.type == profile::FieldType::Boolean)
        return new ChoiceEditor(field, theme, canBeUnset, parent);
    return new TextEditor(parent);
}

} // namespace naru::profiles
