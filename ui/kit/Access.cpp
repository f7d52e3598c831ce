// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Access.h"

#include "kit/AccessFace.h"

#include <QAbstractButton>
#include <QComboBox>

namespace naru::kit {

namespace {

constexpr const char* roleProperty = "accessRole";
constexpr const char* opensProperty = "accessOpens";

QAccessibleInterface* makeFace(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(roleProperty) : QVariant();
    if (!role.isValid())
        return nullptr;
    return new AccessFace(*widget, static_cast<QAccessible::Role>(role.toInt()),
                          widget->property(opensProperty).toBool());
}

} // namespace

void sayRole(QWidget& widget, QAccessible::Role role)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeFace);
        return true;
    }();
    Q_UNUSED(isInstalled)
    widget.setProperty(roleProperty, static_cast<int>(role));
}

void sayItOpens(QAbstractButton& button)
{
    button.setProperty(opensProperty, true);
    sayRole(button, QAccessible::Button);
}

void sayNameAndValue(QComboBox& box)
{
    sayRole(box, QAccessible::ComboBox);
}

} // namespace naru::kit
