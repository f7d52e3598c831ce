// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/DiskBar.h"

#include "kit/ChoiceBar.h"
#include "profiles/DiskWatch.h"
#include "profiles/ProfileEditor.h"

#include <QEvent>
#include <QVBoxLayout>

namespace naru::profiles {

DiskBar::DiskBar(const kit::Surroundings& surroundings, ProfileEditor& editor, DiskWatch& disk,
                 QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_disk(disk)
    , m_bar(new kit::ChoiceBar(surroundings.theme, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_bar);
    connect(m_bar, &kit::ChoiceBar::chosen, this, [this](int choice) { act(m_choices.at(choice)); });
    connect(&m_disk, &DiskWatch::stateChanged, this, &DiskBar::refresh);
    connect(&m_editor, &ProfileEditor::stateChanged, this, &DiskBar::refresh);
    refresh();
}

void DiskBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void DiskBar::setServerCopyNewer(bool newer)
{
    m_serverCopyNewer = newer;
    refresh();
}

void DiskBar::refresh()
{
    if (!m_editor.hasDocument()) {
        m_bar->hide();
    } else if (m_disk.changed()) {
        sayChanged();
    } else if (m_disk.isMissing()) {
        say(tr("The file is gone from its place: %1. Saving writes it anew.").arg(m_editor.path()),
            {Choice::SaveAs});
    } else if (m_editor.isReadOnly()) {
        say(tr("This file cannot be written: %1. What you edit can be saved as another file.")
                .arg(m_editor.path()),
            {Choice::SaveAs});
    } else if (m_serverCopyNewer) {
        say(tr("The server has a newer copy of this profile than the one your edits began from."),
            {Choice::Compare, Choice::Merge, Choice::Later});
    } else {
        m_bar->hide();
    }
}

void DiskBar::sayChanged()
{
    const bool readable = m_disk.theirs().has_value();
    if (!readable) {
        say(tr("Another program has changed the file, and it is no well-formed XML any more: %1.")
                .arg(m_editor.path()),
            {Choice::KeepMine, Choice::SaveAs});
    } else if (m_editor.isModified()) {
        say(tr("Another program has changed the file while you edited it: %1.").arg(m_editor.path()),
            {Choice::Compare, Choice::Merge, Choice::TakeTheirs, Choice::KeepMine});
    } else {
        say(tr("Another program has changed the file: %1.").arg(m_editor.path()),
            {Choice::Compare, Choice::TakeTheirs, Choice::KeepMine});
    }
}

void DiskBar::say(const QString& sentence, const QList<Choice>& choices)
{
    m_choices = choices;
    QStringList texts;
    for (const Choice choice : choices)
        texts.append(text(choice));
    m_bar->say(sentence, texts);
}

QString DiskBar::text(Choice choice) const
{
    switch (choice) {
    case Choice::Compare:
        return tr("Compare…");
    case Choice::Merge:
        return tr("Merge…");
    case Choice::TakeTheirs:
        return tr("Take theirs");
    case Choice::KeepMine:
        return tr("Keep mine");
    case Choice::SaveAs:
        return tr("Save as…");
    case Choice::Later:
        return tr("Later");
    }
    Q_UNREACHABLE();
}

void DiskBar::act(Choice choice)
{
    switch (choice) {
    case Choice::Compare:
        Q_EMIT compareWished();
        return;
    case Choice::Merge:
        Q_EMIT mergeWished();
        return;
    case Choice::TakeTheirs:
        m_disk.takeTheirs();
        return;
    case Choice::KeepMine:
        m_disk.keepMine();
        return;
    case Choice::SaveAs:
        Q_EMIT saveAsWished();
        return;
    case Choice::Later:
        setServerCopyNewer(false);
        return;
    }
}

} // namespace naru::profiles
