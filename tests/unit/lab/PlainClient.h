// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/Gateway.h"

#include <QByteArray>

#include <chrono>

namespace naru::test {

/** A blocking client on a plain socket, which, other than Qt's, tells FIN and RST apart. */
class PlainClient
{
public:
    enum class Connect { Done, Refused, NoAnswer };
    enum class End {
        Fin,
        Reset,
        /** Still open when the time was up, or when enough was read. */
        Open,
    };
    struct Answer
    {
        QByteArray bytes;
        End end = End::Open;
        std::chrono::nanoseconds firstByte{0};
        std::chrono::nanoseconds whole{0};
    };

    PlainClient() = default;
    ~PlainClient();
    PlainClient(const PlainClient&) = delete;
    PlainClient& operator=(const PlainClient&) = delete;

    [[nodiscard]] Connect connectTo(const lab::RunningGateway& gateway, std::chrono::milliseconds limit);
    void send(const QByteArray& bytes);
    /** Reads until the end, the limit, or `enough` bytes. */
    [[nodiscard]] Answer read(std::chrono::milliseconds limit, qsizetype enough);

private:
    int m_fd = -1;
    bool m_wasReset = false;
};

} // namespace naru::test
