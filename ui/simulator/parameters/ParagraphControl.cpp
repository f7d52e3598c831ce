// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParagraphControl.h"

#include "kit/Theme.h"

#include <QEvent>
#include <QPlainTextEdit>

namespace naru::simulator {

ParagraphControl::ParagraphControl(QWidget* parent)
    : ValueControl(parent)
    , m_text(new QPlainTextEdit(parent))
{
    m_text->setProperty("compact", true);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kit::Theme::space(22));
    m_text->installEventFilter(this);
}

QWidget& ParagraphControl::widget() const
{
    return *m_text;
}

void ParagraphControl::show(const sim::Node& value)
{
    const bool isTyped = m_text->toPlainText() != m_value;
    m_value = QString::fromStdString(value.text);
    if ((!isTyped || !m_text->hasFocus()) && m_text->toPlainText() != m_value)
        m_text->setPlainText(m_value);
}

void ParagraphControl::finish()
{
    const QString text = m_text->toPlainText().simplified();
    if (text != m_value)
        Q_EMIT wished(sim::Node::string(text.toStdString()));
}

bool ParagraphControl::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        finish();
    return ValueControl::eventFilter(watched, event);
}

} // namespace naru::simulator
