// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProfileTools.h"

#include "engine/ServerProfiles.h"
#include "kit/EngineView.h"
#include "profiles/Background.h"
#include "profiles/CertificateDialog.h"
#include "profiles/CompareDialog.h"
#include "profiles/DiskBar.h"
#include "profiles/FileQuestion.h"
#include "profiles/ImportDialog.h"
#include "profiles/KnownDialog.h"
#include "profiles/MergeDialog.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ProfileFiles.h"
#include "profiles/RestoreBar.h"

#include <QVBoxLayout>

#include <utility>

namespace naru::profiles {

using engine::ServerCopy;
using engine::ServerProfiles;
using profile::Document;

ProfileTools::ProfileTools(const kit::Surroundings& surroundings, ProfileEditor& editor, QWidget& page)
    : QObject(&page)
    , m_surroundings(surroundings)
    , m_editor(editor)
    , m_page(page)
    , m_disk(editor)
    , m_autosave(editor, surroundings.clock, surroundings.dataFolder)
    , m_bars(new QWidget(&page))
    , m_restoreBar(new RestoreBar(surroundings, editor, m_autosave, m_bars))
    , m_diskBar(new DiskBar(surroundings, editor, m_disk, m_bars))
    , m_profiles(new QAction(this))
    , m_import(new QAction(this))
    , m_compare(new QAction(this))
    , m_merge(new QAction(this))
    , m_certificate(new QAction(this))
{
    auto* layout = new QVBoxLayout(m_bars);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_restoreBar);
    layout->addWidget(m_diskBar);
    connectActions();
    connectEditor();
    retranslate();
    refresh();
    m_restoreBar->search();
}

ProfileTools::~ProfileTools() = default;

QList<QAction*> ProfileTools::actions() const
{
    return {m_profiles, m_import, m_compare, m_merge, m_certificate};
}

void ProfileTools::connectActions()
{
    connect(m_profiles, &QAction::triggered, this, &ProfileTools::showProfiles);
    connect(m_import, &QAction::triggered, this, &ProfileTools::showImport);
    connect(m_compare, &QAction::triggered, this, &ProfileTools::compare);
    connect(m_merge, &QAction::triggered, this, &ProfileTools::merge);
    connect(m_certificate, &QAction::triggered, this, &ProfileTools::tryCertificate);
    connect(m_diskBar, &DiskBar::compareWished, this, &ProfileTools::compare);
    connect(m_diskBar, &DiskBar::mergeWished, this, &ProfileTools::merge);
    connect(m_diskBar, &DiskBar::saveAsWished, this, &ProfileTools::saveAsWished);
}

void ProfileTools::connectEditor()
{
    connect(&m_autosave, &Autosave::failed, &m_editor, &ProfileEditor::failed);
    connect(&m_editor, &ProfileEditor::documentReplaced, this, [this] {
        m_mergedCopy.reset();
        m_diskBar->setServerCopyNewer(false);
        refresh();
        lookForServerCopy();
    });
    connect(&m_surroundings.engine, &kit::EngineView::serverProfileCame, this, [this](const QString& file) {
        if (file == m_editor.path())
            lookForServerCopy();
    });
    connect(&m_editor, &ProfileEditor::saved, this, [this] {
        const std::optional<QByteArray> copy = std::exchange(m_mergedCopy, std::nullopt);
        if (!copy)
            return;
        const ServerProfiles copies(m_surroundings.dataFolder);
        if (const auto kept = copies.setBase(m_editor.path(), *copy); !kept)
            Q_EMIT m_editor.failed(kept.error());
    });
}

void ProfileTools::refresh()
{
    for (QAction* action : {m_compare, m_merge, m_certificate})
        action->setEnabled(m_editor.hasDocument());
}

void ProfileTools::lookForServerCopy()
{
    if (m_surroundings.dataFolder.isEmpty() || m_editor.path().isEmpty())
        return;
    inBackground(
        this,
        [path = m_editor.path(), folder = m_surroundings.dataFolder] {
            const ServerProfiles copies(folder);
            // Where the other client is gone, its last copy stays what it was.
            (void)copies.refresh(path);
            const std::optional<ServerCopy> copy = copies.find(path);
            return copy && copy->isNewer();
        },
        [this, path = m_editor.path()](bool newer) {
            if (path != m_editor.path())
                return;
            m_diskBar->setServerCopyNewer(newer);
            // The answer for the document before may come when another one is already wished for.
            if (m_mergeWhenOpen != path)
                return;
            m_mergeWhenOpen.clear();
            if (newer)
                mergeWithServer();
        });
}

