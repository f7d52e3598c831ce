// SPDX-License-Identifier: GPL-3.0-or-later
#include "PcapSource.h"

#include <algorithm>
#include <array>
#include <pcap/pcap.h>

namespace naru::evidence {

std::unique_ptr<PcapSource> PcapSource::open(FileHandle file, QString& why)
{
    std::array<char, PCAP_ERRBUF_SIZE> text{};
    pcap_t* handle =
        pcap_fopen_offline_with_tstamp_precision(file.get(), PCAP_TSTAMP_PRECISION_NANO, text.data());
    if (handle == nullptr) {
        why = QString::fromLocal8Bit(text.data());
        return nullptr;
    }
    return std::unique_ptr<PcapSource>(new PcapSource(handle, file));
}

PcapSource::PcapSource(pcap* handle, FileHandle& file)
    : m_buffer(std::move(file.get_deleter().buffer))
    , m_handle(handle)
    , m_linkType(pcap_datalink(handle))
{
    // From here on it is libpcap that closes the file.
    static_cast<void>(file.release());
}

void PcapSource::ClosePcap::operator()(pcap* handle) const
{
    pcap_close(handle);
}

SourceStep PcapSource::next(Frame& frame)
{
    pcap_pkthdr* header = nullptr;
    const u_char* bytes = nullptr;
    const int status = pcap_next_ex(m_handle.get(), &header, &bytes);
    if (status != 1)
        return status == PCAP_ERROR_BREAK ? SourceStep::End : SourceStep::Truncated;
    // Asked for in nanoseconds: what is called microseconds holds them.
    constexpr long most = 999'999'999;
    frame.at = packetTime(header->ts.tv_sec, base::Nanoseconds(std::clamp(header->ts.tv_usec, 0L, most)));
    frame.linkType = m_linkType;
    frame.interface = 0;
    frame.bytes = Bytes(bytes, header->caplen);
    return SourceStep::Frame;
}

std::int64_t PcapSource::position() const
{
    return ::ftello(pcap_file(m_handle.get()));
}

} // namespace naru::evidence
