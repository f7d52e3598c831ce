// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPushButton>

namespace naru::shell {

/** A button of the header that shows an action and follows its changes. */
class ActionButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ActionButton(QAction* action, QWidget* parent = nullptr);

    /** Shows the picture alone, where there is one: the words are in the tooltip. */
    void setShort(bool isShort);

private:
    void follow();

    QAction* m_action;
    bool m_isShort = false;
};

} // namespace naru::shell
