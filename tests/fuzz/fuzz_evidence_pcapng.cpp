// SPDX-License-Identifier: GPL-3.0-or-later
// Our own reader of pcapng, without libpcap before it.
#include "EvidenceFile.h"
#include "capture/CaptureReader.h"
#include "capture/PcapngSource.h"
#include "evidence/Check.h"

using namespace naru;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::EvidenceFile file(data, size);
    auto handle = evidence::openPlainFile(file.path());
    if (!handle)
        return 0;
    evidence::CaptureLimits limits;
    limits.connections = 200;
    evidence::PcapngSource source(std::move(*handle));
    evidence::CaptureReader reader(limits);
    static_cast<void>(reader.read(source, static_cast<std::int64_t>(size), {}));
    static_cast<void>(evidence::check(reader.finish()));
    return 0;
}
