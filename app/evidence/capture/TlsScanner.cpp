// SPDX-License-Identifier: GPL-3.0-or-later
#include "TlsScanner.h"

#include "Wire.h"

#include <algorithm>

namespace naru::evidence {

namespace {

constexpr std::uint8_t recordCipherSpec = 20;
constexpr std::uint8_t recordAlert = 21;
constexpr std::uint8_t recordHandshake = 22;
constexpr std::uint8_t recordData = 23;
constexpr std::uint8_t typeClientHello = 1;
constexpr std::uint8_t typeServerHello = 2;
constexpr std::uint8_t typeCertificate = 11;
constexpr std::uint8_t typeServerHelloDone = 14;
/** The first bytes of the random that makes a ServerHello a HelloRetryRequest (RFC 8446, 4.1.3). */
constexpr std::uint32_t retryRandom = 0xCF21AD74;
constexpr std::size_t messageHead = 4;
constexpr std::size_t helloHead = 10;

} // namespace

std::uint16_t TlsScanner::take(Bytes bytes)
{
    std::uint16_t seen = NoTls;
    while (!m_isOver && !bytes.empty()) {
        if (m_recordLeft == 0) {
            const std::size_t count = std::min(m_record.size() - m_recordFilled, bytes.size());
            std::copy_n(bytes.begin(), count, m_record.begin() + static_cast<std::ptrdiff_t>(m_recordFilled));
            m_recordFilled += count;
            bytes = bytes.subspan(count);
            if (m_recordFilled == m_record.size())
                seen |= beginRecord();
            continue;
        }
        const Bytes part = bytes.first(std::min(m_recordLeft, bytes.size()));
        if (m_record[0] == recordHandshake && !m_isEncrypted)
            seen |= takeHandshake(part);
        m_recordLeft -= part.size();
        bytes = bytes.subspan(part.size());
    }
    return seen;
}

std::uint16_t TlsScanner::beginRecord()
{
    constexpr std::size_t longest = 16384 + 2048;
    m_recordFilled = 0;
    m_recordLeft = big16(m_record, 3);
    if (m_record[0] < recordCipherSpec || m_record[0] > recordData || m_record[1] != 3 ||
        m_recordLeft > longest) {
        m_isOver = true;
        return NoTls;
    }
    switch (m_record[0]) {
    case recordCipherSpec:
        m_isEncrypted = true;
        return ChangeCipherSpec;
    case recordAlert:
        return Alert;
    case recordData:
        return ApplicationData;
    default:
        return m_isEncrypted ? OtherHandshake : NoTls;
    }
}

std::uint16_t TlsScanner::takeHandshake(Bytes bytes)
{
    std::uint16_t seen = NoTls;
    while (!bytes.empty()) {
        const bool isHello = m_messageFilled > 0 && m_message[0] == typeServerHello;
        const std::size_t head = isHello ? helloHead : messageHead;
        if (m_messageFilled < head) {
            m_message[m_messageFilled++] = bytes[0];
            bytes = bytes.subspan(1);
            if (m_messageFilled < messageHead)
                continue;
            if (m_messageFilled == messageHead) {
                m_messageLeft = big32(m_message, 0) & 0xFFFFFFU;
                seen |= beginMessage();
                if (m_message[0] == typeCertificate && m_certificateHash.isEmpty())
                    m_hash = std::make_unique<QCryptographicHash>(QCryptographicHash::Sha256);
            } else {
                --m_messageLeft;
                if (m_messageFilled == helloHead)
                    seen |= helloKind();
            }
        } else {
            const std::size_t count = std::min(m_messageLeft, bytes.size());
            takeBody(bytes.first(count));
            bytes = bytes.subspan(count);
        }
        if (m_messageFilled >= messageHead && m_messageLeft == 0) {
            takeBody({});
            m_messageFilled = 0;
        }
    }
    return seen;
}

std::uint16_t TlsScanner::beginMessage() const
{
    switch (m_message[0]) {
    case typeClientHello:
        return ClientHello;
    case typeServerHello:
        return NoTls;
    case typeCertificate:
        return CertificateMessage;
    case typeServerHelloDone:
        return ServerHelloDone;
    default:
        return OtherHandshake;
    }
}

std::uint16_t TlsScanner::helloKind() const
{
    return big32(m_message, 6) == retryRandom ? HelloRetryRequest : ServerHello;
}

void TlsScanner::takeBody(Bytes bytes)
{
    m_messageLeft -= bytes.size();
    if (!m_hash)
        return;
    m_hash->addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (m_messageLeft > 0)
        return;
    m_certificateHash = m_hash->result();
    m_hash.reset();
}

} // namespace naru::evidence
