// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "BusCall.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QString>

namespace naru::host {

/** logind's object for the whole machine. */
[[nodiscard]] BusObject sleepManager();

/**
 * Hears on one connection what logind says of sleep, and whether it is there. Anybody may send a signal on
 * the system bus, and a forged one would end the user's connection: so the sender has to be the one that owns
 * logind's name. Qt would find that out itself, but it would wait for the answer.
 */
class SleepSignals final : public QObject
{
    Q_OBJECT

public:
    /** Subscribes at once. */
    explicit SleepSignals(QDBusConnection bus, QObject* parent = nullptr);

Q_SIGNALS:
    void prepared(bool forSleep);
    /** logind is there, for the first time or anew; or it is not. */
    void present(bool isThere);
    /** The bus has gone; nothing comes any more. */
    void lost();

private Q_SLOTS:
    void take(bool forSleep, const QDBusMessage& message);

private:
    void askForOwner(const QDBusConnection& bus);
    void setOwner(const QString& owner);

    QString m_owner;
};

} // namespace naru::host
