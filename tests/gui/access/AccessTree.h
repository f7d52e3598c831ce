// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>

#include <vector>

namespace naru::test {

/** One node of what a screen reader is told. */
struct AccessNode
{
    QAccessibleInterface* face = nullptr;
    QAccessibleInterface* parent = nullptr;

    [[nodiscard]] QString name() const { return face->text(QAccessible::Name); }
    [[nodiscard]] QAccessible::Role role() const { return face->role(); }
    [[nodiscard]] QAccessible::State state() const { return face->state(); }
    /** It can be pressed, toggled or typed in, or takes the focus. */
    [[nodiscard]] bool isControl() const;
    /** What it is, to be found by whoever reads of it. */
    [[nodiscard]] QString label() const;
};

/** All of a window that is not hidden, each before what it holds; cells of tables come once, by their view.
 */
[[nodiscard]] std::vector<AccessNode> accessNodes(QWidget& window);

/** Where what is said of a widget or an item differs from what it is; empty when it does not. */
[[nodiscard]] QString stateFault(const AccessNode& node);

} // namespace naru::test
