// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/TextEditor.h"

#include "kit/FieldLine.h"
#include "profiles/ChoiceEditor.h"

namespace naru::profiles {

TextEditor::TextEditor(QWidget* parent)
    : ValueEditor(parent)
    , m_line(new kit::FieldLine(parent))
{
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) { Q_EMIT edited(text); });
    connect(m_line, &QLineEdit::editingFinished, this, &ValueEditor::finished);
}

QWidget& TextEditor::widget() const
{
    return *m_line;
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
