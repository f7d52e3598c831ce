// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/RestoreBar.h"

#include "kit/ChoiceBar.h"
#include "kit/Speech.h"
#include "profiles/Autosave.h"
#include "profiles/Background.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ProfileFiles.h"

#include <QCryptographicHash>
#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

namespace naru::profiles {

using engine::Draft;
using profile::Document;

namespace {

bool isOfFile(const Draft& draft)
{
    return QFileInfo(draft.profile).isAbsolute();
}

/** What the edits are put upon: what the file holds now, else a new profile. */
struct Ground
{
    Document document;
    bool isReadOnly = false;
    /** The file is what was edited. */
    bool isSame = true;
};

Ground groundOf(const Draft& draft)
{
    if (!isOfFile(draft))
        return {Document::create()};
    const base::Result<DocumentFile> file = readDocumentFile(draft.profile);
    if (!file)
        return {Document::create(), false, false};
    const QByteArray hash = QCryptographicHash::hash(file->document.bytes(), QCryptographicHash::Sha256);
    return {file->document, file->isReadOnly, hash == draft.baseSha256};
}

} // namespace

/** A draft, and whether its file is still what was edited. */
struct RestoreBar::Offer
{
    Draft draft;
    bool isSame = true;
};

RestoreBar::RestoreBar(const kit::Surroundings& surroundings, ProfileEditor& editor, Autosave& autosave,
                       QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_editor(editor)
    , m_autosave(autosave)
    , m_bar(new kit::ChoiceBar(surroundings.theme, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_bar);
    connect(m_bar, &kit::ChoiceBar::chosen, this, [this](int choice) { act(Choice(choice)); });
}

RestoreBar::~RestoreBar() = default;

void RestoreBar::search()
{
    if (!m_autosave.ownsDrafts())
        return;
    inBackground(
        this,
        [folder = m_surroundings.dataFolder, present = m_autosave.name()] {
            std::vector<Offer> offers;
            for (Draft& draft : engine::Drafts(folder).all()) {
                if (draft.profile == present)
                    continue;
                const bool isSame = groundOf(draft).isSame;
                offers.push_back({std::move(draft), isSame});
            }
            return offers;
        },
        [this](const std::vector<Offer>& offers) {
            m_offers = offers;
            refresh();
            Q_EMIT searched();
        });
}

void RestoreBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void RestoreBar::refresh()
{
    if (m_offers.empty()) {
        m_bar->hide();
        return;
    }
    const Draft& draft = m_offers.front().draft;
    const QString when = m_surroundings.speech.words().dateTime(draft.keptAt);
    QString sentence;
    if (!isOfFile(draft))
        sentence = tr("A new profile was not saved; its last edit was at %1.").arg(when);
    else
        sentence =
            tr("Edits of %1 were not saved, the last at %2.").arg(QFileInfo(draft.profile).fileName(), when);
    if (!m_offers.front().isSame)
        sentence += u' ' % tr("The file has been changed since; undo shows it as it is now.");
    m_bar->say(sentence, {tr("Restore"), tr("Discard"), tr("Later")});
    m_bar->setToolTip(draft.profile);
}

void RestoreBar::act(Choice choice)
{
    switch (choice) {
    case Restore:
        restore(Draft(m_offers.front().draft));
        return;
    case Discard:
        if (const auto removed =
                engine::Drafts(m_surroundings.dataFolder).remove(m_offers.front().draft.profile);
            !removed)
            Q_EMIT m_editor.failed(removed.error());
        drop();
        return;
    case Later:
        drop();
        return;
    }
}

void RestoreBar::drop()
{
    m_offers.erase(m_offers.begin());
    refresh();
}

void RestoreBar::restore(const Draft& draft)
{
    const base::Result<Document> edited = Document::open(draft.bytes);
    if (!edited) {
        Q_EMIT m_editor.failed(edited.error());
        return;
    }
    const Ground ground = groundOf(draft);
    const QString path = isOfFile(draft) ? draft.profile : QString();
    m_autosave.leaveBehind();
    m_editor.setDocument(ground.document, path, ground.isReadOnly);
    // Opening a file takes away its draft, so the edits are kept at once.
    if (!m_editor.edit([&edited](Document& document) { return document.setText(edited->text()); }))
        return;
    m_autosave.keepNow();
    if (path.isEmpty())
        (void)engine::Drafts(m_surroundings.dataFolder).remove(draft.profile);
    // What was edited before is offered now in its place.
    search();
}

} // namespace naru::profiles
