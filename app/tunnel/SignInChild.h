// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameOrder.h"
#include "FrameReader.h"
#include "FrameReport.h"

#include <QObject>
#include <QProcess>

namespace naru::tunnel {

/** The process naru-signin, for one connection to one gateway. */
class SignInChild : public QObject
{
    Q_OBJECT

public:
    explicit SignInChild(QObject* parent);
    /** As `end`. */
    ~SignInChild() override;

    /** Starts the program; what goes wrong comes by `died`, later. */
    void start(const QString& program);
    void send(const SignInOrder& order);
    /** Kills the process and waits until the kernel has taken it away, at most `SignIn::cancelLimit`. No
     * signal comes any more. May be called from a slot of this object's signals. */
    void end();
    [[nodiscard]] qint64 process() const { return m_process.processId(); }

Q_SIGNALS:
    void reported(naru::tunnel::SignInReport report);
    /** It ended without being told to, does not start (`started` false), or speaks nonsense. */
    void died(bool started, QString technical);

private:
    void read();
    void giveUp(const QString& technical);

    QProcess m_process;
    FrameReader m_reader;
    bool m_ended = false;
};

} // namespace naru::tunnel
