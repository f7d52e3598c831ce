// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/DiskWatch.h"

#include "profile/Reader.h"
#include "profiles/Background.h"
#include "profiles/ProfileEditor.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

namespace naru::profiles {

using profile::Document;

namespace {

/** Programs write a file in several steps; a few looks are enough. */
constexpr std::chrono::milliseconds lookPause(200);

} // namespace

/** What a look at the file has shown. */
struct DiskWatch::Look
{
    bool missing = false;
    std::optional<QByteArray> changed;
    std::optional<base::Result<Document>> theirs;

    static Look at(const QString& path, const Document& saved)
    {
        const QFileInfo info(path);
        QFile file(path);
        if (!info.isFile())
            return {!info.exists(), {}, {}};
        if (info.size() > profile::maxProfileBytes || !file.open(QIODevice::ReadOnly))
            return {};
        const QByteArray bytes = file.read(profile::maxProfileBytes);
        if (bytes == saved.bytes())
            return {};
        return {false, bytes, Document::open(bytes)};
    }
};

DiskWatch::DiskWatch(ProfileEditor& editor, QObject* parent)
    : QObject(parent)
    , m_editor(editor)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(lookPause);
    connect(&m_soon, &QTimer::timeout, this, &DiskWatch::check);
    const auto lookSoon = [this] {
        // Not begun anew: in a busy folder it would never come to its end.
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, lookSoon);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            check();
    });
    connect(&m_editor, &ProfileEditor::documentReplaced, this, &DiskWatch::takeSaved);
    connect(&m_editor, &ProfileEditor::saved, this, &DiskWatch::takeSaved);
    connect(&m_editor, &ProfileEditor::failed, this, [this](const base::Error& error) {
        if (error.code == base::ErrorCode::FileChanged)
            check();
    });
    takeSaved();
}

DiskWatch::~DiskWatch() = default;

void DiskWatch::takeSaved()
{
    ++m_generation;
    m_saved = m_editor.path().isEmpty() ? std::nullopt : m_editor.lastSaved();
    take({});
    watch();
}

void DiskWatch::watch()
{
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    if (!m_saved)
        return;
    // A file that is put in the place of another is seen by its folder alone.
    const QFileInfo info(m_editor.path());
    for (const QString& path : {info.absoluteFilePath(), info.absolutePath()}) {
        if (QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

void DiskWatch::check()
{
    m_soon.stop();
    if (!m_saved)
        return;
    // Before the look: what is written from here on is told of, what was written until now is looked at.
    watch();
    inBackground(
        this, [path = m_editor.path(), saved = *m_saved] { return Look::at(path, saved); },
        [this, generation = m_generation](const Look& look) {
            if (generation != m_generation)
                return;
            take(look);
        });
}

void DiskWatch::take(const Look& look)
{
    if (look.changed == m_changed && look.missing == m_missing)
        return;
    m_changed = look.changed;
    m_theirs = look.theirs;
    m_missing = look.missing;
    Q_EMIT stateChanged();
}

void DiskWatch::putUpon(const QString& text)
{
    m_editor.setDocument(**m_theirs, m_editor.path(), m_editor.isReadOnly());
    m_editor.edit([text](Document& document) { return document.setText(text); });
}

void DiskWatch::keepMine()
{
    if (m_theirs && *m_theirs)
        putUpon(QString(m_editor.document().text()));
    else
        m_editor.saveAs(m_editor.path());
}

void DiskWatch::takeTheirs()
{
    putUpon(QString(m_editor.document().text()));
    m_editor.undo();
}

void DiskWatch::adopt(const Document& merged)
{
    putUpon(merged.text());
}

} // namespace naru::profiles
