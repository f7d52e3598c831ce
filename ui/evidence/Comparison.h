// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"
#include "evidence/Log.h"
#include "evidence/Naming.h"

#include <optional>
#include <vector>

namespace naru::evidence_ui {

/** One probe of one gateway by both measures; what is not known is nothing. */
struct ProbeCell
{
    std::optional<std::chrono::milliseconds> log;
    /** SYN to the gateway's FIN or RST. */
    std::optional<base::Nanoseconds> capture;
    std::optional<base::Nanoseconds> tcp;
    /** Capture minus log. */
    std::optional<base::Nanoseconds> difference;
    /** Index into `CaptureReading::connections`. */
    std::optional<std::size_t> connection;
    int syns = 0;
    /** A finding names its connection. */
    bool isFlagged = false;
    /** The lowest of its gateway: the one that counts (OGS-04). */
    bool isLowest = false;

    /** Asked for, and no answer was seen. */
    [[nodiscard]] bool isUnanswered() const { return syns > 0 && !tcp && !capture; }
};

/** A gateway. */
struct ComparisonRow
{
    QString name;
    /** As log or capture name it. */
    QString target;
    std::vector<ProbeCell> probes;
    std::optional<std::chrono::milliseconds> rtt;
    /** Why there is no value: as the log says it. */
    QString failure;
    bool isChosen = false;
    /** The run whose lowest probe a cached value is. */
    std::optional<std::size_t> measuredInRun;
};

/** Log and capture beside each other; rows in the order of their RTT, those without one last. */
struct Comparison
{
    std::vector<ComparisonRow> rows;
    /** The most that a gateway has. */
    int probes = 0;
    bool hasLog = false;
    bool hasCapture = false;
    /** Pairs of a value of the log and a connection. */
    int pairs = 0;
};

/** `run`: null without a log; `capture`: null without one, then `report` says nothing. More than 20 probes of
 * one gateway are left out. */
[[nodiscard]] Comparison compare(const evidence::LogRun* run, const evidence::CaptureReading* capture,
                                 const evidence::CheckReport& report, const Naming& naming);

} // namespace naru::evidence_ui
