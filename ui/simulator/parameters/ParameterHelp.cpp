// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterHelp.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/parameters/ParameterTexts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

ParameterHelp::ParameterHelp(const kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_speech(speech)
    , m_text(new QLabel(this))
    , m_values(new QLabel(this))
    , m_path(new QLabel(this))
{
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(4), Theme::space(2));
    column->setSpacing(2);
    for (QLabel* label : {m_text, m_values, m_path}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setProperty("tone", "small");
        column->addWidget(label);
    }
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_path->setFocusPolicy(Qt::NoFocus);
    column->addStretch(1);
    // As high as most of them need: what is above is not to jump at each of them.
    setMinimumHeight(Theme::space(24));
    retranslate();
}

void ParameterHelp::explain(const ParameterRow& row, bool isLocked)
{
    m_row = row;
    m_isLocked = isLocked;
    retranslate();
}

void ParameterHelp::clear()
{
    m_row.reset();
    retranslate();
}

void ParameterHelp::retranslate()
{
    if (!m_row) {
        m_text->setText(tr("What a parameter does stands here when the mouse or the keyboard is at it."));
        m_values->clear();
        m_path->clear();
        return;
    }
    const sim::ParameterInfo& info = m_row->entry->info;
    QString text = explanationOf(info, m_speech.language());
    if (!text.endsWith(u'.'))
        text += u'.';
    m_text->setText(text);
    m_values->setText(m_isLocked ? tr("Fixed once a run has begun.") : valuesOf(info));
    m_path->setText(QString::fromStdString(m_row->path));
}

void ParameterHelp::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
