// SPDX-License-Identifier: GPL-3.0-or-later
#include "SleepInhibitor.h"

#include "SleepSignals.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace naru::host {

void SleepInhibitor::take(const QDBusConnection& bus)
{
    release();
    const BusObject manager = sleepManager();
    QDBusMessage call = QDBusMessage::createMethodCall(manager.service, manager.path, manager.interface,
                                                       QStringLiteral("Inhibit"));
    call.setArguments({QStringLiteral("sleep"), QStringLiteral("Naru"),
                       QStringLiteral("The VPN connection is ended before the machine sleeps"),
                       QStringLiteral("delay")});
    call.setAutoStartService(false);
    const auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, question = m_asked](QDBusPendingCallWatcher* finished) {
                finished->deleteLater();
                const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *finished;
                if (question == m_asked && reply.isValid())
                    m_held = reply.value();
            });
}

void SleepInhibitor::release()
{
    ++m_asked;
    m_held = {};
}

} // namespace naru::host
