// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PacketSource.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <array>
#include <cstdint>
#include <memory>

namespace naru::evidence {

/**
 * Finds the messages of TLS in one direction of a connection, without keys and without keeping its bytes: fed
 * with them in order, in pieces of any size. What is not TLS, or has a piece missing, ends it.
 */
class TlsScanner
{
public:
    /** The messages (TlsMessage) that are seen with these bytes. */
    [[nodiscard]] std::uint16_t take(Bytes bytes);
    /** A piece is missing: what follows cannot be told apart. */
    void giveUp() { m_isOver = true; }
    /** SHA-256 of the Certificate message, once it was seen whole. */
    [[nodiscard]] const QByteArray& certificateHash() const { return m_certificateHash; }

private:
    [[nodiscard]] std::uint16_t beginRecord();
    [[nodiscard]] std::uint16_t takeHandshake(Bytes bytes);
    [[nodiscard]] std::uint16_t beginMessage() const;
    [[nodiscard]] std::uint16_t helloKind() const;
    void takeBody(Bytes bytes);

    bool m_isOver = false;
    /** Behind a ChangeCipherSpec handshakes cannot be read. */
    bool m_isEncrypted = false;
    std::array<std::uint8_t, 5> m_record{};
    std::size_t m_recordFilled = 0;
    std::size_t m_recordLeft = 0;
    /** Type and length of a handshake message, and for a hello the first bytes of its random. */
    std::array<std::uint8_t, 10> m_message{};
    std::size_t m_messageFilled = 0;
    std::size_t m_messageLeft = 0;
    std::unique_ptr<QCryptographicHash> m_hash;
    QByteArray m_certificateHash;
};

} // namespace naru::evidence
