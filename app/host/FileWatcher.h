// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>

namespace naru::host {

/**
 * Tells when one of a few files is written, made, removed or replaced by another, also where it is a
 * symbolic link and its target is replaced. Their folders are watched beside them for that; what else
 * happens there is passed over.
 */
class FileWatcher final : public QObject
{
    Q_OBJECT

public:
    explicit FileWatcher(QStringList files, QObject* parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void watch();
    void look();

    QStringList m_files;
    /** What each file looked like. */
    QHash<QString, QString> m_looks;
    QFileSystemWatcher m_watcher;
};

} // namespace naru::host
