// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

namespace naru::kit {

/** What a screen reader is told of a widget that says its own role: see Access.h. */
class AccessFace final : public QAccessibleWidget
{
public:
    /** `opens`: being checked is being open. */
    AccessFace(QWidget& widget, QAccessible::Role role, bool opens);

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString& action) override;

private:
    bool m_opens;
};

} // namespace naru::kit
