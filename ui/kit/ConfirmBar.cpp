// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/ConfirmBar.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <utility>

namespace naru::kit {

namespace {

constexpr int iconSize = 16;

} // namespace

ConfirmBar::ConfirmBar(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_question(new QLabel(this))
    , m_act(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::pageMargin + iconSize + Theme::space(2), Theme::space(2),
                               Theme::pageMargin, Theme::space(2));
    layout->setSpacing(Theme::space(2));
    layout->addWidget(m_question, 1);
    layout->addWidget(m_act);
    layout->addWidget(m_cancel);
    connect(m_act, &QPushButton::clicked, this, [this] {
        const auto confirmed = std::exchange(m_confirmed, nullptr);
        cancel();
        if (confirmed)
            confirmed();
    });
    connect(m_cancel, &QPushButton::clicked, this, &ConfirmBar::cancel);
    retranslate();
    hide();
}

void ConfirmBar::ask(const QString& question, const QString& act, std::function<void()> confirmed)
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_confirmed = std::move(confirmed);
    m_question->setText(question);
    m_act->setText(act);
    show();
    m_cancel->setFocus();
}

void ConfirmBar::cancel()
{
    m_confirmed = nullptr;
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

QString ConfirmBar::question() const
{
    return m_question->text();
}

void ConfirmBar::retranslate()
{
    m_cancel->setText(tr("Cancel"));
    // A question in the old language would stand there; it can be asked again.
    if (m_confirmed)
        cancel();
}

void ConfirmBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        cancel();
    else
        QFrame::keyPressEvent(event);
}

void ConfirmBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colors().warnSoft);
    Icons::paint(painter, QStringLiteral("attention"),
                 QRectF(Theme::pageMargin, (height() - iconSize) / 2.0, iconSize, iconSize),
                 m_theme.colors().warn);
}

} // namespace naru::kit
