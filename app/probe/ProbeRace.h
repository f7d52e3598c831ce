// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Destination.h"
#include "RunContext.h"
#include "ogs/Measurement.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace naru::probe {

class ProbeConnection;

/**
 * One probe: the addresses of its host are tried as RFC 8305 asks (the next one after 250 ms, or at once
 * when one fails) until the first is connected; the others are dropped then. The value is that of the
 * winning connection alone: what a dead address family cost is counted nowhere (C-RTT-03).
 */
class ProbeRace final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds attemptDelay{250};

    /** Whether one more connection to this address may be made; true counts it. */
    using Permit = std::function<bool(const QString& address)>;

    /** `addresses` in the order of trying, at least one. */
    ProbeRace(RunContext& context, QList<Destination> addresses, Permit permit, QObject* parent);
    ~ProbeRace() override;

    /** Starts the first attempt that is permitted; false where none is. */
    [[nodiscard]] bool start();
    /** Drops all connections; `result` then has no value. */
    void stop(ogs::Failure reason);

    [[nodiscard]] const ogs::Probe& result() const { return m_result; }

Q_SIGNALS:
    /** A SYN leaves. */
    void attempted(const QString& address);
    /** The race is decided. */
    void connected(const naru::probe::Destination& winner, std::chrono::nanoseconds tcp);
    /** The head of the answer is there. */
    void answered();
    void ended();

private:
    bool attemptNext();
    void proceed();
    void onConnected(ProbeConnection* winner);
    void onEnded(ProbeConnection* connection);
    void drop(const ProbeConnection* except);
    void finish(const ogs::Probe& result);

    RunContext& m_context;
    QList<Destination> m_waiting;
    Permit m_permit;
    std::vector<ProbeConnection*> m_attempts;
    QTimer m_next;
    bool m_decided = false;
    bool m_over = false;
    ogs::Probe m_result;
};

} // namespace naru::probe
