// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/NetworkWatcher.h"

#include "BusSignals.h"
#include "FileWatcher.h"
#include "Reading.h"
#include "RouteSocket.h"
#include "Surroundings.h"
#include "SystemBus.h"

#include <QTimer>

#include <optional>

namespace naru::host {

/** Starts readings, one at a time, and tells their results where they are news. */
class NetworkWatcher::Private final : public QObject
{
public:
    Private(NetworkWatcher& watcher, Surroundings surroundings)
        : QObject(&watcher)
        , m_watcher(watcher)
        , m_surroundings(std::move(surroundings))
        , m_bus(m_surroundings.busAddress, this)
        , m_settling(this)
    {
        m_settling.setSingleShot(true);
        m_settling.setInterval(m_surroundings.settle);
        connect(&m_settling, &QTimer::timeout, this, [this] { begin(false); });
    }

    /** Reads, or does so again after the reading that is under way: its answers may be older than the wish.
     */
    void begin(bool answerDue)
    {
        m_answerDue = m_answerDue || answerDue;
        m_again = m_reading != nullptr;
        if (m_reading)
            return;
        watchForChanges();
        m_answering = std::exchange(m_answerDue, false);
        m_reading = new Reading(m_surroundings, m_bus, this);
        connect(m_reading, &Reading::finished, this, &Private::finish);
        m_reading->start();
    }

private:
    void watchForChanges()
    {
        if (m_watching)
            return;
        m_watching = true;
        const QStringList files =
            resolvConfFiles(m_surroundings.root) + ProxyReading::files(m_surroundings.environment);
        const auto* routes = new RouteSocket(this);
        const auto* fileWatcher = new FileWatcher(files, this);
        connect(routes, &RouteSocket::changed, this, &Private::noteChange);
        connect(fileWatcher, &FileWatcher::changed, this, &Private::noteChange);
        connect(&m_bus, &SystemBus::connectedAnew, this, [this](const QDBusConnection& bus) {
            delete std::exchange(m_signals, new BusSignals(bus, this));
            connect(m_signals, &BusSignals::changed, this, &Private::noteChange);
        });
    }

    /** The first of a swarm starts the wait; later ones do not prolong it, or it might never end. */
    void noteChange()
    {
        if (!m_settling.isActive())
            m_settling.start();
    }

    void finish(const NetworkState& state)
    {
        m_reading->deleteLater();
        m_reading = nullptr;
        const bool tell = std::exchange(m_answering, false) || m_known != state;
        m_known = state;
        if (m_again)
            begin(false);
        if (tell)
            Q_EMIT m_watcher.read(state);
    }

    NetworkWatcher& m_watcher;
    const Surroundings m_surroundings;
    SystemBus m_bus;
    QTimer m_settling;
    BusSignals* m_signals = nullptr;
    Reading* m_reading = nullptr;
    std::optional<NetworkState> m_known;
    bool m_watching = false;
    bool m_again = false;
    /** A refresh waits for the next reading; one waits for the reading under way. */
    bool m_answerDue = false;
    bool m_answering = false;
};

NetworkWatcher::NetworkWatcher(QObject* parent)
    : NetworkWatcher(Surroundings{}, parent)
{}

NetworkWatcher::NetworkWatcher(const Surroundings& surroundings, QObject* parent)
    : QObject(parent)
    , d(new Private(*this, surroundings))
{}

NetworkWatcher::~NetworkWatcher() = default;

void NetworkWatcher::refresh()
{
    d->begin(true);
}

} // namespace naru::host
