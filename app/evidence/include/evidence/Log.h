// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace naru::evidence {

/** How a run ended, as its log says it. */
enum class LogOutcome {
    /** The log ends, or another run begins, before the table of results. */
    Unfinished,
    Selected,
    /** The answer came from the cache. */
    Cached,
    /** `Retained the last server to maximize the user experience.` */
    Retained,
    /** `Unable to generate search results. Retaining the last server.` */
    NoResults,
    Refused,
    /** The timer ended before any server could be pinged. */
    TimedOut,
};

/** One headend in a run. */
struct LogGateway
{
    QString host;
    /** `OGS starting thread named`, local time of the machine that logged, whole seconds. */
    std::optional<QDateTime> startedAt;
    std::optional<QDateTime> pingsAt;
    /** In the order of the log. Empty and `pingsLogged`: no pings recorded. */
    std::vector<std::chrono::milliseconds> pings;
    bool pingsLogged = false;
    /** Of the table, else the lowest ping (OGS-04). */
    std::optional<std::chrono::milliseconds> rtt;
    bool inTable = false;
    /** What stands where a value would: `no pings recorded`, a code; empty where there is a value. */
    QString failure;
    /** For a cached value: index of the earlier run whose lowest ping it is. */
    std::optional<std::size_t> measuredInRun;
};

/** One run of OGS. */
struct LogRun
{
    /** The first record of it. */
    std::optional<QDateTime> at;
    std::optional<QDateTime> endedAt;
    /** As the log says it: `connection attempt`; empty where it does not. */
    QString trigger;
    QString lastServer;
    /** In the order of the log. */
    std::vector<LogGateway> gateways;
    bool fromCache = false;
    QString selected;
    LogOutcome outcome = LogOutcome::Unfinished;
    /** The sentence of a refusal. */
    QString reason;
    /** `acvpnui`, `naru`. */
    QString source;
    /** The file inside a bundle; empty for a plain file. */
    QString file;
    /** Its first record is dated before the end of the run above it by more than two seconds. */
    bool clockWentBack = false;
};

/** What Naru's own log says of a connection: a code and its arguments. */
struct LogNotice
{
    /** As `LogRun::at`. */
    std::optional<QDateTime> at;
    /** `connection-up`: the name of a `session::NoticeCode`. */
    QString code;
    QVariantMap arguments;
    /** How many runs had begun before it. */
    std::size_t runsBefore = 0;
};

/** What a log, or a bundle of logs, says of OGS. */
struct LogReading
{
    /** In the order of the file. */
    std::vector<LogRun> runs;
    std::int64_t records = 0;
    /** Records without a function or a date. */
    std::int64_t skipped = 0;
    /** The last record, or the archive, is cut off. */
    bool truncated = false;
    /** Logs that were read, as the bundle names them. */
    QStringList files;
    /** Of connections, in the order of the file; 10,000 at most. */
    std::vector<LogNotice> notices;
    /** Runs beyond the bound of 10,000. */
    std::int64_t runsLeftOut = 0;
};

/** A gateway over all runs, for a chart; nothing where a run has no value: a gap. */
struct LogSeries
{
    struct Point
    {
        QDateTime at;
        std::optional<std::chrono::milliseconds> rtt;
        std::size_t run = 0;
    };
    QString host;
    std::vector<Point> points;
};

/** Measured runs alone: a cached value was not measured again. In the order of first appearance. */
[[nodiscard]] std::vector<LogSeries> history(const LogReading& log);

/**
 * Reads AnyConnect's log, Naru's own, or a DART bundle, in UTF-8, UTF-16 or an 8-bit encoding, in bounded
 * memory (OGS-61, 68). Naru's older files (`naru.log.1`…) are read before it. Blocks; any thread. Errors:
 * those of the file and of archives, `NotALog`, `NothingInside`, `Cancelled`.
 */
[[nodiscard]] ReadResult<LogReading> readLog(const QString& path, const ReadControl& control = {});

} // namespace naru::evidence
