// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterGroup.h"

#include "kit/FocusOrder.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/parameters/FoldButton.h"
#include "simulator/parameters/ParameterRowView.h"
#include "simulator/parameters/ParameterTexts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace naru::simulator {

using kit::Theme;

ParameterGroup::ParameterGroup(const Theme& theme, const kit::Speech& speech, ParameterBlock block, Act act,
                               QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_block(std::move(block))
    , m_act(act)
    , m_fold(new FoldButton(theme, this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, act == Act::None ? 0 : Theme::space(3), 0);
    head->setSpacing(0);
    head->addWidget(m_fold, 1);
    if (act != Act::None) {
        m_button = new QToolButton(this);
        m_button->setFocusPolicy(Qt::StrongFocus);
        m_button->setIcon(
            kit::Icons::icon(act == Act::AddItem ? QStringLiteral("add") : QStringLiteral("forget"), theme));
        connect(m_button, &QToolButton::clicked, this, &ParameterGroup::acted);
        head->addWidget(m_button);
    }
    m_column->addLayout(head);
    m_fold->setEnabled(!m_block.rows.empty());
    connect(m_fold, &QAbstractButton::toggled, this, [this](bool isOpen) {
        if (isOpen && m_body == nullptr)
            makeRows();
        if (m_body != nullptr)
            m_body->setVisible(isOpen);
        Q_EMIT opened(isOpen);
    });
    retranslate();
}

void ParameterGroup::makeRows()
{
    m_body = new QWidget(this);
    auto* rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(0, 0, 0, Theme::space(1));
    rows->setSpacing(0);
    m_column->addWidget(m_body);
    const QString heading = headingOf(m_block, m_speech.language());
    for (const ParameterRow& row : m_block.rows) {
        auto* view = new ParameterRowView(m_theme, m_speech, row, m_body);
        view->setHeading(heading);
        rows->addWidget(view);
        m_views.push_back(view);
        Q_EMIT rowMade(view);
    }
    kit::chainAfter(m_button != nullptr ? *m_button : static_cast<QWidget&>(*m_fold), *m_body);
}

void ParameterGroup::takeFocus()
{
    if (m_fold->isEnabled())
        m_fold->setFocus(Qt::OtherFocusReason);
    else if (m_button != nullptr)
        m_button->setFocus(Qt::OtherFocusReason);
}

bool ParameterGroup::isOpen() const
{
    return m_fold->isChecked();
}

void ParameterGroup::setOpen(bool isOpen)
{
    m_fold->setChecked(isOpen && !m_block.rows.empty());
}

ParameterRowView* ParameterGroup::reveal(std::string_view path)
{
    const auto found = std::ranges::find_if(
        m_block.rows, [path](const ParameterRow& row) { return row.path == path || row.numbered == path; });
    if (found == m_block.rows.end())
        return nullptr;
    setOpen(true);
    return m_views.at(static_cast<std::size_t>(found - m_block.rows.begin()));
}

void ParameterGroup::show(const ParameterBlock& now)
{
    for (std::size_t i = 0; i < m_block.rows.size(); ++i) {
        const auto found = std::ranges::find(now.rows, m_block.rows[i].path, &ParameterRow::path);
        if (found == now.rows.end())
            continue;
        m_block.rows[i] = *found;
        if (i < m_views.size())
            m_views[i]->show(*found);
    }
}

void ParameterGroup::retranslate()
{
    const QLocale& locale = m_speech.words().locale();
    const std::size_t count = m_block.isList ? m_block.items : m_block.rows.size();
    const QString heading = headingOf(m_block, m_speech.language());
    m_fold->setTexts(heading, contextOf(m_block, m_speech.language()),
                     locale.toString(static_cast<int>(count)));
    if (m_block.entry != nullptr)
        m_fold->setToolTip(explanationOf(m_block.entry->info, m_speech.language()));
    for (ParameterRowView* view : m_views)
        view->setHeading(heading);
    if (m_button == nullptr)
        return;
    const QString name =
        m_act == Act::AddItem ? tr("Add to: %1").arg(heading) : tr("Remove: %1").arg(heading);
    m_button->setToolTip(name);
    m_button->setAccessibleName(name);
}

void ParameterGroup::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
