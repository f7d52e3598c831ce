// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/SystemResolver.h"

#include <QHostInfo>
#include <QMetaObject>

namespace naru::probe {

namespace {

Addresses addressesFrom(const QHostInfo& info)
{
    if (info.error() == QHostInfo::HostNotFound)
        return std::unexpected(ogs::Failure::NameNotFound);
    if (info.error() != QHostInfo::NoError)
        return std::unexpected(ogs::Failure::LookupFailed);
    if (info.addresses().isEmpty())
        return std::unexpected(ogs::Failure::NoAddress);
    return info.addresses();
}

} // namespace

void SystemResolver::lookup(const QString& host, QObject* context, std::function<void(Addresses)> done)
{
    const QHostAddress literal(host);
    if (!literal.isNull()) {
        QMetaObject::invokeMethod(
            context, [literal, done = std::move(done)] { done(QList<QHostAddress>{literal}); },
            Qt::QueuedConnection);
        return;
    }
    const int id = QHostInfo::lookupHost(
        host, context, [done = std::move(done)](const QHostInfo& info) { done(addressesFrom(info)); });
    // A run that is over leaves no queries waiting before those of the next one.
    QObject::connect(context, &QObject::destroyed, [id] { QHostInfo::abortHostLookup(id); });
}

} // namespace naru::probe
