// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/RawLog.h"

#include "Lock.h"

#include <QFile>
#include <QFileInfo>

namespace naru::store {

namespace {

/** `naru.log.1` is the youngest of the older files. */
QString olderFile(const QString& path, int age)
{
    return age == 0 ? path : QString(path + u'.' + QString::number(age));
}

void rotate(const QString& path)
{
    QFile::remove(olderFile(path, RawLog::maxFiles - 1));
    for (int age = RawLog::maxFiles - 2; age >= 0; --age)
        QFile::rename(olderFile(path, age), olderFile(path, age + 1));
}

} // namespace

RawLog::RawLog(QString path, QString source)
    : m_path(std::move(path))
    , m_source(std::move(source))
{}

base::Result<void> RawLog::append(const std::vector<base::Event>& events) const
{
    return write(logRecords(events, m_source, QTimeZone::systemTimeZone()));
}

base::Result<void> RawLog::append(const LogNotice& notice) const
{
    return write({logRecord(notice, m_source, QTimeZone::systemTimeZone())});
}

base::Result<void> RawLog::write(const std::vector<QString>& records) const
{
    const auto lock = FileLock::take(m_path);
    if (!lock)
        return std::unexpected(lock.error());
    QFile file(m_path);
    constexpr QIODevice::OpenMode mode = QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered;
    bool good = file.open(mode);
    for (const QString& record : records) {
        const QByteArray bytes = record.toUtf8().left(maxFileBytes);
        if (good && file.size() + bytes.size() > maxFileBytes) {
            file.close();
            rotate(m_path);
            good = file.open(mode);
        }
        good = good && file.write(bytes) == bytes.size();
    }
    if (!good)
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotWritable, m_path, std::nullopt, file.errorString()});
    return {};
}

} // namespace naru::store
