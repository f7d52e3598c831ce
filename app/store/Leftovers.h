// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>

namespace naru::store {

/** A write that was killed leaves its half behind under a name of its own; nobody writes while the caller
 * holds the file's lock. */
inline void removeLeftovers(const QString& path)
{
    const QFileInfo info(path);
    QDir folder = info.absoluteDir();
    const QStringList leftovers = folder.entryList({info.fileName() + QLatin1String(".??????")}, QDir::Files);
    for (const QString& leftover : leftovers)
        folder.remove(leftover);
}

/** Keeps a damaged file beside the one that takes its place, as `*.damaged`. */
inline void putAside(const QString& path)
{
    const QString aside = path + QLatin1String(".damaged");
    QFile::remove(aside);
    QFile::rename(path, aside);
}

} // namespace naru::store
