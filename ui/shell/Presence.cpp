// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Presence.h"

#include "shell/MainWindow.h"
#include "shell/Preferences.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusServiceWatcher>

namespace naru::shell {

namespace {

const QString title = QStringLiteral("Naru");

/** Nothing is waited for: a desktop without notifications shows none. */
void notify(const QString& text)
{
    const QString service = QStringLiteral("org.freedesktop.Notifications");
    QDBusMessage call = QDBusMessage::createMethodCall(
        service, QStringLiteral("/org/freedesktop/Notifications"), service, QStringLiteral("Notify"));
    constexpr int byTheDesktop = -1;
    call << title << 0U << QString() << title << text << QStringList() << QVariantMap() << byTheDesktop;
    QDBusConnection::sessionBus().call(call, QDBus::NoBlock);
}

} // namespace

Presence::Presence(const kit::Surroundings& surroundings, MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_news(surroundings, window)
{
    connect(&m_news, &News::told, this, &Presence::say);
    if (Tray::isThere())
        addTray(surroundings);
    else
        waitForTray(surroundings);
}

void Presence::waitForTray(const kit::Surroundings& surroundings)
{
    // A panel that starts after us, or again after a fall.
    auto* trays = new QDBusServiceWatcher(QStringLiteral("org.kde.StatusNotifierWatcher"),
                                          QDBusConnection::sessionBus(),
                                          QDBusServiceWatcher::WatchForRegistration, this);
    connect(trays, &QDBusServiceWatcher::serviceRegistered, this, [this, surroundings] {
        if (!m_tray && Tray::isThere())
            addTray(surroundings);
    });
}

void Presence::addTray(const kit::Surroundings& surroundings)
{
    m_tray = std::make_unique<Tray>(surroundings);
    connect(m_tray.get(), &Tray::openWished, this, &Presence::openWindow);
    connect(m_tray.get(), &Tray::quitWished, &m_window, &MainWindow::quit);
    // A window that is hidden is no reason to end; one that is closed is.
    QApplication::setQuitOnLastWindowClosed(false);
    m_window.setStaysInTray(true);
    connect(&m_window, &MainWindow::wentToTray, this, &Presence::sayWhereItIs);
    connect(&m_window, &MainWindow::closed, qApp, &QApplication::quit, Qt::QueuedConnection);
}

void Presence::say(const QString& text)
{
    if (m_tray)
        m_tray->say(title, text);
    else
        notify(text);
}

void Presence::openWindow()
{
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
}

void Presence::sayWhereItIs()
{
    if (Preferences::trayIsKnown())
        return;
    Preferences::setTrayIsKnown();
    say(tr("The connection stays. Naru is in the tray."));
}

} // namespace naru::shell
