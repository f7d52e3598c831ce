// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/ChoiceBar.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace naru::kit {

namespace {

constexpr int iconSize = 16;

} // namespace

ChoiceBar::ChoiceBar(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_sentence(new QLabel(this))
    , m_layout(new QHBoxLayout(this))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_layout->setContentsMargins(Theme::pageMargin + iconSize + Theme::space(2), Theme::space(2),
                                 Theme::pageMargin, Theme::space(2));
    m_layout->setSpacing(Theme::space(2));
    m_layout->addWidget(m_sentence, 1);
    hide();
}

void ChoiceBar::say(const QString& sentence, const QStringList& choices)
{
    m_sentence->setText(sentence);
    while (m_buttons.size() < size_t(choices.size()))
        addButton();
    for (size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < size_t(choices.size()));
        m_buttons[i]->setText(choices.value(qsizetype(i)));
    }
    show();
}

QString ChoiceBar::sentence() const
{
    return m_sentence->text();
}

void ChoiceBar::addButton()
{
    auto* button = new QPushButton(this);
    const int choice = int(m_buttons.size());
    connect(button, &QPushButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
    m_layout->addWidget(button);
    m_buttons.push_back(button);
}

void ChoiceBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors().warnSoft);
    Icons::paint(painter, QStringLiteral("attention"),
                 QRectF(Theme::pageMargin, (height() - iconSize) / 2.0, iconSize, iconSize),
                 m_theme.colors().warn);
}

} // namespace naru::kit
