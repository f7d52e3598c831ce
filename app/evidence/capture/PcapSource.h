// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FileHandle.h"
#include "PacketSource.h"

#include <memory>

struct pcap;

namespace naru::evidence {

/** Reads by libpcap. */
class PcapSource final : public PacketSource
{
public:
    /** Null where libpcap refuses the file; `why` is what it says. */
    [[nodiscard]] static std::unique_ptr<PcapSource> open(FileHandle file, QString& why);

    [[nodiscard]] SourceStep next(Frame& frame) override;
    [[nodiscard]] std::int64_t position() const override;
    [[nodiscard]] int interfaces() const override { return 1; }

private:
    struct ClosePcap
    {
        void operator()(pcap* handle) const;
    };
    PcapSource(pcap* handle, FileHandle& file);

    /** Outlives the file that reads through it. */
    std::unique_ptr<char[]> m_buffer;
    /** Owns the file. */
    std::unique_ptr<pcap, ClosePcap> m_handle;
    int m_linkType;
};

} // namespace naru::evidence
