// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/AccessFace.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>

namespace naru::kit {

AccessFace::AccessFace(QWidget& widget, QAccessible::Role role, bool opens)
    : QAccessibleWidget(&widget, role)
    , m_opens(opens)
{}

QString AccessFace::text(QAccessible::Text kind) const
{
    const auto* button = qobject_cast<QAbstractButton*>(widget());
    const auto* box = qobject_cast<QComboBox*>(widget());
    QString text = QAccessibleWidget::text(kind);
    if (kind == QAccessible::Name && text.isEmpty() && button)
        text = button->text();
    if (kind == QAccessible::Value && box)
        text = box->currentText();
    return text;
}

QAccessible::State AccessFace::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    bool isOpen = false;
    if (const auto* button = qobject_cast<QAbstractButton*>(widget())) {
        state.checkable = button->isCheckable() && !m_opens;
        state.checked = button->isChecked() && !m_opens;
        isOpen = button->isChecked();
        state.expandable = m_opens;
    } else if (auto* box = qobject_cast<QComboBox*>(widget())) {
        isOpen = box->view()->isVisible();
        state.expandable = true;
        state.editable = box->isEditable();
    }
    state.expanded = state.expandable && isOpen;
    state.collapsed = state.expandable && !isOpen;
    return state;
}

QStringList AccessFace::actionNames() const
{
    QStringList names = QAccessibleWidget::actionNames();
    if (widget()->isEnabled() && qobject_cast<QAbstractButton*>(widget()))
        names.prepend(pressAction());
    if (widget()->isEnabled() && qobject_cast<QComboBox*>(widget()))
        names.prepend(showMenuAction());
    return names;
}

void AccessFace::doAction(const QString& action)
{
    if (!widget()->isEnabled())
        return;
    if (auto* button = qobject_cast<QAbstractButton*>(widget()); button && action == pressAction())
        button->click();
    else if (auto* box = qobject_cast<QComboBox*>(widget()); box && action == showMenuAction())
        box->showPopup();
    else
        QAccessibleWidget::doAction(action);
}

} // namespace naru::kit
