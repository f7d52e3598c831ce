// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::connect {

/** One probe as a lane draws it. Times in ms. */
struct TrackProbe
{
    enum class State { Waiting, Running, Ended, Failed };
    State state = State::Waiting;
    /** Running: start since the start of the run. Ended: the value. */
    double ms = 0;
    friend bool operator==(const TrackProbe&, const TrackProbe&) = default;
};

/** What is drawn in a lane. */
struct Track
{
    std::vector<TrackProbe> probes;
    /** Where the bar ends: the lowest value that counts (one that our own late loop spoilt counts only where
     * there is no other). */
    std::optional<double> lowest;
    /** Index of its probe. */
    int lowestProbe = -1;
    bool winner = false;
    bool failed = false;
    friend bool operator==(const Track&, const Track&) = default;

    [[nodiscard]] bool isRunning() const;
};

/** One gateway as the page shows it: all texts are made. */
struct Lane
{
    QString entry;
    QString address;
    /** A number, or an en dash while there is none. */
    QString rank;
    /** Each probe's ms, an ellipsis for one that runs, an en dash for one that failed. */
    QStringList probes;
    /** Index into `probes`, -1 for none. */
    int lowestProbe = -1;
    /** `132 ms`, `≤ 506 ms`, or a word for a state. */
    QString rtt;
    /** Small, under `rtt`; empty where it says nothing more. */
    QString note;
    /** Addresses of its backup servers; empty where it has none. */
    QString backups;
    /** Why there is no number: a sentence in the lane. */
    QString failure;
    /** Only for the winner: one sentence. */
    QString why;
    bool winner = false;
    bool failed = false;
    bool measured = false;
    Track track;
    friend bool operator==(const Lane&, const Lane&) = default;
};

} // namespace naru::connect

Q_DECLARE_METATYPE(naru::connect::Track)
