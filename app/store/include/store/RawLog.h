// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "base/Event.h"

#include <QString>
#include <QTimeZone>

#include <vector>

namespace naru::store {

/** Something that a session told, as data: a stable code and its arguments. */
struct LogNotice
{
    base::SystemTime at;
    QString code;
    QVariantMap arguments;
};

/**
 * The raw log: events in the record form of AnyConnect's own log, always in English (OGS-60, 61).
 * `naru.log` and up to four older files, 2 MB each. Several processes may write. Any thread.
 */
class RawLog
{
public:
    static constexpr qint64 maxFileBytes = 2 * 1024 * 1024;
    static constexpr int maxFiles = 5;

    /** `source` is what stands behind `Source`: `naru` or `naructl`. */
    RawLog(QString path, QString source);

    /** Appends the events' records; each record is one write. FileNotWritable. */
    [[nodiscard]] base::Result<void> append(const std::vector<base::Event>& events) const;
    [[nodiscard]] base::Result<void> append(const LogNotice& notice) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    [[nodiscard]] base::Result<void> write(const std::vector<QString>& records) const;

    QString m_path;
    QString m_source;
};

/**
 * Records of consecutive events: the block of selection results is one record. Date and time are those of
 * `zone`. Control characters and asterisks of a name cannot make a record of their own.
 */
[[nodiscard]] std::vector<QString> logRecords(const std::vector<base::Event>& events, const QString& source,
                                              const QTimeZone& zone);
/** One record with the code and the arguments as JSON in one line; arguments that are too long are left out.
 */
[[nodiscard]] QString logRecord(const LogNotice& notice, const QString& source, const QTimeZone& zone);

} // namespace naru::store
