// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/TourBar.h"

#include "kit/Style.h"
#include "kit/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace naru::simulator {

using kit::Theme;

TourBar::TourBar(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_count(new QLabel(this))
    , m_text(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    m_count->setProperty("tone", "small");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(2), Theme::space(2));
    row->setSpacing(Theme::space(2));
    row->addWidget(m_count);
    row->addWidget(m_text, 1);
    for (QPushButton* button : {m_back, m_next, m_close}) {
        kit::setButtonRole(*button, "small");
        row->addWidget(button);
    }
    connect(m_back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_close, &QPushButton::clicked, this, &TourBar::end);
    hide();
}

void TourBar::begin(const Tour& tour)
{
    m_tour = &tour;
    m_step = 0;
    setVisible(true);
    show();
    m_next->setFocus();
}

void TourBar::end()
{
    m_tour = nullptr;
    hide();
}

const TourStep* TourBar::step() const
{
    return m_tour ? &m_tour->steps[static_cast<std::size_t>(m_step)] : nullptr;
}

void TourBar::go(int by)
{
    if (!m_tour)
        return;
    const int last = static_cast<int>(m_tour->steps.size()) - 1;
    if (m_step == last && by > 0) {
        end();
        return;
    }
    m_step = std::clamp(m_step + by, 0, last);
    show();
}

void TourBar::show()
{
    retranslate();
    Q_EMIT stepWished(*step());
}

void TourBar::retranslate()
{
    if (!m_tour)
        return;
    const int last = static_cast<int>(m_tour->steps.size());
    m_count->setText(QStringLiteral("%1 / %2").arg(m_step + 1).arg(last));
    m_text->setText(tourText(step()->text));
    m_text->setAccessibleName(tourText(m_tour->title) % QStringLiteral(": ") % m_text->text());
    m_back->setText(tr("Back"));
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 == last ? tr("Done") : tr("Next"));
    m_close->setText(tr("End the tour"));
}

void TourBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TourBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        end();
    else
        QFrame::keyPressEvent(event);
}

void TourBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors().soft);
    painter.fillRect(QRect(0, 0, 3, height()), m_theme.colors().accent);
}

} // namespace naru::simulator
