// SPDX-License-Identifier: GPL-3.0-or-later
#include "BusCall.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>

namespace naru::host {

namespace {

QVariantMap propertiesIn(const QDBusMessage& reply)
{
    if (reply.type() != QDBusMessage::ReplyMessage || reply.signature() != QLatin1String("a{sv}"))
        return {};
    return qdbus_cast<QVariantMap>(reply.arguments().constFirst());
}

} // namespace

void readProperties(const QDBusConnection& bus, const BusObject& object, std::chrono::milliseconds limit,
                    QObject* context, std::function<void(const QVariantMap&)> done)
{
    QDBusMessage call = QDBusMessage::createMethodCall(object.service, object.path,
                                                       QStringLiteral("org.freedesktop.DBus.Properties"),
                                                       QStringLiteral("GetAll"));
    call.setArguments({object.interface});
    call.setAutoStartService(false);
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, int(limit.count())), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context,
                     [done = std::move(done)](QDBusPendingCallWatcher* finished) {
                         finished->deleteLater();
                         done(propertiesIn(finished->reply()));
                     });
}

} // namespace naru::host
