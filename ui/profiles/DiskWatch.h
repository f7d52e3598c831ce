// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Document.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

namespace naru::profiles {

class ProfileEditor;

/**
 * Notices that another program has changed the file of the profile in the editor, and does what the user
 * chooses then. Looks when the system tells of a change, when the window comes to the front, and when saving
 * was refused for it. Lives in the window thread; the file is read in another.
 */
class DiskWatch final : public QObject
{
    Q_OBJECT

public:
    /** `editor` must outlive it. */
    explicit DiskWatch(ProfileEditor& editor, QObject* parent = nullptr);
    ~DiskWatch() override;

    /** As the file was read or saved last; nothing for a profile that was never saved. */
    [[nodiscard]] const std::optional<profile::Document>& saved() const { return m_saved; }
    /** What the file holds now; nothing while it is what it was. */
    [[nodiscard]] const std::optional<QByteArray>& changed() const { return m_changed; }
    /** That as a document; an error where it is none. Only while `changed`. */
    [[nodiscard]] const base::Result<profile::Document>& theirs() const { return *m_theirs; }
    /** The file is gone: saving makes it again. */
    [[nodiscard]] bool isMissing() const { return m_missing; }

    void check();
    /** The user's edits stay, as one step of undo upon what the file holds now: saving writes over it
     * knowingly. Where that is no document, the file is written at once. */
    void keepMine();
    /** The file as it is now; the user's edits are one redo away. Needs `theirs`. */
    void takeTheirs();
    /** As `keepMine`, with the result of a merge in the place of the user's edits. Needs `theirs`. */
    void adopt(const profile::Document& merged);

Q_SIGNALS:
    /** `changed`, `theirs` or `isMissing`. */
    void stateChanged();

private:
    struct Look;
    void takeSaved();
    void watch();
    void take(const Look& look);
    /** Puts a text upon what the file holds now. */
    void putUpon(const QString& text);

    ProfileEditor& m_editor;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    std::optional<profile::Document> m_saved;
    std::optional<QByteArray> m_changed;
    std::optional<base::Result<profile::Document>> m_theirs;
    bool m_missing = false;
    /** Counts what was saved, so that a look of before is not taken for one of after. */
    int m_generation = 0;
};

} // namespace naru::profiles
