// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace naru::host {

/** How long the machine has slept since it was started: `CLOCK_BOOTTIME` minus `CLOCK_MONOTONIC`, which no
 * change of the date touches. Sleep and hibernation count alike. */
[[nodiscard]] base::Nanoseconds timeAsleep();

/**
 * Tells when the machine goes to sleep and when it is back, as systemd-logind says. While it watches it holds
 * a delay inhibitor, so that what has to be done before the sleep can be done: whoever handles `goingToSleep`
 * calls `readyToSleep`; logind waits for that for five seconds by default, then it sleeps all the same.
 *
 * Lives in the engine's thread; never blocks it. Nothing is asked before `start`, so that it may be moved to
 * its thread until then. Without logind, or without a bus, it tells nothing; when logind comes (back) it
 * watches. Only what logind itself sends is believed.
 */
class SleepWatcher final : public QObject
{
    Q_OBJECT

public:
    enum class Service {
        /** Not asked yet, or no answer yet. */
        Unknown,
        Present,
        /** No logind here: sleep is noticed by nobody. */
        Absent,
    };

    /** Watches this machine. */
    explicit SleepWatcher(QObject* parent = nullptr);
    /**
     * \param asleep stands for `timeAsleep`; called in this thread
     * \param busAddress stands for the system bus; empty: the system bus
     */
    explicit SleepWatcher(std::function<base::Nanoseconds()> asleep, const QString& busAddress = {},
                          QObject* parent = nullptr);
    ~SleepWatcher() override;

    void start();
    /** Lets the inhibitor go: the machine may sleep. It is taken again after the resume. */
    void readyToSleep();

    [[nodiscard]] Service service() const;
    /** Whether logind waits for `readyToSleep`. */
    [[nodiscard]] bool delaysSleep() const;

Q_SIGNALS:
    void serviceChanged(naru::host::SleepWatcher::Service service);
    void goingToSleep();
    /** The machine is back; it slept for so long since `goingToSleep`. Zero where the sleep did not happen.
     */
    void resumed(naru::base::Nanoseconds slept);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::host
