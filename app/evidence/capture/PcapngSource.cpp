// SPDX-License-Identifier: GPL-3.0-or-later
#include "PcapngSource.h"

#include "Wire.h"

#include <algorithm>
#include <limits>

namespace naru::evidence {

namespace {

constexpr std::uint32_t sectionHeader = 0x0A0D0D0A;
constexpr std::uint32_t interfaceDescription = 1;
constexpr std::uint32_t oldPacket = 2;
constexpr std::uint32_t simplePacket = 3;
constexpr std::uint32_t enhancedPacket = 6;
constexpr std::uint32_t longestBlock = 16 * 1024 * 1024;
constexpr std::size_t mostInterfaces = 65'536;

constexpr std::uint16_t resolutionOption = 9;
constexpr std::uint16_t offsetOption = 14;

__extension__ using Wide = unsigned __int128;

/** How many units a second has; 0 for a resolution finer than anyone's clock. */
Wide unitsASecond(std::uint8_t resolution)
{
    const unsigned power = resolution & 0x7FU;
    if ((resolution & 0x80U) != 0)
        return power > 63 ? 0 : Wide{1} << power;
    if (power > 19)
        return 0;
    Wide units = 1;
    for (unsigned i = 0; i < power; ++i)
        units *= 10;
    return units;
}

} // namespace

PcapngSource::PcapngSource(FileHandle file)
    : m_file(std::move(file))
{}

std::uint32_t PcapngSource::number32(std::size_t at) const
{
    return m_isBigEndian ? big32(m_block, at) : little32(m_block, at);
}

std::uint16_t PcapngSource::number16(std::size_t at) const
{
    const unsigned first = m_block[at];
    const unsigned second = m_block[at + 1];
    return static_cast<std::uint16_t>(m_isBigEndian ? first << 8 | second : second << 8 | first);
}

PcapngSource::Read PcapngSource::readBlock(std::uint32_t& type)
{
    // A block's type, its length, and for a section the mark of its byte order.
    constexpr std::size_t head = 12;
    m_block.resize(head);
    const std::size_t got = std::fread(m_block.data(), 1, head, m_file.get());
    m_position += static_cast<std::int64_t>(got);
    if (got != head)
        return got == 0 ? Read::End : Read::Truncated;
    type = little32(m_block, 0);
    if (type == sectionHeader) {
        const std::uint32_t mark = little32(m_block, 8);
        if (mark != 0x1A2B3C4D && mark != 0x4D3C2B1A)
            return Read::Truncated;
        m_isBigEndian = mark == 0x4D3C2B1A;
    }
    type = number32(0);
    const std::uint32_t length = number32(4);
    if (length < head || length % 4 != 0 || length > longestBlock)
        return Read::Truncated;
    m_block.resize(length);
    const std::size_t rest = std::fread(m_block.data() + head, 1, length - head, m_file.get());
    m_position += static_cast<std::int64_t>(rest);
    return rest == length - head ? Read::Block : Read::Truncated;
}

void PcapngSource::addInterface()
{
    constexpr std::size_t fixed = 16;
    if (m_block.size() < fixed + 4 || m_interfaces.size() >= mostInterfaces)
        return;
    Interface interface {
        .linkType = number16(8), .number = m_interfacesSeen++
    };
    for (std::size_t at = fixed; at + 8 <= m_block.size();) {
        const std::uint16_t code = number16(at);
        const std::size_t length = number16(at + 2);
        if (code == 0 || at + 4 + length > m_block.size() - 4)
            break;
        readOption(interface, code, Bytes(m_block).subspan(at + 4, length));
        at += 4 + (length + 3) / 4 * 4;
    }
    m_interfaces.push_back(interface);
}

void PcapngSource::readOption(Interface& interface, std::uint16_t code, Bytes value) const
{
    if (code == resolutionOption && value.size() == 1)
        interface.resolution = value[0];
    if (code == offsetOption && value.size() == 8) {
        std::uint64_t seconds = 0;
        for (std::size_t i = 0; i < value.size(); ++i)
            seconds |= static_cast<std::uint64_t>(value[m_isBigEndian ? 7 - i : i]) << (8 * i);
        interface.offsetSeconds = static_cast<std::int64_t>(seconds);
    }
}

PacketTime PcapngSource::timeOf(const Interface& interface, std::uint64_t count)
{
    constexpr Wide nanosecondsASecond = 1'000'000'000;
    const Wide units = unitsASecond(interface.resolution);
    if (units == 0)
        return {};
    const auto seconds = static_cast<std::uint64_t>(count / units);
    const auto rest = static_cast<std::int64_t>(count % units * nanosecondsASecond / units);
    // What is beyond these is no date, and stays beyond when both are added.
    constexpr std::int64_t mostSeconds = std::numeric_limits<std::int64_t>::max() / 4;
    if (seconds > static_cast<std::uint64_t>(mostSeconds) ||
        std::abs(interface.offsetSeconds / 2) > mostSeconds / 2)
        return {};
    return packetTime(static_cast<std::int64_t>(seconds) + interface.offsetSeconds, base::Nanoseconds(rest));
}

bool PcapngSource::readPacket(Frame& frame, std::uint32_t interface) const
{
    constexpr std::size_t header = 28;
    if (m_block.size() < header + 4 || interface >= m_interfaces.size())
        return false;
    const std::uint64_t count = static_cast<std::uint64_t>(number32(12)) << 32 | number32(16);
    const std::size_t kept = std::min<std::size_t>(number32(20), m_block.size() - 4 - header);
    frame.at = timeOf(m_interfaces[interface], count);
    frame.linkType = m_interfaces[interface].linkType;
    frame.interface = m_interfaces[interface].number;
    frame.bytes = Bytes(m_block).subspan(header, kept);
    return true;
}

SourceStep PcapngSource::next(Frame& frame)
{
    while (true) {
        std::uint32_t type = 0;
        switch (readBlock(type)) {
        case Read::End:
            return SourceStep::End;
        case Read::Truncated:
            return SourceStep::Truncated;
        case Read::Block:
            break;
        }
        if (type == sectionHeader) {
            m_interfaces.clear();
        } else if (type == interfaceDescription) {
            addInterface();
        } else if (type == enhancedPacket || type == oldPacket) {
            const std::uint32_t interface = type == oldPacket ? number16(8) : number32(8);
            return readPacket(frame, interface) ? SourceStep::Frame : SourceStep::Skipped;
        } else if (type == simplePacket) {
            return SourceStep::Skipped;
        }
    }
}

} // namespace naru::evidence
