// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Capture.h"
#include "evidence/CheckedCapture.h"
#include "evidence/Log.h"
#include "evidence/SupportSession.h"

#include <memory>
#include <vector>

namespace naru::evidence_ui {

/** A log that was read, or the last run of this program. */
struct OpenedLog
{
    /** Empty for the last run, which may have no file. */
    QString path;
    /** Inside a bundle. */
    bool isBundled = false;
    evidence::LogReading reading;
    /** `history()` of it, for the chart. */
    std::vector<evidence::LogSeries> series;
};

struct OpenedCapture
{
    /** Empty for one that came inside a support session. */
    QString path;
    /** File name. */
    QString name;
    evidence::CaptureReading reading;
};

struct OpenedSession
{
    QString path;
    evidence::SupportSession session;
};

using LogPtr = std::shared_ptr<const OpenedLog>;
using CapturePtr = std::shared_ptr<const OpenedCapture>;
using SessionPtr = std::shared_ptr<const OpenedSession>;

/** A log with all that is drawn of it, which takes its time for a long one. Any thread. */
[[nodiscard]] LogPtr openedLog(const QString& path, bool isBundled, evidence::LogReading reading);

/** What came out of files; null for what none of them was. */
struct Opened
{
    LogPtr log;
    CapturePtr capture;
    SessionPtr session;
    /** Of the files that could not be read. */
    std::vector<evidence::ReadError> errors;
};

/** Reads files of any of the kinds, each told by its bytes. A session brings its first log and capture along.
 * Blocks; any thread. */
[[nodiscard]] Opened openFiles(const QStringList& paths, const evidence::ReadControl& control);

} // namespace naru::evidence_ui
