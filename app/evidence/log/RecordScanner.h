// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>

namespace naru::evidence {

/** A record of OGS, or of a session of Naru. */
struct LogRecord
{
    /** Wall-clock time of the machine that logged, as if it were UTC; invalid where it has none. */
    QDateTime at;
    QString source;
    /** Without blanks around. */
    QStringList message;
};

/**
 * Finds records in lines: between lines of asterisks, with labels of any language as long as `Function:`
 * stands there. Keeps the messages of OGS' own functions and of Naru's sessions only.
 */
class RecordScanner
{
public:
    /** Takes a line; true where it ended a record of OGS, which `record()` is until the next call. */
    [[nodiscard]] bool take(std::string_view line);
    /** At the end of the text; as `take`. */
    [[nodiscard]] bool finish();

    [[nodiscard]] const LogRecord& record() const { return m_finished; }
    [[nodiscard]] std::int64_t records() const { return m_records; }
    /** Records without a date. */
    [[nodiscard]] std::int64_t skipped() const { return m_skipped; }
    /** The text ended inside a record. */
    [[nodiscard]] bool isCut() const { return m_isCut; }

private:
    enum class In { Outside, Head, Message };

    void takeHead(std::string_view line);
    void takeDateOrTime(std::string_view label, std::string_view value);
    [[nodiscard]] bool end();

    In m_in = In::Outside;
    LogRecord m_record;
    LogRecord m_finished;
    QDate m_date;
    QTime m_time;
    bool m_hasHead = false;
    bool m_isOurs = false;
    bool m_isCut = false;
    qsizetype m_messageBytes = 0;
    std::int64_t m_records = 0;
    std::int64_t m_skipped = 0;
};

} // namespace naru::evidence
