// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/SleepWatcher.h"

#include "SleepInhibitor.h"
#include "SleepSignals.h"
#include "SystemBus.h"

#include <QTimer>

#include <algorithm>
#include <ctime>

namespace naru::host {

using namespace std::chrono_literals;

namespace {

/** A bus that went away is tried again: soon, then less and less often. */
constexpr std::chrono::milliseconds firstRetry = 1s;
constexpr std::chrono::milliseconds longestRetry = 60s;

base::Nanoseconds read(clockid_t clock)
{
    timespec now{};
    ::clock_gettime(clock, &now);
    return std::chrono::seconds(now.tv_sec) + base::Nanoseconds(now.tv_nsec);
}

} // namespace

base::Nanoseconds timeAsleep()
{
    // The two are read one after the other: what lies between them is no sleep.
    const base::Nanoseconds awake = read(CLOCK_MONOTONIC);
    const base::Nanoseconds asleep = read(CLOCK_BOOTTIME) - awake;
    return asleep < 1ms ? 0ns : asleep;
}

class SleepWatcher::Private final : public QObject
{
public:
    Private(SleepWatcher& watcher, std::function<base::Nanoseconds()> asleep, const QString& busAddress)
        : QObject(&watcher)
        , inhibitor(this)
        , m_watcher(watcher)
        , m_asleep(std::move(asleep))
        , m_bus(busAddress, this)
        , m_retry(this)
    {
        m_retry.setSingleShot(true);
        connect(&m_retry, &QTimer::timeout, &m_bus, &SystemBus::open);
        connect(&m_bus, &SystemBus::connectedAnew, this, &Private::watch);
        connect(&m_bus, &SystemBus::opened, this, [this] {
            if (!m_bus.connection().isConnected())
                lose();
        });
    }

    void start() { m_bus.open(); }

    SleepInhibitor inhibitor;
    Service service = Service::Unknown;

private:
    void watch(const QDBusConnection& bus)
    {
        m_pause = firstRetry;
        delete std::exchange(m_signals, new SleepSignals(bus, this));
        connect(m_signals, &SleepSignals::prepared, this, &Private::prepare);
        connect(m_signals, &SleepSignals::present, this, &Private::greet);
        // Queued: the signals are not deleted while they speak.
        connect(m_signals, &SleepSignals::lost, this, &Private::lose, Qt::QueuedConnection);
    }

    void lose()
    {
        inhibitor.release();
        setService(Service::Absent);
        m_retry.start(m_pause);
        m_pause = std::min(m_pause * 2, longestRetry);
    }

    void greet(bool isThere)
    {
        inhibitor.release();
        setService(isThere ? Service::Present : Service::Absent);
        if (!isThere)
            return;
        if (!m_sleeping)
            inhibitor.take(m_bus.connection());
        else
            askWhetherAwake();
    }

    /** logind came anew while the machine slept: its word of the resume may have been missed. */
    void askWhetherAwake()
    {
        readProperties(m_bus.connection(), sleepManager(), 5s, this, [this](const QVariantMap& properties) {
            const QVariant preparing = properties.value(QStringLiteral("PreparingForSleep"));
            if (preparing.isValid() && !preparing.toBool())
                prepare(false);
        });
    }

    void prepare(bool forSleep)
    {
        if (m_sleeping == forSleep)
            return;
        m_sleeping = forSleep;
        if (forSleep) {
            m_before = m_asleep();
            Q_EMIT m_watcher.goingToSleep();
            return;
        }
        const base::Nanoseconds slept = m_asleep() - m_before;
        inhibitor.take(m_bus.connection());
        Q_EMIT m_watcher.resumed(slept);
    }

    void setService(Service now)
    {
        if (std::exchange(service, now) != now)
            Q_EMIT m_watcher.serviceChanged(now);
    }

    SleepWatcher& m_watcher;
    const std::function<base::Nanoseconds()> m_asleep;
    SystemBus m_bus;
    QTimer m_retry;
    std::chrono::milliseconds m_pause = firstRetry;
    SleepSignals* m_signals = nullptr;
    bool m_sleeping = false;
    /** How long the machine had slept before this sleep. */
    base::Nanoseconds m_before{};
};

SleepWatcher::SleepWatcher(QObject* parent)
    : SleepWatcher(timeAsleep, {}, parent)
{}

SleepWatcher::SleepWatcher(std::function<base::Nanoseconds()> asleep, const QString& busAddress,
                           QObject* parent)
    : QObject(parent)
    , d(new Private(*this, std::move(asleep), busAddress))
{}

SleepWatcher::~SleepWatcher() = default;

void SleepWatcher::start()
{
    d->start();
}

void SleepWatcher::readyToSleep()
{
    d->inhibitor.release();
}

SleepWatcher::Service SleepWatcher::service() const
{
    return d->service;
}

bool SleepWatcher::delaysSleep() const
{
    return d->inhibitor.isHeld();
}

} // namespace naru::host
