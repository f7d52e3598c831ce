// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/NoteBar.h"

#include "kit/Icons.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace naru::simulator {

using kit::Theme;

NoteBar::NoteBar(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_act(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setProperty("tone", "small");
    kit::setButtonRole(*m_act, "small");
    m_close->setIcon(kit::Icons::icon(QStringLiteral("cross"), theme));
    m_close->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::space(1));
    row->addWidget(m_words, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(2), Theme::space(2));
    column->setSpacing(Theme::space(1));
    column->addLayout(row);
    column->addWidget(m_act, 0, Qt::AlignLeft);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_act, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto acted = std::exchange(m_acted, {}))
            acted();
    });
    hide();
}

void NoteBar::say(const QString& words, const QString& act, std::function<void()> acted)
{
    m_words->setText(words);
    setAccessibleName(words);
    m_act->setText(act);
    m_act->setVisible(!act.isEmpty());
    m_acted = std::move(acted);
    show();
}

QString NoteBar::words() const
{
    return isHidden() ? QString() : m_words->text();
}

void NoteBar::setCloseName(const QString& name)
{
    m_close->setToolTip(name);
    m_close->setAccessibleName(name);
}

} // namespace naru::simulator
