// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/TextControl.h"

#include "kit/FieldLine.h"
#include "simulator/parameters/FieldText.h"
#include "simulator/parameters/ParameterRows.h"

#include <QKeyEvent>

namespace naru::simulator {

namespace {

bool isFigure(const sim::ParameterInfo& info)
{
    return info.type == "integer" || info.type == "number" || info.type == "duration" ||
           info.type == "rate" || info.type == "percent";
}

} // namespace

TextControl::TextControl(const sim::ParameterInfo& info, QWidget* parent)
    : ValueControl(parent)
    , m_info(info)
    , m_line(new kit::FieldLine(parent))
{
    m_line->setProperty("compact", true);
    if (isFigure(info))
        m_line->setAlignment(Qt::AlignRight);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        m_state = State::Typed;
        check();
    });
    connect(m_line, &QLineEdit::editingFinished, this, &TextControl::finish);
}

QWidget& TextControl::widget() const
{
    return *m_line;
}

void TextControl::check()
{
    const QString text = m_line->text();
    // A unit that is typed takes the place of the one that stands there.
    const bool hasUnit = !text.isEmpty() && !text.back().isDigit() && text.back() != u'.';
    m_line->setTag(hasUnit ? QString() : m_unit);
    const auto value = readField(m_info, text, m_unit);
    Q_EMIT checked(value ? nullptr : &value.error());
}

void TextControl::finish()
{
    m_line->commit();
    if (m_state != State::Typed)
        return;
    const auto value = readField(m_info, m_line->text(), m_unit);
    if (!value)
        return;
    if (areSame(*value, m_value))
        return display();
    m_state = State::Wished;
    Q_EMIT wished(*value);
}

void TextControl::show(const sim::Node& value)
{
    const bool isNew = !areSame(value, m_value);
    m_value = value;
    // What is typed, or was refused, is the user's until it is taken back.
    if (m_state == State::Shown || (m_state == State::Wished && isNew))
        display();
}

void TextControl::display()
{
    const bool wasTyped = m_state != State::Shown;
    m_state = State::Shown;
    const FieldText shown = fieldText(m_info, m_value);
    m_unit = shown.unit;
    m_line->setTag(m_unit);
    if (m_line->text() != shown.text)
        m_line->setText(shown.text);
    if (!m_line->hasFocus())
        m_line->setCursorPosition(0);
    if (wasTyped)
        Q_EMIT checked(nullptr);
}

void TextControl::refuse()
{
    if (m_state == State::Wished)
        m_state = State::Refused;
}

bool TextControl::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || m_state == State::Shown || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return ValueControl::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        display();
    event->accept();
    return true;
}

} // namespace naru::simulator
