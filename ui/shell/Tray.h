// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <QObject>
#include <QSystemTrayIcon>

#include <memory>

namespace naru::shell {

class TrayMenu;

/** The icon in the desktop's tray, with the state and the menu. To be made only where there is a tray: some
 * platforms warn of one without. */
class Tray final : public QObject
{
    Q_OBJECT

public:
    explicit Tray(const kit::Surroundings& surroundings, QObject* parent = nullptr);
    ~Tray() override;

    [[nodiscard]] static bool isThere();
    /** By the desktop; `text` is plain. */
    void say(const QString& title, const QString& text);

Q_SIGNALS:
    void openWished();
    void quitWished();

private:
    void refresh();

    kit::Surroundings m_surroundings;
    std::unique_ptr<TrayMenu> m_menu;
    QSystemTrayIcon m_icon;
};

} // namespace naru::shell
