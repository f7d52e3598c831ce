// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <QMenu>

namespace naru::shell {

/** What can be done without the window: connect, to a gateway of the profile, disconnect, open, quit. */
class TrayMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit TrayMenu(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

Q_SIGNALS:
    void openWished();
    void quitWished();

private:
    void refresh();
    void listGateways();
    void retranslate();

    kit::Surroundings m_surroundings;
    QAction* m_state;
    QAction* m_connect;
    QAction* m_disconnect;
    QMenu* m_gateways;
    QAction* m_open;
    QAction* m_quit;
};

} // namespace naru::shell
