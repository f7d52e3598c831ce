// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "RecordScanner.h"
#include "evidence/Log.h"

#include <vector>

namespace naru::evidence {

/** Puts records together to runs. */
class RunBuilder
{
public:
    /** `file`: where the records that follow come from. */
    void beginFile(const QString& file);
    void take(const LogRecord& record);
    /** The runs; the builder is of no use any more. */
    void finish(LogReading& reading);

private:
    /** The run that goes on, or a new one. Null beyond the bound. */
    [[nodiscard]] LogRun* runFor(const LogRecord& record, bool isNew);
    [[nodiscard]] bool isApart(const QDateTime& at) const;
    [[nodiscard]] static LogGateway* gateway(LogRun& run, const QString& host);
    void takeThread(const LogRecord& record, const QString& host);
    void takePings(const LogRecord& record, const QString& line);
    void takeResults(const LogRecord& record);
    void takeOutcome(const LogRecord& record, const QString& line);
    void takeNotice(const LogRecord& record, const QString& line);

    std::vector<LogRun> m_runs;
    std::vector<LogNotice> m_notices;
    std::int64_t m_leftOut = 0;
    QString m_file;
    bool m_isOpen = false;
    QDateTime m_last;
};

} // namespace naru::evidence
