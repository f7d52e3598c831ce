// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "shell/News.h"
#include "shell/Tray.h"

#include <QObject>

#include <memory>

namespace naru::shell {

class MainWindow;

/**
 * The program on the desktop beyond its window: the tray icon where there is a tray, and notifications, by
 * the tray or by org.freedesktop.Notifications. With a tray the window may go and the connection stays.
 */
class Presence final : public QObject
{
    Q_OBJECT

public:
    /** `window` must outlive it. */
    Presence(const kit::Surroundings& surroundings, MainWindow& window, QObject* parent = nullptr);

    void say(const QString& text);

private:
    void addTray(const kit::Surroundings& surroundings);
    /** There is none yet. */
    void waitForTray(const kit::Surroundings& surroundings);
    void openWindow();
    /** Once, ever. */
    void sayWhereItIs();

    MainWindow& m_window;
    News m_news;
    /** Null where there is none. */
    std::unique_ptr<Tray> m_tray;
};

} // namespace naru::shell
