// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/EmptyState.h"

#include "kit/Theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::kit {

namespace {

QLabel* centred(const char* tone, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("tone", tone);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

} // namespace

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_sentence(centred("heading", this))
    , m_advice(centred("secondary", this))
    , m_button(new QPushButton(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::pageMargin, Theme::pageMargin, Theme::pageMargin, Theme::pageMargin);
    layout->setSpacing(Theme::space(2));
    layout->addStretch();
    layout->addWidget(m_sentence);
    layout->addWidget(m_advice);
    layout->addSpacing(Theme::space(2));
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::acted);
}

void EmptyState::setTexts(const QString& sentence, const QString& advice, const QString& button)
{
    m_sentence->setText(sentence);
    m_advice->setText(advice);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

} // namespace naru::kit
