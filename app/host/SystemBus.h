// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QFutureWatcher>
#include <QObject>
#include <QString>

namespace naru::host {

/**
 * The connection to the system bus, one of its own so that nobody else can close it. Connecting can hang
 * with a bus that does not answer, so a pool thread does it. A bus that is missing or went away is tried
 * again at the next `open`.
 */
class SystemBus final : public QObject
{
    Q_OBJECT

public:
    /** \param address a bus that stands for the system bus; empty: the system bus */
    explicit SystemBus(QString address, QObject* parent = nullptr);
    ~SystemBus() override;

    /** Answers with `opened`, at once where the bus is connected already. */
    void open();
    [[nodiscard]] QDBusConnection connection() const { return QDBusConnection(m_name); }

Q_SIGNALS:
    /** A connection was made; its signals are not subscribed yet. Comes before `opened`. */
    void connectedAnew(const QDBusConnection& connection);
    /** The attempt has ended; `connection().isConnected()` says how. */
    void opened();

private:
    void finish();

    QString m_address;
    QString m_name;
    QFutureWatcher<void> m_attempt;
};

} // namespace naru::host
