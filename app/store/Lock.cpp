// SPDX-License-Identifier: GPL-3.0-or-later
#include "Lock.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace naru::store {

FileLock::FileLock(int descriptor)
    : m_descriptor(descriptor)
{}

FileLock::FileLock(FileLock&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

base::Result<FileLock> FileLock::take(const QString& path)
{
    const auto unusable = [&](const QString& technical) {
        return std::unexpected(base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, technical});
    };
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return unusable(info.absolutePath());
    const QString name = info.absolutePath() + u"/." + info.fileName() + u".lock";
    FileLock lock(
        ::open(QFile::encodeName(name).constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (lock.m_descriptor < 0)
        return unusable(qt_error_string(errno));
    // Asked again and again, since a wait in the system has no deadline.
    const QDeadlineTimer deadline(std::chrono::seconds(10));
    while (::flock(lock.m_descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            return unusable(qt_error_string(errno));
        if (deadline.hasExpired())
            return unusable(QStringLiteral("locked by another process"));
        QThread::msleep(2);
    }
    return lock;
}

} // namespace naru::store
