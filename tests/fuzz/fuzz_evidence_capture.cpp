// SPDX-License-Identifier: GPL-3.0-or-later
// pcap and pcapng, and the check of what they hold.
#include "EvidenceFile.h"
#include "evidence/Check.h"

using namespace naru;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::EvidenceFile file(data, size);
    evidence::CaptureLimits limits;
    limits.connections = 200;
    const auto capture = evidence::readCapture(file.path(), {}, limits);
    if (capture)
        static_cast<void>(evidence::check(*capture));
    return 0;
}
