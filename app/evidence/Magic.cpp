// SPDX-License-Identifier: GPL-3.0-or-later
#include "Magic.h"

#include "capture/Wire.h"

#include <array>

namespace naru::evidence {

Magic magicOf(FILE* file)
{
    std::array<std::uint8_t, 4> bytes{};
    const bool isLong = std::fread(bytes.data(), 1, bytes.size(), file) == bytes.size();
    std::rewind(file);
    if (!isLong)
        return Magic::Other;
    switch (big32(bytes, 0)) {
    case 0xA1B2C3D4: // microseconds
    case 0xD4C3B2A1:
    case 0xA1B23C4D: // nanoseconds
    case 0x4D3CB2A1:
    case 0xA1B2CD34: // with Kuznetzov's patch
    case 0x34CDB2A1:
        return Magic::Pcap;
    case 0xA1E2C3D4:
    case 0xD4C3E2A1:
        return Magic::OldPcap;
    case 0x0A0D0D0A:
        return Magic::Pcapng;
    case 0x504B0304: // PK: an entry
    case 0x504B0506: // PK: the directory of none
        return Magic::Zip;
    default:
        return Magic::Other;
    }
}

} // namespace naru::evidence
