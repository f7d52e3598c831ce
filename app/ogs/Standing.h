// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Plan.h"
#include "ogs/ProbeEvent.h"
#include "ogs/Score.h"
#include "ogs/Verdict.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::ogs {

/** What is known of one target while it is measured. */
class Standing
{
public:
    Standing(const PlannedTarget& planned, RankBy rankBy, bool answeredBefore);

    void apply(const LookupEnded& event);
    void apply(const ProbeStarted& event);
    void apply(const ProbeSkipped& event);
    void apply(const ProbeConnected& event);
    void apply(const ProbeEnded& event);
    /** Nothing more will come. */
    void close();

    [[nodiscard]] const profile::Target& target() const { return m_target; }
    [[nodiscard]] RankBy rankBy() const { return m_rankBy; }
    [[nodiscard]] const QString& address() const { return m_address; }
    /** Ended probes by index. */
    [[nodiscard]] const std::vector<Probe>& probes() const { return m_probes; }
    [[nodiscard]] std::vector<RunningProbe> running() const;
    [[nodiscard]] int planned() const { return static_cast<int>(m_tracks.size()); }
    [[nodiscard]] int skipped() const { return m_skipped; }
    [[nodiscard]] const std::optional<LookupEnded>& lookup() const { return m_lookup; }
    [[nodiscard]] std::optional<base::Nanoseconds> startedAt() const;
    [[nodiscard]] std::optional<base::Nanoseconds> endedAt() const { return m_endedAt; }

    /** No probe of it can end any more. */
    [[nodiscard]] bool isOver() const;
    /** Best of its probes in what ranks; nothing where none has a value. */
    [[nodiscard]] const std::optional<Score>& best() const { return bestBy(m_rankBy); }
    [[nodiscard]] const std::optional<Score>& bestBy(RankBy rankBy) const
    {
        return rankBy == RankBy::TcpHandshake ? m_bestTcp : m_bestExchange;
    }
    /** The probe that `best` is about. */
    [[nodiscard]] const Probe* bestProbe() const;
    /** Lowest SYN to SYN/ACK of all its connections. */
    [[nodiscard]] std::optional<base::Nanoseconds> lowestTcp() const { return m_lowestTcp; }
    /** Waiting, Running, Measured, Failed or Unfinished. */
    [[nodiscard]] GatewayState state() const;
    /** The reason that says most; nothing where a probe has a value. */
    [[nodiscard]] std::optional<Failure> failure() const;
    /** A probe was closed without an answer although the gateway has answered before (OGS-05). */
    [[nodiscard]] bool banSuspected() const;

    /**
     * From when on none of its unfinished probes can have a value below `bound` any more, if only time
     * passes. Nothing where time alone does not tell: one has not started and the path is not known yet. What
     * is known: a probe is not faster than the time since its SYN, nor than two of the target's lowest TCP
     * handshake (one, where the handshake ranks). Without any SYN/ACK the path is longer than two SYNs have
     * been without an answer: one alone may have been lost.
     */
    [[nodiscard]] std::optional<base::Nanoseconds> slowerThan(base::Nanoseconds bound) const;

private:
    struct Track
    {
        std::optional<base::Nanoseconds> startedAt;
        std::optional<base::Nanoseconds> tcp;
        bool over = false;
    };
    [[nodiscard]] Track* track(int index);
    [[nodiscard]] std::optional<base::Nanoseconds> slowerThan(const Track& track,
                                                              base::Nanoseconds bound) const;
    /** Round trips of the path that what ranks takes at least. */
    [[nodiscard]] int leastRoundTrips() const { return m_rankBy == RankBy::TcpHandshake ? 1 : 2; }
    /** When the second of its SYNs left that are without an answer; nothing where there is none. */
    [[nodiscard]] std::optional<base::Nanoseconds> secondUnanswered() const;

    profile::Target m_target;
    RankBy m_rankBy;
    bool m_answeredBefore;
    std::vector<Track> m_tracks;
    std::vector<Probe> m_probes;
    std::optional<Score> m_bestExchange;
    std::optional<Score> m_bestTcp;
    int m_skipped = 0;
    std::optional<LookupEnded> m_lookup;
    QString m_address;
    std::optional<base::Nanoseconds> m_lowestTcp;
    std::optional<base::Nanoseconds> m_endedAt;
    bool m_closed = false;
};

} // namespace naru::ogs
