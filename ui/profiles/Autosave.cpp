// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/Autosave.h"

#include "profiles/Background.h"
#include "profiles/ProfileEditor.h"

#include <QCryptographicHash>
#include <QDir>
#include <QUuid>

namespace naru::profiles {

Autosave::Autosave(ProfileEditor& editor, const base::Clock& clock, const QString& dataFolder,
                   QObject* parent)
    : QObject(parent)
    , m_editor(editor)
    , m_clock(clock)
{
    if (dataFolder.isEmpty())
        return;
    m_drafts.emplace(dataFolder);
    QDir().mkpath(dataFolder);
    m_lock = std::make_unique<QLockFile>(dataFolder + QStringLiteral("/drafts.lock"));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &Autosave::keep);
    connect(&m_editor, &ProfileEditor::documentReplaced, this, &Autosave::takeDocument);
    connect(&m_editor, &ProfileEditor::saved, this, &Autosave::takeDocument);
    connect(&m_editor, &ProfileEditor::edited, this, &Autosave::noteEdit);
    takeDocument();
}

Autosave::~Autosave()
{
    keepNow();
}

bool Autosave::ownsDrafts() const
{
    return m_lock && m_lock->isLocked();
}

bool Autosave::isUnsaved() const
{
    return m_drafts && m_editor.hasDocument() && m_editor.isModified();
}

void Autosave::takeDocument()
{
    clear();
    m_name = m_editor.path();
    m_base.reset();
    if (m_name.isEmpty())
        m_name = QStringLiteral("new-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    else
        m_base = m_editor.lastSaved();
}

void Autosave::noteEdit()
{
    if (!isUnsaved())
        clear();
    // Not begun anew at each key: who types without a rest is kept, too.
    else if (!m_soon.isActive())
        m_soon.start();
}

std::function<engine::Draft()> Autosave::drafter() const
{
    return [name = m_name, base = m_base, at = m_clock.system(), document = m_editor.document().unshared()] {
        const QByteArray hash =
            base ? QCryptographicHash::hash(base->bytes(), QCryptographicHash::Sha256) : QByteArray();
        return engine::Draft{name, hash, at, document.bytes()};
    };
}

void Autosave::keep()
{
    if (m_writing || !isUnsaved())
        return;
    m_writing = true;
    inBackground(
        this, [drafts = *m_drafts, draft = drafter()] { return drafts.keep(draft()); },
        [this, name = m_name, revision = m_editor.document().revision()](const base::Result<void>& written) {
            m_writing = false;
            if (!written)
                Q_EMIT failed(written.error());
            // Saved or given up meanwhile, this write has brought it back.
            if (name != m_name && name != m_leftBehind)
                (void)m_drafts->remove(name);
            if (!isUnsaved()) {
                clear();
                return;
            }
            if (name != m_name || m_editor.document().revision() != revision)
                m_soon.start();
            Q_EMIT kept();
        });
}

void Autosave::clear()
{
    m_soon.stop();
    if (m_name.isEmpty())
        return;
    if (const auto removed = m_drafts->remove(m_name); !removed)
        Q_EMIT failed(removed.error());
}

void Autosave::keepNow()
{
    if (!isUnsaved())
        return;
    if (const auto written = m_drafts->keep(drafter()()); !written)
        Q_EMIT failed(written.error());
}

void Autosave::leaveBehind()
{
    keepNow();
    if (isUnsaved())
        m_leftBehind = std::exchange(m_name, {});
}

} // namespace naru::profiles
