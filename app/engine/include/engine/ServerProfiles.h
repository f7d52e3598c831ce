// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace naru::engine {

/** What is kept of the server's side of one of the user's profiles. */
struct ServerCopy
{
    /** The copy that the user's edits began from, or were last merged with. */
    QByteArray base;
    /** The copy that came last. */
    QByteArray newest;
    /** The file of another client that it was taken from; empty where a server sent it. */
    QString source;

    [[nodiscard]] bool isNewer() const { return base != newest; }
};

/**
 * The copies of profiles that servers sent, or that another client of this machine got from one. They lie
 * below `server-profiles` in the data folder, apart from the files that the user edits, and are never edited
 * themselves. Any thread; blocks for the files.
 */
class ServerProfiles
{
public:
    explicit ServerProfiles(const QString& dataFolder);

    /** Nothing where none is kept for that file of the user, or it can't be read. */
    [[nodiscard]] std::optional<ServerCopy> find(const QString& profile) const;
    /** Keeps a copy that has come; the first one is the base, too. `FileTooLarge`, `FileNotWritable`. */
    [[nodiscard]] base::Result<void> keep(const QString& profile, const QByteArray& bytes,
                                          const QString& source = {}) const;
    /** Keeps a copy that a server sent. With the first one the user's file is the base: nobody knows what its
     * edits began from. Errors as above, and those of reading that file. */
    [[nodiscard]] base::Result<void> keepSent(const QString& profile, const QByteArray& bytes) const;
    /** Looks at the source again and keeps what stands there now. Nothing happens without one. */
    [[nodiscard]] base::Result<void> refresh(const QString& profile) const;
    /** The user's file has been merged with this copy, which is the base from now on. Nothing happens where
     * no copy is kept. */
    [[nodiscard]] base::Result<void> setBase(const QString& profile, const QByteArray& bytes) const;
    /** Forgets what is kept for that file of the user. */
    void remove(const QString& profile) const;

private:
    [[nodiscard]] QString folderOf(const QString& profile) const;

    QString m_folder;
};

} // namespace naru::engine
