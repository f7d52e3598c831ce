// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Ladder.h"

#include "evidence/LadderLabels.h"

#include <algorithm>
#include <cmath>

namespace naru::evidence_ui {

using namespace std::chrono_literals;
using evidence::Connection;
using evidence::Segment;
using evidence::SegmentMark;
using evidence::Side;

namespace {

/** Between two packets that follow at once, and for each root of a millisecond that passes between them. */
constexpr double leastStep = 28;
constexpr double stepByWaiting = 5;
constexpr base::Nanoseconds longestDrawn = 1s;
/** A silence before a packet that is sent again is worth a word from here on. */
constexpr base::Nanoseconds leastSilence = 20ms;

bool isSyn(const Segment& segment)
{
    return (segment.flags & evidence::Syn) != 0;
}

double step(base::Nanoseconds waited)
{
    const base::Nanoseconds drawn = std::clamp(waited, base::Nanoseconds(0), longestDrawn);
    return leastStep + stepByWaiting * std::sqrt(std::chrono::duration<double, std::milli>(drawn).count());
}

} // namespace

Ladder::Ladder(const Connection& connection, bool isDelayedAck, const wording::Words& words)
    : m_locale(words.locale())
{
    for (std::size_t i = 0; i < connection.segments.size(); ++i) {
        addRow(connection, i);
        if (i > 0)
            addGap(connection, i, isDelayedAck);
    }
    if (!m_rows.empty())
        addPhases(connection);
}

QString Ladder::timeText(base::Nanoseconds at) const
{
    return m_locale.toString(std::chrono::duration<double, std::milli>(at).count(), 'f', 1);
}

QString Ladder::milliseconds(base::Nanoseconds value) const
{
    return m_locale.toString(
               static_cast<qlonglong>(std::chrono::round<std::chrono::milliseconds>(value).count())) +
           QStringLiteral(" ms");
}

void Ladder::addRow(const Connection& connection, std::size_t index)
{
    const Segment& segment = connection.segments[index];
    LadderRow row;
    row.at = segment.at;
    row.isFromClient = segment.from == Side::Client;
    // A SYN that is sent again is told from the data that is.
    const Segment* first = firstCopy(connection.segments, index);
    row.isAgain = segment.mark == SegmentMark::Retransmission || (isSyn(segment) && first != nullptr);
    row.y = index == 0 ? 0 : m_rows.back().y + step(segment.at - connection.segments[index - 1].at);
    // What is sent again carries what it carried first.
    const Segment* copied = row.isAgain ? first : nullptr;
    row.label = labelOf(copied != nullptr ? *copied : segment);
    if (segment.length > 0)
        //: bytes
        row.detail = tr("%1 B").arg(m_locale.toString(segment.length));
    const bool isFirstFlight = segment.tls & evidence::ServerHello && connection.firstFlight.segments == 1;
    if (isFirstFlight && !row.isAgain)
        row.detail = tr("%1, one segment").arg(row.detail);
    if (row.isAgain) {
        //: ServerHello retransmitted
        row.label = tr("%1 retransmitted").arg(row.label);
        row.detail = copied != nullptr ? QLatin1Char('+') + milliseconds(segment.at - copied->at) : QString();
    } else if (segment.mark == SegmentMark::OutOfOrder) {
        row.detail = tr("%1, out of order").arg(row.detail);
    }
    m_rows.push_back(std::move(row));
}

void Ladder::addGap(const Connection& connection, std::size_t index, bool isDelayedAck)
{
    const Segment& before = connection.segments[index - 1];
    const Segment& after = connection.segments[index];
    const base::Nanoseconds waited = after.at - before.at;
    const bool isRepeated = m_rows[index].isAgain && waited >= leastSilence;
    const bool isStall = connection.stall && connection.stall->begin == before.at &&
                         connection.beyondTrip(*connection.stall) >= evidence::leastStall;
    if (!isRepeated && !isStall)
        return;
    const QString length = timeText(waited) + QStringLiteral(" ms");
    const bool isBoth = isDelayedAck && isRepeated && after.from == Side::Gateway;
    m_gaps.push_back({index, isBoth ? tr("%1 of silence: each waits for the other").arg(length)
                                    : tr("%1 of silence").arg(length)});
}

double Ladder::placeOf(base::Nanoseconds at) const
{
    const auto found = std::ranges::lower_bound(m_rows, at, {}, &LadderRow::at);
    return found == m_rows.end() ? m_rows.back().y : found->y;
}

void Ladder::addPhase(const QString& name, base::Nanoseconds from, std::optional<base::Nanoseconds> to)
{
    if (!to || *to < from)
        return;
    LadderPhase phase{name, milliseconds(*to - from), placeOf(from), placeOf(*to), false};
    phase.isSlow = std::ranges::any_of(m_gaps, [&](const LadderGap& gap) {
        const double y = m_rows[gap.before].y;
        return y > phase.from && y <= phase.to;
    });
    m_phases.push_back(std::move(phase));
}

void Ladder::addPhases(const Connection& connection)
{
    if (!connection.tcp)
        return;
    const ExchangeTimes times = exchangeTimes(connection);
    addPhase(QStringLiteral("TCP"), 0ns, connection.tcp);
    base::Nanoseconds at = *connection.tcp;
    if (times.tlsEnd) {
        addPhase(QStringLiteral("TLS"), at, times.tlsEnd);
        at = *times.tlsEnd;
    }
    if (times.firstByte) {
        addPhase(tr("First byte"), at, times.firstByte);
        at = *times.firstByte;
    }
    if (connection.end)
        addPhase(tr("Close"), at, connection.end);
}

QString Ladder::text(std::size_t row) const
{
    const LadderRow& shown = m_rows.at(row);
    const QString what = shown.detail.isEmpty() ? shown.label : shown.label + u", " + shown.detail;
    //: time, then what was sent
    return (shown.isFromClient ? tr("%1 ms, to the gateway: %2") : tr("%1 ms, from the gateway: %2"))
        .arg(timeText(shown.at), what);
}

} // namespace naru::evidence_ui
