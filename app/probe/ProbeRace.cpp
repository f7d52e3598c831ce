// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProbeRace.h"

#include "ProbeConnection.h"

#include <algorithm>

namespace naru::probe {

namespace {

/** A refusal tells more of a gateway than a missing route, and that more than silence. */
int weight(const std::optional<ogs::Failure>& failure)
{
    if (!failure)
        return 0;
    switch (*failure) {
    case ogs::Failure::NoAnswer:
        return 1;
    case ogs::Failure::Unreachable:
        return 2;
    default:
        return 3;
    }
}

} // namespace

ProbeRace::ProbeRace(RunContext& context, QList<Destination> addresses, Permit permit, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_waiting(std::move(addresses))
    , m_permit(std::move(permit))
{
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::PreciseTimer);
    connect(&m_next, &QTimer::timeout, this, &ProbeRace::proceed);
}

ProbeRace::~ProbeRace() = default;

bool ProbeRace::start()
{
    if (!attemptNext())
        return false;
    if (!m_over && !m_decided && !m_waiting.isEmpty())
        m_next.start(attemptDelay);
    return true;
}

bool ProbeRace::attemptNext()
{
    while (!m_waiting.isEmpty()) {
        const Destination next = m_waiting.takeFirst();
        if (!m_permit(next.addressText()))
            continue;
        auto* connection = new ProbeConnection(m_context, next, this);
        m_attempts.push_back(connection);
        connect(connection, &ProbeConnection::connected, this,
                [this, connection] { onConnected(connection); });
        connect(connection, &ProbeConnection::answered, this, &ProbeRace::answered);
        connect(connection, &ProbeConnection::ended, this, [this, connection] { onEnded(connection); });
        Q_EMIT attempted(next.addressText());
        connection->open();
        return true;
    }
    return false;
}

void ProbeRace::proceed()
{
    if (m_context.sockets.free())
        attemptNext();
    // An attempt may have ended before it returned, and the race with it.
    if (m_over || m_decided)
        return;
    if (!m_waiting.isEmpty())
        m_next.start(attemptDelay);
    else if (m_attempts.empty())
        finish(m_result);
}

void ProbeRace::onConnected(ProbeConnection* winner)
{
    m_decided = true;
    m_next.stop();
    m_waiting.clear();
    drop(winner);
    Q_EMIT connected(winner->destination(), winner->tcp());
}

void ProbeRace::onEnded(ProbeConnection* connection)
{
    std::erase(m_attempts, connection);
    connection->deleteLater();
    const ogs::Probe& result = connection->result();
    if (m_decided) {
        finish(result);
        return;
    }
    if (m_result.address.isEmpty() || weight(result.failure) > weight(m_result.failure))
        m_result = result;
    proceed();
}

void ProbeRace::stop(ogs::Failure reason)
{
    if (m_over)
        return;
    m_over = true;
    m_next.stop();
    if (m_attempts.empty()) {
        m_result.failure = reason;
        return;
    }
    for (ProbeConnection* attempt : m_attempts)
        attempt->stop(reason);
    m_result = m_attempts.front()->result();
    drop(nullptr);
}

void ProbeRace::drop(const ProbeConnection* except)
{
    for (ProbeConnection* attempt : m_attempts) {
        if (attempt == except)
            continue;
        attempt->disconnect(this);
        attempt->stop(ogs::Failure::Cancelled);
        attempt->deleteLater();
    }
    std::erase_if(m_attempts, [except](const ProbeConnection* attempt) { return attempt != except; });
}

void ProbeRace::finish(const ogs::Probe& result)
{
    m_over = true;
    m_result = result;
    Q_EMIT ended();
}

} // namespace naru::probe
