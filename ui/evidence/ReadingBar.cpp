// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ReadingBar.h"

#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace naru::evidence_ui {

using kit::Theme;

ReadingBar::ReadingBar(const Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_text(new QLabel(this))
    , m_cancel(new QPushButton(this))
{
    setFixedHeight(40);
    m_text->setTextFormat(Qt::PlainText);
    kit::setButtonRole(*m_cancel, "small");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::pageMargin, 0, Theme::space(4), 3);
    row->addWidget(m_text, 1);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &ReadingBar::cancelWished);
    hide();
}

void ReadingBar::begin(const QString& what)
{
    m_what = what;
    m_done = 0;
    say();
    show();
}

void ReadingBar::setDone(double done)
{
    m_done = done;
    say();
    update();
}

void ReadingBar::say()
{
    m_text->setText(
        //: a file, and how much of it has been read
        tr("Reading %1: %2").arg(m_what, m_speech.words().percent(m_done)));
}

void ReadingBar::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel reading"));
    say();
}

void ReadingBar::paintEvent(QPaintEvent* /*event*/)
{
    constexpr int barHeight = 3;
    QPainter painter(this);
    const kit::Colors& colors = m_theme.colors();
    painter.fillRect(rect(), colors.side);
    painter.fillRect(QRect(0, height() - barHeight, width(), barHeight), colors.line);
    painter.fillRect(QRect(0, height() - barHeight, qRound(width() * m_done), barHeight), colors.accent);
}

} // namespace naru::evidence_ui
