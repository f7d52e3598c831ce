// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace naru::cli {

/** Turns SIGINT and SIGTERM into a signal of the event loop. One a program. */
class Interrupt final : public QObject
{
    Q_OBJECT

public:
    explicit Interrupt(QObject* parent = nullptr);
    ~Interrupt() override;

Q_SIGNALS:
    void interrupted();
};

} // namespace naru::cli
