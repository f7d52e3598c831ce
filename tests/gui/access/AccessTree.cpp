// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessTree.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMetaEnum>
#include <QQuickItem>

namespace naru::test {

namespace {

constexpr int deepest = 60;
/** Rows of a long table are all alike. */
constexpr int mostChildren = 400;

void walk(QAccessibleInterface* face, QAccessibleInterface* parent, std::vector<AccessNode>& nodes, int depth)
{
    if (!face || !face->isValid() || depth > deepest || face->state().invisible)
        return;
    nodes.push_back({face, parent});
    for (int i = 0; i < std::min(face->childCount(), mostChildren); ++i)
        walk(face->child(i), face, nodes, depth + 1);
}

QString roleName(QAccessible::Role role)
{
    const char* name = QMetaEnum::fromType<QAccessible::Role>().valueToKey(role);
    return name ? QString::fromLatin1(name) : QString::number(role);
}

/** `what` where the two differ. */
void compare(const char* what, bool isSaid, bool isSo, QStringList& faults)
{
    if (isSaid != isSo)
        faults.append(QString::fromLatin1(what) +
                      (isSo ? QStringLiteral(" is not said") : QStringLiteral(" is said")));
}

void compareWidget(const QWidget& widget, const QString& name, const QAccessible::State& state,
                   QStringList& faults)
{
    compare("disabled", state.disabled, !widget.isEnabled(), faults);
    compare("focused", state.focused, widget.hasFocus(), faults);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        // Of what opens and closes, being checked is being open.
        compare("checkable", state.checkable || state.expandable, button->isCheckable(), faults);
        compare("checked", state.checked || state.expanded, button->isChecked(), faults);
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && !label->accessibleName().isEmpty() && !name.contains(label->text()))
        faults.append(QStringLiteral("its text is not said"));
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        compare("read-only", state.readOnly, line->isReadOnly(), faults);
        compare("password", state.passwordEdit, line->echoMode() != QLineEdit::Normal, faults);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        compare("expanded", state.expanded, box->view()->isVisible(), faults);
}

} // namespace

bool AccessNode::isControl() const
{
    if (state().focusable)
        return true;
    QAccessibleActionInterface* actions = face->actionInterface();
    return actions && (actions->actionNames().contains(QAccessibleActionInterface::pressAction()) ||
                       actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
}

QString AccessNode::label() const
{
    QString label = roleName(role()) % QStringLiteral(" “") % name() % u'”';
    for (const QObject* object = face->object(); object; object = object->parent()) {
        const QString type = QString::fromLatin1(object->metaObject()->className());
        if (object == face->object())
            label += QStringLiteral(", ") % type;
        else if (type.contains(QStringLiteral("naru::")))
            return label % QStringLiteral(" in ") % type;
    }
    return label;
}

std::vector<AccessNode> accessNodes(QWidget& window)
{
    std::vector<AccessNode> nodes;
    walk(QAccessible::queryAccessibleInterface(&window), nullptr, nodes, 0);
    return nodes;
}

QString stateFault(const AccessNode& node)
{
    QStringList faults;
    const QAccessible::State state = node.state();
    if (const auto* widget = qobject_cast<const QWidget*>(node.face->object()))
        compareWidget(*widget, node.name(), state, faults);
    // In Qt 6.4 an item has no such state: it says it, or why, in its description.
    const auto* item = qobject_cast<const QQuickItem*>(node.face->object());
    if (item && !item->isEnabled() && node.isControl() && node.face->text(QAccessible::Description).isEmpty())
        faults.append(QStringLiteral("disabled is not said"));
    return faults.join(QStringLiteral(", "));
}

} // namespace naru::test
