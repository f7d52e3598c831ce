// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileWatcher.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace naru::host {

namespace {

/** Differs whenever the file is written or another one stands in its place; empty where there is none. */
QString looksOf(const QString& path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    return QStringLiteral("%1 %2 %3 %4")
        .arg(info.st_ino)
        .arg(info.st_size)
        .arg(info.st_mtim.tv_sec)
        .arg(info.st_mtim.tv_nsec);
}

} // namespace

FileWatcher::FileWatcher(QStringList files, QObject* parent)
    : QObject(parent)
    , m_files(std::move(files))
    , m_watcher(this)
{
    for (const QString& file : m_files)
        m_looks.insert(file, looksOf(file));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatcher::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatcher::look);
    watch();
}

void FileWatcher::watch()
{
    for (const QString& file : m_files) {
        QStringList paths{file, QFileInfo(file).path()};
        if (const QString target = QFileInfo(file).canonicalFilePath(); !target.isEmpty())
            paths.append(QFileInfo(target).path());
        for (const QString& path : paths) {
            const bool watched = m_watcher.files().contains(path) || m_watcher.directories().contains(path);
            if (!watched && QFileInfo::exists(path))
                m_watcher.addPath(path);
        }
    }
}

void FileWatcher::look()
{
    // A replaced file drops out of the watcher; the one in its place comes in here.
    watch();
    bool isNew = false;
    for (const QString& file : m_files) {
        const QString looks = looksOf(file);
        isNew = isNew || m_looks.value(file) != looks;
        m_looks.insert(file, looks);
    }
    if (isNew)
        Q_EMIT changed();
}

} // namespace naru::host
