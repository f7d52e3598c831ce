// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/ActionButton.h"

#include "kit/Page.h"
#include "kit/Style.h"

#include <QMenu>

namespace naru::shell {

ActionButton::ActionButton(QAction* action, QWidget* parent)
    : QPushButton(parent)
    , m_action(action)
{
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

void ActionButton::setShort(bool isShort)
{
    if (m_isShort == isShort)
        return;
    m_isShort = isShort;
    follow();
}

void ActionButton::follow()
{
    // A blank keeps the icon off the text; style sheets know no other way.
    const QString gap = m_action->icon().isNull() ? QString() : QStringLiteral(" ");
    const bool isPicture = kit::isIconOnly(m_action) || (m_isShort && !m_action->icon().isNull());
    setText(isPicture ? QString() : gap + m_action->text());
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    setAccessibleName(m_action->text());
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
    if (QMenu* list = m_action->menu<QMenu*>(); list != menu())
        setMenu(list);
    kit::setButtonRole(*this, kit::isPrimary(m_action) ? "primary" : "quiet");
}

} // namespace naru::shell
