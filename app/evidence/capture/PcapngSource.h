// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FileHandle.h"
#include "PacketSource.h"

#include <cstdint>
#include <vector>

namespace naru::evidence {

/**
 * Reads a pcapng file block by block: each interface has its own link type, resolution and offset of time,
 * which libpcap does not allow. Sections of either byte order; blocks of at most 16 MiB.
 */
class PcapngSource final : public PacketSource
{
public:
    explicit PcapngSource(FileHandle file);

    [[nodiscard]] SourceStep next(Frame& frame) override;
    [[nodiscard]] std::int64_t position() const override { return m_position; }
    [[nodiscard]] int interfaces() const override { return m_interfacesSeen; }

private:
    struct Interface
    {
        int linkType = 0;
        int number = 0;
        /** The option's byte: a power of ten, or with the highest bit a power of two. */
        std::uint8_t resolution = 6;
        std::int64_t offsetSeconds = 0;
    };
    enum class Read { Block, End, Truncated };

    [[nodiscard]] Read readBlock(std::uint32_t& type);
    [[nodiscard]] std::uint32_t number32(std::size_t at) const;
    [[nodiscard]] std::uint16_t number16(std::size_t at) const;
    void addInterface();
    void readOption(Interface& interface, std::uint16_t code, Bytes value) const;
    [[nodiscard]] bool readPacket(Frame& frame, std::uint32_t interface) const;
    [[nodiscard]] static PacketTime timeOf(const Interface& interface, std::uint64_t count);

    FileHandle m_file;
    std::vector<std::uint8_t> m_block;
    /** Of the present section. */
    std::vector<Interface> m_interfaces;
    bool m_isBigEndian = false;
    int m_interfacesSeen = 0;
    std::int64_t m_position = 0;
};

} // namespace naru::evidence