void ProfileTools::showProfiles()
{
    auto* dialog = new KnownDialog(m_surroundings, &m_page);
    connect(dialog, &KnownDialog::editWished, this, &ProfileTools::openWished);
    connect(dialog, &KnownDialog::importWished, this, &ProfileTools::showImport);
    connect(dialog, &KnownDialog::mergeWished, this, [this](const QString& path) {
        if (path == m_editor.path()) {
            mergeWithServer();
            return;
        }
        m_mergeWhenOpen = path;
        Q_EMIT openWished(path);
    });
    dialog->open();
}

void ProfileTools::showImport()
{
    auto* dialog = new ImportDialog(m_surroundings, ImportDialog::Start::ofThisMachine(), &m_page);
    connect(dialog, &ImportDialog::imported, this, [this](const QStringList& files) {
        // Without an active profile there is nothing to take the place of; else the list says what has come.
        if (!m_surroundings.engine.profile())
            m_surroundings.engine.openFiles({files.first()});
        else if (m_page.findChild<KnownDialog*>() == nullptr)
            showProfiles();
    });
    dialog->open();
}

void ProfileTools::compare()
{
    if (!m_editor.hasDocument())
        return;
    auto sources =
        compareSources(m_editor, m_disk, m_surroundings.dataFolder, m_surroundings.engine.knownFiles());
    (new CompareDialog(m_surroundings, m_editor, std::move(sources), &m_page))->open();
}

void ProfileTools::merge()
{
    if (!m_editor.hasDocument())
        return;
    if (m_disk.changed() && m_disk.theirs()) {
        mergeWithDisk();
        return;
    }
    const bool keeps = !m_surroundings.dataFolder.isEmpty() && !m_editor.path().isEmpty();
    const std::optional<ServerCopy> copy =
        keeps ? ServerProfiles(m_surroundings.dataFolder).find(m_editor.path()) : std::nullopt;
    if (copy && copy->isNewer())
        mergeWithServer();
    else
        askForProfileFile(m_page, tr("Merge with"), [this](const QString& path) { mergeWithFile(path); });
}

void ProfileTools::mergeWithDisk()
{
    showMerge({*m_disk.saved(), m_editor.document(), *m_disk.theirs()}, true,
              [this](const Document& merged) { m_disk.adopt(merged); });
}

void ProfileTools::mergeWithServer()
{
    const std::optional<ServerCopy> copy = ServerProfiles(m_surroundings.dataFolder).find(m_editor.path());
    if (!copy || !m_editor.hasDocument())
        return;
    const base::Result<Document> base = Document::open(copy->base);
    const base::Result<Document> theirs = Document::open(copy->newest);
    if (!base || !theirs) {
        Q_EMIT m_editor.failed(base ? theirs.error() : base.error());
        return;
    }
    showMerge({*base, m_editor.document(), *theirs}, true,
              [this, newest = copy->newest](const Document& merged) {
                  m_editor.adopt(merged);
                  m_mergedCopy = newest;
                  m_diskBar->setServerCopyNewer(false);
              });
}

void ProfileTools::mergeWithFile(const QString& path)
{
    inBackground(
        this, [path] { return readDocumentFile(path); },
        [this](const base::Result<DocumentFile>& file) {
            if (!file)
                Q_EMIT m_editor.failed(file.error());
            else if (m_editor.hasDocument())
                showMerge({m_editor.document(), m_editor.document(), file->document}, false,
                          [this](const Document& merged) { m_editor.adopt(merged); });
        });
}

void ProfileTools::showMerge(const MergeInput& input, bool hasBase,
                             std::function<void(profile::Document)> apply)
{
    auto* dialog = new MergeDialog(m_surroundings, input, hasBase, &m_page);
    connect(dialog, &MergeDialog::applied, this, std::move(apply));
    // What was merged is not what is in the editor any more.
    connect(&m_editor, &ProfileEditor::documentReplaced, dialog, &QDialog::reject);
    dialog->open();
}

void ProfileTools::tryCertificate()
{
    if (m_editor.hasDocument())
        (new CertificateDialog(m_surroundings, m_editor, &m_page))->open();
}

void ProfileTools::retranslate()
{
    m_profiles->setText(tr("Profiles…"));
    m_import->setText(tr("Import…"));
    m_compare->setText(tr("Compare…"));
    m_merge->setText(tr("Merge…"));
    m_certificate->setText(tr("Try a certificate…"));
}

} // namespace naru::profiles
