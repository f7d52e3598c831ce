// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PacketSource.h"

#include <QByteArray>

namespace naru::evidence {

/** Collects the first bytes of both sides until what they say is read, and gives them back then. */
class Opening
{
public:
    /** Bytes that come in order. */
    void take(Side side, Bytes bytes, Application& application);

private:
    static constexpr qsizetype mostOfClient = 4096;
    static constexpr qsizetype mostOfGateway = 1024;

    /** False where more must come before it can be read. */
    [[nodiscard]] static bool read(Side side, const QByteArray& head, bool isFull, Application& application);

    /** What came in earlier segments. */
    QByteArray m_client;
    QByteArray m_gateway;
    bool m_isClientRead = false;
    bool m_isGatewayRead = false;
};

/** The server name of a ClientHello that begins with its record; empty where there is none, or it is cut off.
 */
[[nodiscard]] QString serverNameOf(QByteArrayView clientHello);

} // namespace naru::evidence
