// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace naru::test {

/** A dbus-daemon of our own in which everybody may do everything; ends with the object. */
class PrivateBus
{
public:
    /** Does not start it yet. */
    PrivateBus();
    ~PrivateBus();

    /** Starts it, also anew at the same address; false where dbus-daemon is missing or does not come up. */
    [[nodiscard]] bool start();
    void stop();
    [[nodiscard]] QString address() const;

private:
    QTemporaryDir m_folder;
    QProcess m_daemon;
};

} // namespace naru::test
