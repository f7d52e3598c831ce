// SPDX-License-Identifier: GPL-3.0-or-later
// rtnetlink messages: no length in them leads outside the buffer.
#include "NetlinkMessages.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    naru::host::KernelNetwork network;
    naru::host::addNetlinkMessages(QByteArrayView(data, qsizetype(size)), network);
    return 0;
}
