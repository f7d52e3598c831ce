// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Notice.h"

#include "kit/Icons.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace naru::kit {

Notice::Notice(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_sentence(new QLabel(this))
    , m_technical(new QPlainTextEdit(this))
    , m_details(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_technical->setReadOnly(true);
    m_technical->setTabChangesFocus(true);
    m_technical->setMaximumHeight(Theme::space(24));
    m_close->setIcon(Icons::icon(QStringLiteral("cross"), theme));
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_details->setCheckable(true);
    setButtonRole(*m_details, "small");
    setButtonRole(*m_copy, "small");

    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::space(2));
    row->addSpacing(Theme::space(7));
    row->addWidget(m_sentence, 1);
    row->addWidget(m_copy);
    row->addWidget(m_details);
    row->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::pageMargin, Theme::space(2), Theme::space(4), Theme::space(2));
    column->setSpacing(Theme::space(2));
    column->addLayout(row);
    column->addWidget(m_technical);

    connect(m_close, &QToolButton::clicked, this, &Notice::dismiss);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(sentence() + QLatin1Char('\n') + technical()); });
    connect(m_details, &QPushButton::toggled, m_technical, &QWidget::setVisible);
    retranslate();
    dismiss();
}

void Notice::say(const QString& sentence, const QString& technical)
{
    m_sentence->setText(sentence);
    m_technical->setPlainText(technical);
    m_details->setVisible(!technical.isEmpty());
    m_details->setChecked(false);
    m_technical->hide();
    show();
}

void Notice::dismiss()
{
    hide();
    m_technical->hide();
}

QString Notice::sentence() const
{
    return m_sentence->text();
}

QString Notice::technical() const
{
    return m_technical->toPlainText();
}

void Notice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void Notice::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colors& colors = m_theme.colors();
    painter.fillRect(rect(), colors.failSoft);
    painter.fillRect(0, height() - 1, width(), 1, colors.line);
    const int middle = m_sentence->geometry().center().y();
    Icons::paint(painter, QStringLiteral("failed"), QRectF(Theme::pageMargin, middle - 9, 18, 18),
                 colors.fail);
}

void Notice::retranslate()
{
    m_details->setText(tr("Technical text"));
    m_technical->setAccessibleName(tr("Technical text"));
    m_copy->setText(tr("Copy"));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
}

} // namespace naru::kit
