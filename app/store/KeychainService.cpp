// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeychainService.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QPromise>
#include <QStringList>
#include <QThreadPool>
#include <QUuid>

#include <chrono>
#include <memory>
#include <optional>

namespace naru::store {

namespace {

using namespace std::chrono_literals;

/** A call that starts the service may take longer than others. */
constexpr std::chrono::milliseconds patience = 3s;

const QString secrets = QStringLiteral("org.freedesktop.secrets");
const QString busName = QStringLiteral("org.freedesktop.DBus");

std::optional<QVariant> call(const QDBusConnection& bus, QDBusMessage message, const QVariantList& arguments)
{
    message.setArguments(arguments);
    const QDBusMessage reply = bus.call(message, QDBus::Block, int(patience.count()));
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty())
        return std::nullopt;
    return reply.arguments().constFirst();
}

/** Names that are on the bus, or that it can start. */
QStringList namesOn(const QDBusConnection& bus)
{
    QStringList names;
    for (const char* method : {"ListNames", "ListActivatableNames"}) {
        const auto message = QDBusMessage::createMethodCall(busName, QStringLiteral("/org/freedesktop/DBus"),
                                                            busName, QLatin1String(method));
        names += call(bus, message, {}).value_or(QVariant()).toStringList();
    }
    return names;
}

/** Whether the collection can be written to now. A service that was never set up has none. */
SecretService openness(const QDBusConnection& bus)
{
    const auto aliased = QDBusMessage::createMethodCall(secrets, QStringLiteral("/org/freedesktop/secrets"),
                                                        QStringLiteral("org.freedesktop.Secret.Service"),
                                                        QStringLiteral("ReadAlias"));
    const std::optional<QVariant> path = call(bus, aliased, {QStringLiteral("default")});
    if (!path)
        return SecretService::NoService;
    const auto property = QDBusMessage::createMethodCall(secrets, path->value<QDBusObjectPath>().path(),
                                                         QStringLiteral("org.freedesktop.DBus.Properties"),
                                                         QStringLiteral("Get"));
    const std::optional<QVariant> locked =
        call(bus, property, {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")});
    const bool open = locked && !qvariant_cast<QDBusVariant>(*locked).variant().toBool();
    return open ? SecretService::Available : SecretService::Locked;
}

SecretService look(const QDBusConnection& bus)
{
    if (!bus.isConnected())
        return SecretService::NoService;
    const QStringList names = namesOn(bus);
    if (names.contains(secrets))
        return openness(bus);
    // A wallet can't be looked into without having it ask the user.
    const bool wallet = names.contains(QStringLiteral("org.kde.kwalletd5")) ||
                        names.contains(QStringLiteral("org.kde.kwalletd"));
    return wallet ? SecretService::Available : SecretService::NoService;
}

} // namespace

QFuture<SecretService> lookAtSecretService()
{
    const auto promise = std::make_shared<QPromise<SecretService>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise] {
        const QString name = QLatin1String("naru-secrets-") + QUuid::createUuid().toString();
        promise->addResult(look(QDBusConnection::connectToBus(QDBusConnection::SessionBus, name)));
        QDBusConnection::disconnectFromBus(name);
        promise->finish();
    });
    return promise->future();
}

} // namespace naru::store
