// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/KnownDialog.h"

#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/TextCell.h"
#include "profiles/Background.h"
#include "profiles/FileQuestion.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::profiles {

namespace {

constexpr QSize usualSize{880, 480};

} // namespace

KnownDialog::KnownDialog(const kit::Surroundings& surroundings, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_import(makeButton())
    , m_add(makeButton())
    , m_remove(makeButton())
    , m_merge(makeButton())
    , m_activate(makeButton())
    , m_edit(makeButton())
{
    resize(usualSize);
    makeTable();
    layOut();
    connect(m_import, &QPushButton::clicked, this, &KnownDialog::importWished);
    connect(m_empty, &kit::EmptyState::acted, this, &KnownDialog::importWished);
    connect(m_add, &QPushButton::clicked, this, &KnownDialog::addFile);
    connect(m_remove, &QPushButton::clicked, this, &KnownDialog::remove);
    connect(m_merge, &QPushButton::clicked, this, &KnownDialog::merge);
    connect(m_activate, &QPushButton::clicked, this, &KnownDialog::activate);
    connect(m_edit, &QPushButton::clicked, this, &KnownDialog::edit);
    const kit::EngineView& engine = surroundings.engine;
    connect(&engine, &kit::EngineView::knownFilesChanged, this, &KnownDialog::look);
    connect(&engine, &kit::EngineView::profileChanged, this, &KnownDialog::look);
    retranslate();
    look();
}

void KnownDialog::makeTable()
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    std::vector<kit::ColumnWidth> widths(KnownTable::ColumnCount);
    widths[KnownTable::Name] = {.least = 260, .fitContent = false, .stretch = 2};
    widths[KnownTable::State] = {.least = 200, .stretch = 1};
    m_view->setColumnWidths(std::move(widths));
    connect(m_view, &QAbstractItemView::activated, this, &KnownDialog::edit);
    connect(m_view, &kit::RowTable::deletePressed, this, &KnownDialog::remove);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &KnownDialog::refresh);
}

void KnownDialog::layOut()
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    content().addWidget(m_stack, 1);
    buttons().addWidget(m_import);
    buttons().addWidget(m_add);
    buttons().addStretch(1);
    for (QPushButton* button : {m_remove, m_merge, m_activate, m_edit})
        buttons().addWidget(button);
}

void KnownDialog::look()
{
    const kit::EngineView& engine = surroundings().engine;
    inBackground(
        this,
        [files = engine.knownFiles(), active = engine.files(), folder = surroundings().dataFolder] {
            return lookAtProfiles(files, active, folder);
        },
        [this, generation = ++m_generation](const std::vector<KnownProfile>& profiles) {
            if (generation != m_generation)
                return;
            const int row = std::max(0, m_view->currentIndex().row());
            m_table.setProfiles(profiles);
            m_view->fitColumns();
            setCurrentRow(std::min(row, m_table.rowCount() - 1));
            refresh();
            Q_EMIT filled();
        });
}

QModelIndex KnownDialog::currentRow() const
{
    return m_view->currentIndex();
}

void KnownDialog::setCurrentRow(int row)
{
    if (row >= 0)
        m_view->setCurrentIndex(m_table.index(row, 0));
}

const KnownProfile* KnownDialog::current() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? &m_table.profile(index.row()) : nullptr;
}

void KnownDialog::refresh()
{
    const KnownProfile* known = current();
    m_stack->setCurrentIndex(m_table.rowCount() == 0 ? 0 : 1);
    m_remove->setEnabled(known);
    m_edit->setEnabled(known && known->exists);
    m_activate->setEnabled(known && known->gateways && !known->isActive);
    m_merge->setVisible(known && known->hasNewerCopy && known->exists);
}

void KnownDialog::addFile()
{
    askForProfileFile(*this, tr("Add a profile"),
                      [this](const QString& path) { surroundings().engine.knowFile(path); });
}

void KnownDialog::activate()
{
    if (const KnownProfile* known = current())
        surroundings().engine.openFiles({known->path});
}

void KnownDialog::edit()
{
    const KnownProfile* known = current();
    if (!known || !known->exists)
        return;
    Q_EMIT editWished(known->path);
    accept();
}

void KnownDialog::merge()
{
    Q_EMIT mergeWished(current()->path);
    accept();
}

void KnownDialog::remove()
{
    if (const KnownProfile* known = current())
        surroundings().engine.forgetFile(known->path);
}

void KnownDialog::retranslate()
{
    setHeading(tr("Profiles"));
    setSentence(tr("The active profile is the one that is measured and connected with. Taking a profile from "
                   "this list leaves its file where it is."));
    m_view->setAccessibleName(tr("Known profiles"));
    m_view->setAccessibleDescription(tr("Return: edit; Delete: take from the list"));
    m_empty->setTexts(tr("No profile is known yet."),
                      tr("Import the ones that a Cisco client left on this machine, or add a file."),
                      tr("Import…"));
    m_import->setText(tr("Import…"));
    m_add->setText(tr("Add a file…"));
    m_remove->setText(tr("Take from the list"));
    m_merge->setText(tr("Merge…"));
    m_activate->setText(tr("Make active"));
    m_edit->setText(tr("Edit"));
    m_table.retranslate();
    refresh();
}

} // namespace naru::profiles
