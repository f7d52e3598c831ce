// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QObject>

namespace naru::host {

/** logind's promise to wait before it puts the machine to sleep; held as an open file. */
class SleepInhibitor final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Asks for it, in place of the one that is held; a refusal leaves nothing held. */
    void take(const QDBusConnection& bus);
    /** Gives it back, also one that is on its way. */
    void release();
    [[nodiscard]] bool isHeld() const { return m_held.isValid(); }

private:
    QDBusUnixFileDescriptor m_held;
    /** Counts what was asked for, so that an answer to an older question is not held. */
    int m_asked = 0;
};

} // namespace naru::host
