// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureReader.h"

#include "FileHandle.h"
#include "LinkLayer.h"
#include "Magic.h"
#include "PcapSource.h"
#include "PcapngSource.h"

#include <algorithm>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

constexpr base::Nanoseconds clockRanBack = 100ms;
constexpr std::size_t mostJumps = 100;

} // namespace

CaptureReader::CaptureReader(const CaptureLimits& limits)
    : m_connections(limits)
    , m_lookups(limits.lookups)
{}

CaptureReader::Outcome CaptureReader::read(PacketSource& source, std::int64_t size,
                                           const ReadControl& control)
{
    const std::int64_t step = std::max<std::int64_t>(size / 100, 1 << 20);
    std::int64_t nextReport = step;
    constexpr int framesBetween = 1024;
    Frame frame;
    for (int count = 0;; ++count) {
        const SourceStep got = source.next(frame);
        if (got == SourceStep::Frame)
            take(frame);
        else if (got == SourceStep::Skipped)
            ++m_reading.skippedFrames;
        else {
            m_reading.interfaces = std::max(1, source.interfaces());
            return got == SourceStep::End ? Outcome::Complete : Outcome::Truncated;
        }
        if (count % framesBetween != 0)
            continue;
        if (control.stop.stop_requested())
            return Outcome::Cancelled;
        if (control.progress && source.position() >= nextReport) {
            nextReport = source.position() + step;
            control.progress(static_cast<double>(source.position()) /
                             static_cast<double>(std::max<std::int64_t>(size, 1)));
        }
    }
}

void CaptureReader::take(const Frame& frame)
{
    ++m_reading.packets;
    watchClock(frame);
    const std::optional<Bytes> packet = ipPacket(frame.linkType, frame.bytes);
    const std::optional<Datagram> datagram = packet ? readDatagram(*packet) : std::nullopt;
    if (!datagram) {
        ++m_reading.skippedFrames;
        return;
    }
    m_reading.fragments += datagram->isFragment ? 1 : 0;
    if (datagram->kind == Datagram::Kind::Tcp) {
        if (!m_connections.take(frame.at, *datagram))
            ++m_reading.skippedFrames;
    } else if (datagram->kind == Datagram::Kind::Udp) {
        m_lookups.take(frame.at, *datagram);
    } else if (datagram->kind == Datagram::Kind::LaterFragment) {
        m_connections.takeFragment(*datagram);
    }
}

/** Packets of several processors may stand a little out of order: that is no jump. */
void CaptureReader::watchClock(const Frame& frame)
{
    if (!m_reading.first)
        m_reading.first = frame.at;
    m_reading.last = frame.at;
    const auto interface = static_cast<std::size_t>(frame.interface);
    if (interface >= m_latest.size())
        m_latest.resize(interface + 1);
    PacketTime& latest = m_latest[interface];
    if (frame.at < latest - clockRanBack && m_reading.jumps.size() < mostJumps)
        m_reading.jumps.push_back({latest, frame.at});
    latest = frame.at;
}

CaptureReading CaptureReader::finish()
{
    m_connections.finish(m_reading);
    m_lookups.finish(m_reading);
    return std::move(m_reading);
}

namespace {

struct Attempt
{
    CaptureReader::Outcome outcome;
    CaptureReading reading;
};

Attempt readAll(PacketSource& source, std::int64_t size, const ReadControl& control,
                const CaptureLimits& limits)
{
    CaptureReader reader(limits);
    const CaptureReader::Outcome outcome = reader.read(source, size, control);
    return {outcome, reader.finish()};
}

} // namespace

ReadResult<CaptureReading> readCapture(const QString& path, const ReadControl& control,
                                       const CaptureLimits& limits)
{
    ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    const Magic magic = magicOf(file->get());
    if (magic != Magic::Pcap && magic != Magic::Pcapng)
        return std::unexpected(ReadError{ReadErrorCode::NotACapture, path});
    const std::int64_t size = sizeOf(file->get());
    QString why;
    std::optional<Attempt> attempt;
    if (const auto pcap = PcapSource::open(std::move(*file), why))
        attempt = readAll(*pcap, size, control, limits);
    // libpcap gives up where interfaces differ, and says the same of what is damaged: then it is read anew.
    const bool isRefused = !attempt || attempt->outcome == CaptureReader::Outcome::Truncated;
    const bool isOwn = magic == Magic::Pcapng && isRefused;
    if (isOwn) {
        file = openPlainFile(path);
        if (!file)
            return std::unexpected(file.error());
        PcapngSource source(std::move(*file));
        attempt = readAll(source, size, control, limits);
    }
    if (!attempt)
        return std::unexpected(ReadError{ReadErrorCode::NotACapture, path, why});
    if (attempt->outcome == CaptureReader::Outcome::Cancelled)
        return std::unexpected(ReadError{ReadErrorCode::Cancelled, path});
    attempt->reading.ownReader = isOwn;
    attempt->reading.truncated = attempt->outcome == CaptureReader::Outcome::Truncated;
    return std::move(attempt->reading);
}

} // namespace naru::evidence
