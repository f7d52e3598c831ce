// SPDX-License-Identifier: GPL-3.0-or-later
#include "Failures.h"

#include <algorithm>

namespace naru::probe {

namespace {

constexpr base::Nanoseconds shortestStall = std::chrono::milliseconds{200};

} // namespace

ogs::Failure failureOfConnecting(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
    case QAbstractSocket::RemoteHostClosedError:
        return ogs::Failure::Refused;
    case QAbstractSocket::SocketTimeoutError:
        return ogs::Failure::NoAnswer;
    default:
        return ogs::Failure::Unreachable;
    }
}

ogs::Failure failureOfSecuring(const std::optional<TcpFacts>& facts)
{
    // A FIN counts as one received byte; the shortest TLS record has six.
    return facts && facts->bytesReceived <= 1 ? ogs::Failure::ClosedWithoutAnswer : ogs::Failure::TlsFailed;
}

ogs::Failure failureAtDeadline(const std::optional<TcpFacts>& facts, base::Nanoseconds tcp)
{
    const bool silent = facts && facts->silence >= std::max(shortestStall, 3 * tcp);
    return silent ? ogs::Failure::Stalled : ogs::Failure::DeadlinePassed;
}

} // namespace naru::probe
