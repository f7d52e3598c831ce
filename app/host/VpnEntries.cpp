// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/VpnEntries.h"

#include "VpnSettings.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDeadlineTimer>
#include <QUuid>

#include <algorithm>

namespace naru::host {

using base::Error;
using base::ErrorCode;

namespace {

const QString service = QStringLiteral("org.freedesktop.NetworkManager");

Error errorOf(const QDBusMessage& reply)
{
    const QString name = reply.errorName();
    const bool isRefusal = name.endsWith(QLatin1String(".AccessDenied")) ||
                           name.endsWith(QLatin1String(".PermissionDenied")) ||
                           name.endsWith(QLatin1String(".NotAuthorized"));
    return {isRefusal ? ErrorCode::ServiceRefused : ErrorCode::ServiceUnavailable,
            QStringLiteral("NetworkManager"),
            {},
            name + QLatin1String(": ") + reply.errorMessage()};
}

/** Talks to NetworkManager over a connection of its own, until the time is up. */
class Conversation
{
public:
    explicit Conversation(const VpnQuestion& question)
        : m_name(QLatin1String("naru-vpn-") + QUuid::createUuid().toString(QUuid::WithoutBraces))
        , m_bus(question.bus.isEmpty() ? QDBusConnection::connectToBus(QDBusConnection::SystemBus, m_name)
                                       : QDBusConnection::connectToBus(question.bus, m_name))
        , m_end(question.limit)
    {}
    ~Conversation() { QDBusConnection::disconnectFromBus(m_name); }
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /** The answer, a reply or an error. */
    [[nodiscard]] QDBusMessage ask(const QString& path, const QString& interface, const QString& method) const
    {
        QDBusMessage call = QDBusMessage::createMethodCall(service, path, service + interface, method);
        call.setAutoStartService(false);
        const auto left = int(m_end.remainingTime());
        if (left <= 0)
            return call.createErrorReply(QDBusError::Timeout, QStringLiteral("the time is up"));
        return m_bus.call(call, QDBus::Block, left);
    }

private:
    QString m_name;
    QDBusConnection m_bus;
    QDeadlineTimer m_end;
};

std::vector<QDBusObjectPath> pathsIn(const QDBusMessage& reply)
{
    if (reply.signature() != QLatin1String("ao"))
        return {};
    const auto paths = qdbus_cast<QList<QDBusObjectPath>>(reply.arguments().constFirst());
    const auto some = paths.first(std::min(paths.size(), maxVpnEntries));
    return {some.begin(), some.end()};
}

} // namespace

base::Result<std::vector<VpnEntry>> readVpnEntries(const VpnQuestion& question)
{
    const Conversation conversation(question);
    const QDBusMessage list =
        conversation.ask(QStringLiteral("/org/freedesktop/NetworkManager/Settings"),
                         QStringLiteral(".Settings"), QStringLiteral("ListConnections"));
    if (list.type() != QDBusMessage::ReplyMessage)
        return std::unexpected(errorOf(list));
    std::vector<VpnEntry> entries;
    for (const QDBusObjectPath& path : pathsIn(list)) {
        const QDBusMessage reply = conversation.ask(path.path(), QStringLiteral(".Settings.Connection"),
                                                    QStringLiteral("GetSettings"));
        // One that is gone meanwhile, or belongs to another user, is none of ours; silence ends it all.
        if (reply.type() != QDBusMessage::ReplyMessage) {
            if (reply.errorName() == QDBusError::errorString(QDBusError::NoReply) ||
                reply.errorName() == QDBusError::errorString(QDBusError::Timeout))
                return std::unexpected(errorOf(reply));
            continue;
        }
        if (auto entry = decodeVpnEntry(reply.arguments().value(0)))
            entries.push_back(std::move(*entry));
    }
    std::ranges::stable_sort(entries, {}, &VpnEntry::name);
    return entries;
}

} // namespace naru::host
