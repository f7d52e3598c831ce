// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "profiles/Autosave.h"
#include "profiles/CompareSource.h"
#include "profiles/DiskWatch.h"
#include "profiles/MergeTable.h"

#include <optional>

namespace naru::profiles {

class DiskBar;
class ProfileEditor;
class RestoreBar;

/**
 * What the Profiles page offers around the editor: compare, merge, try a certificate, the list of known
 * profiles, import; and what it does by itself: it keeps unsaved edits and watches the file. The page shows
 * its actions and its bars, and follows its wishes.
 */
class ProfileTools final : public QObject
{
    Q_OBJECT

public:
    /** `editor` and `page` must outlive it; dialogs open over `page`. */
    ProfileTools(const kit::Surroundings& surroundings, ProfileEditor& editor, QWidget& page);
    ~ProfileTools() override;

    [[nodiscard]] QAction* profilesAction() const { return m_profiles; }
    [[nodiscard]] QAction* importAction() const { return m_import; }
    [[nodiscard]] QAction* compareAction() const { return m_compare; }
    [[nodiscard]] QAction* mergeAction() const { return m_merge; }
    [[nodiscard]] QAction* certificateAction() const { return m_certificate; }
    /** All of them, in the order of a menu. */
    [[nodiscard]] QList<QAction*> actions() const;
    /** What has to be said above the editor; takes no room while there is nothing. Owned by the page. */
    [[nodiscard]] QWidget* bars() const { return m_bars; }
    [[nodiscard]] DiskBar& diskBar() const { return *m_diskBar; }
    [[nodiscard]] RestoreBar& restoreBar() const { return *m_restoreBar; }
    [[nodiscard]] DiskWatch& disk() { return m_disk; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }

    void showProfiles();
    void showImport();
    void compare();
    /** With what another program wrote into the file, else with the server's newer copy, else with a file
     * that the user chooses. */
    void merge();
    void mergeWithFile(const QString& path);
    void tryCertificate();
    void retranslate();

Q_SIGNALS:
    /** To be opened in the editor; the page asks before unsaved edits are lost. */
    void openWished(const QString& path);
    void saveAsWished();

private:
    void connectActions();
    void connectEditor();
    void lookForServerCopy();
    void mergeWithDisk();
    void mergeWithServer();
    void showMerge(const MergeInput& input, bool hasBase, std::function<void(profile::Document)> apply);
    void refresh();

    kit::Surroundings m_surroundings;
    ProfileEditor& m_editor;
    QWidget& m_page;
    DiskWatch m_disk;
    Autosave m_autosave;
    QWidget* m_bars;
    RestoreBar* m_restoreBar;
    DiskBar* m_diskBar;
    QAction* m_profiles;
    QAction* m_import;
    QAction* m_compare;
    QAction* m_merge;
    QAction* m_certificate;
    /** The server's copy that the edits were merged with; it becomes their base when they are saved. */
    std::optional<QByteArray> m_mergedCopy;
    /** To be merged with the server's copy as soon as it is open. */
    QString m_mergeWhenOpen;
};

} // namespace naru::profiles
