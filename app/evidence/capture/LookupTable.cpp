// SPDX-License-Identifier: GPL-3.0-or-later
#include "LookupTable.h"

#include "Wire.h"

#include <algorithm>

namespace naru::evidence {

namespace {

constexpr std::uint16_t portDns = 53;
constexpr std::uint16_t typeA = 1;
constexpr std::uint16_t typeAaaa = 28;
constexpr std::size_t messageHeader = 12;

/**
 * Steps over a name and reads it; `at` is then behind it. False where it is cut off. A pointer ends it: only
 * the name of a question is read, and that has none.
 */
bool readName(Bytes message, std::size_t& at, QString* name)
{
    constexpr int mostLabels = 128;
    for (int labels = 0; labels < mostLabels && at < message.size(); ++labels) {
        const std::size_t length = message[at];
        if (length == 0) {
            ++at;
            return true;
        }
        if (length >= 0xC0) {
            at += 2;
            return at <= message.size();
        }
        if (length > 63 || at + 1 + length > message.size())
            return false;
        if (name != nullptr) {
            if (!name->isEmpty())
                *name += u'.';
            for (const std::uint8_t byte : message.subspan(at + 1, length))
                *name += byte > 32 && byte < 127 ? QChar(byte).toLower() : QChar(u'?');
        }
        at += 1 + length;
    }
    return false;
}

} // namespace

void LookupTable::take(PacketTime at, const Datagram& datagram)
{
    constexpr std::size_t udpHeader = 8;
    const Bytes udp = datagram.bytes;
    if (udp.size() < udpHeader + messageHeader)
        return;
    const bool isToServer = big16(udp, 2) == portDns;
    if (!isToServer && big16(udp, 0) != portDns)
        return;
    const Bytes message = udp.subspan(udpHeader);
    const bool isAnswer = (message[2] & 0x80U) != 0;
    if (isAnswer == isToServer || big16(message, 4) != 1)
        return;
    Question question;
    std::size_t behind = messageHeader;
    if (!readName(message, behind, &question.first) || message.size() < behind + 4)
        return;
    question.second = big16(message, behind);
    if (question.second != typeA && question.second != typeAaaa)
        return;
    if (isAnswer)
        takeAnswer(at, question, message, behind + 4, big16(message, 6));
    else
        takeQuestion(at, question);
}

void LookupTable::takeQuestion(PacketTime at, const Question& question)
{
    if (const auto open = m_open.find(question); open != m_open.end()) {
        ++m_lookups[open->second].questions;
        return;
    }
    if (m_lookups.size() >= static_cast<std::size_t>(m_most))
        return;
    m_open[question] = m_lookups.size();
    m_lookups.push_back({question.first, at, std::nullopt, 1});
}

void LookupTable::takeAnswer(PacketTime at, const Question& question, Bytes message, std::size_t answers,
                             int count)
{
    if (const auto open = m_open.find(question); open != m_open.end()) {
        Lookup& lookup = m_lookups[open->second];
        if (at >= lookup.askedAt)
            lookup.took = at - lookup.askedAt;
        m_open.erase(open);
    }
    for (int i = 0; i < count && m_namesKept < m_most; ++i) {
        constexpr std::size_t recordHeader = 10;
        if (!readName(message, answers, nullptr) || message.size() < answers + recordHeader)
            return;
        const std::uint16_t type = big16(message, answers);
        const std::size_t length = big16(message, answers + 8);
        answers += recordHeader;
        if (message.size() < answers + length)
            return;
        if ((type == typeA && length == 4) || (type == typeAaaa && length == 16)) {
            Endpoint address;
            address.isIpv6 = type == typeAaaa;
            std::copy_n(message.begin() + static_cast<std::ptrdiff_t>(answers), length,
                        address.bytes.begin());
            m_namesKept += m_names[address.address()].insert(question.first).second ? 1 : 0;
        }
        answers += length;
    }
}

void LookupTable::finish(CaptureReading& reading)
{
    reading.lookups = std::move(m_lookups);
    reading.names = std::move(m_names);
}

} // namespace naru::evidence
