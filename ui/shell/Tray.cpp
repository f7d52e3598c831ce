// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Tray.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "shell/StateMark.h"
#include "shell/TrayMenu.h"
#include "shell/TrayPicture.h"

#include <QGuiApplication>

namespace naru::shell {

Tray::Tray(const kit::Surroundings& surroundings, QObject* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_menu(std::make_unique<TrayMenu>(surroundings))
{
    m_icon.setContextMenu(m_menu.get());
    connect(m_menu.get(), &TrayMenu::openWished, this, &Tray::openWished);
    connect(m_menu.get(), &TrayMenu::quitWished, this, &Tray::quitWished);
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
            Q_EMIT openWished();
    });
    connect(&m_icon, &QSystemTrayIcon::messageClicked, this, &Tray::openWished);
    const kit::SessionView* session = &surroundings.engine.session();
    connect(session, &kit::SessionView::statusChanged, this, &Tray::refresh);
    connect(session, &kit::SessionView::questionChanged, this, &Tray::refresh);
    connect(&surroundings.speech, &kit::Speech::changed, this, &Tray::refresh);
    connect(&surroundings.theme, &kit::Theme::changed, this, &Tray::refresh);
    refresh();
    m_icon.show();
}

Tray::~Tray() = default;

bool Tray::isThere()
{
    // Asked elsewhere, Qt tells of signals that a platform does not have.
    static const QStringList platforms{QStringLiteral("xcb"), QStringLiteral("wayland")};
    return platforms.contains(QGuiApplication::platformName()) && QSystemTrayIcon::isSystemTrayAvailable();
}

void Tray::say(const QString& title, const QString& text)
{
    m_icon.showMessage(title, text, m_icon.icon());
}

void Tray::refresh()
{
    const StateMark mark = StateMark::of(m_surroundings.engine.session(), m_surroundings.speech.words());
    m_icon.setIcon(trayPicture(mark, m_surroundings.theme));
    m_icon.setToolTip(QStringLiteral("Naru: ") % mark.word);
}

} // namespace naru::shell
