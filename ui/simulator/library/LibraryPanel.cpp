// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/LibraryPanel.h"

#include "kit/FileSaver.h"
#include "kit/Icons.h"
#include "kit/KeptSelection.h"
#include "kit/SearchField.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/library/LibraryModel.h"
#include "simulator/library/NoteBar.h"
#include "simulator/library/ScenarioCell.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

LibraryPanel::LibraryPanel(const kit::Surroundings& surroundings, ScenarioStore& store, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_store(store)
    , m_model(new LibraryModel(store, surroundings.speech, this))
    , m_search(new kit::SearchField(this))
    , m_view(new kit::KeptSelection<QListView>(this))
    , m_nothing(new QLabel(this))
    , m_note(new NoteBar(surroundings.theme, this))
    , m_new(makeButton(QStringLiteral("add")))
    , m_open(makeButton(QStringLiteral("open")))
    , m_more(new QToolButton(this))
{
    layOut();
    m_view->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model->setFilter(words);
        m_nothing->setVisible(m_model->rowCount() == 0);
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &LibraryPanel::follow);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now, const QModelIndex& before) {
                Q_EMIT m_view->itemDelegate()->sizeHintChanged(before);
                Q_EMIT m_view->itemDelegate()->sizeHintChanged(now);
                // Focus and a press make a row the current one, too, but choose none.
                if (m_view->selectionModel()->isSelected(now))
                    choose(now);
            });
    connect(m_view, &QListView::clicked, this, &LibraryPanel::choose);
    connect(m_view, &QListView::activated, this, [this] { edit(m_current); });
    connect(m_view, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) { showMenu(m_view->indexAt(place), place); });
    connect(m_new, &QPushButton::clicked, this, &LibraryPanel::newWished);
    connect(m_open, &QPushButton::clicked, this, &LibraryPanel::askForFile);
    connect(m_more, &QToolButton::clicked, this, &LibraryPanel::showMenuOfCurrent);
    retranslate();
}

QPushButton* LibraryPanel::makeButton(const QString& icon)
{
    auto* button = new QPushButton(this);
    button->setIcon(kit::Icons::icon(icon, m_surroundings.theme));
    kit::setButtonRole(*button, "quiet");
    return button;
}

void LibraryPanel::layOut()
{
    setFixedWidth(panelWidth);
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    m_search->setLens(kit::Icons::icon(QStringLiteral("search"), m_surroundings.theme));
    m_search->setProperty("compact", true);
    m_more->setIcon(kit::Icons::icon(QStringLiteral("more"), m_surroundings.theme));
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ScenarioCell(m_surroundings.theme, m_view));
    m_view->setProperty("strip", true);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setMouseTracking(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_nothing->setProperty("tone", "small");
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(2), 0);
    m_nothing->hide();

    auto* search = new QHBoxLayout;
    search->setContentsMargins(Theme::space(3), Theme::space(3), Theme::space(3), 0);
    search->setSpacing(Theme::space(1));
    search->addWidget(m_search, 1);
    search->addWidget(m_more);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(Theme::space(1), Theme::space(1), Theme::space(1), Theme::space(2));
    foot->setSpacing(0);
    foot->addWidget(m_new);
    foot->addWidget(m_open);
    foot->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(search);
    column->addWidget(m_nothing);
    column->addWidget(m_view, 1);
    column->addWidget(m_note);
    column->addLayout(foot);
}

void LibraryPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Find a scenario"));
    m_search->setAccessibleName(tr("Find a scenario"));
    m_view->setAccessibleName(tr("Scenarios"));
    m_view->setAccessibleDescription(tr("Return edits, F2 renames, Delete deletes the chosen scenario."));
    m_nothing->setText(tr("No scenario has these words."));
    m_note->setCloseName(tr("Close"));
    m_new->setText(tr("New"));
    m_new->setToolTip(tr("Write a new scenario"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Take a scenario from a file into the library"));
    m_more->setToolTip(tr("More for the chosen scenario"));
    m_more->setAccessibleName(tr("More for the chosen scenario"));
}

void LibraryPanel::follow()
{
    select(m_current);
}

void LibraryPanel::choose(const QModelIndex& index)
{
    const QString id = index.data(LibraryModel::Id).toString();
    if (id.isEmpty() || id == m_current)
        return;
    m_current = id;
    Q_EMIT chosen(id);
}

/** The keyboard came to a row that is not chosen yet: its first key chooses it. */
bool LibraryPanel::chooseUnderFocus(const QKeyEvent& key)
{
    const QModelIndex row = m_view->currentIndex();
    const bool isChoosing = key.key() == Qt::Key_Down || key.key() == Qt::Key_Up ||
                            key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isChoosing || !row.isValid() || row.data(LibraryModel::Id).toString() == m_current)
        return false;
    m_view->selectionModel()->select(row, QItemSelectionModel::ClearAndSelect);
    choose(row);
    return true;
}

void LibraryPanel::select(const QString& id)
{
    m_current = id;
    const QModelIndex index = m_model->indexOf(id);
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    // It is higher now.
    m_view->doItemsLayout();
    m_view->scrollTo(index);
}

void LibraryPanel::showMenu(const QModelIndex& index, const QPoint& corner)
{
    const ScenarioEntry* entry = m_model->entryAt(index);
    if (entry == nullptr)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, *entry);
    menu->popup(m_view->viewport()->mapToGlobal(corner));
}

void LibraryPanel::showMenuOfCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    m_view->scrollTo(current);
    showMenu(current, m_view->visualRect(current).center());
}

void LibraryPanel::fillMenu(QMenu& menu, const ScenarioEntry& entry)
{
    const auto add = [&](const QString& words, void (LibraryPanel::*act)(const QString&)) {
        return menu.addAction(words, this, [this, act, id = entry.id] { (this->*act)(id); });
    };
    add(entry.isOwn() ? tr("Edit") : tr("Edit a copy"), &LibraryPanel::edit);
    add(tr("Duplicate"), &LibraryPanel::duplicate);
    add(tr("Export…"), &LibraryPanel::exportScenario);
    menu.addSeparator();
    QAction* rename = add(tr("Rename…"), &LibraryPanel::rename);
    QAction* remove = add(tr("Delete"), &LibraryPanel::remove);
    rename->setEnabled(entry.isOwn());
    remove->setEnabled(entry.isOwn());
}

template <class T>
std::optional<T> LibraryPanel::orSay(StoreResult<T> result)
{
    if (result) {
        m_note->hide();
        return *std::move(result);
    }
    say(result.error());
    return {};
}

void LibraryPanel::say(const StoreError& error)
{
    m_note->say(storeSentence(m_surroundings.speech.words(), error));
}

void LibraryPanel::edit(const QString& id)
{
    if (m_store.find(id) != nullptr)
        Q_EMIT editWished(id);
}

void LibraryPanel::duplicate(const QString& id)
{
    if (const auto copy = orSay(m_store.duplicate(id))) {
        select(*copy);
        Q_EMIT chosen(*copy);
    }
}

void LibraryPanel::rename(const QString& id)
{
    const ScenarioEntry* entry = m_store.find(id);
    if (entry == nullptr || !entry->isOwn())
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename the scenario"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(entry->titleIn(m_surroundings.speech.language()));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString& title) {
        if (title.trimmed().isEmpty())
            return;
        if (auto done = m_store.rename(id, title.trimmed(), m_surroundings.speech.language()); !done)
            say(done.error());
    });
    dialog->open();
}

void LibraryPanel::remove(const QString& id)
{
    const ScenarioEntry* entry = m_store.find(id);
    if (entry == nullptr)
        return;
    if (!entry->isOwn())
        return m_note->say(tr("This scenario belongs to the program and stays."));
    const QString title = entry->titleIn(m_surroundings.speech.language());
    if (auto done = m_store.remove(id); !done)
        return say(done.error());
    m_note->say(tr("Deleted: %1").arg(title), tr("Undo"), [this] {
        if (const auto restored = orSay(m_store.restore())) {
            select(*restored);
            Q_EMIT chosen(*restored);
        }
    });
}

void LibraryPanel::exportScenario(const QString& id)
{
    const ScenarioEntry* entry = m_store.find(id);
    if (entry == nullptr)
        return;
    kit::askWhereToSave(*this, tr("Export the scenario"), entry->fileName() % QStringLiteral(".json"),
                        [this, id](const QString& path) {
                            if (auto done = m_store.exportTo(id, path); !done)
                                say(done.error());
                        });
}

void LibraryPanel::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Open a scenario"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Scenarios (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryPanel::importFile);
    dialog->open();
}

void LibraryPanel::importFile(const QString& path)
{
    if (const auto id = orSay(m_store.importFile(path))) {
        m_search->clear();
        select(*id);
        Q_EMIT chosen(*id);
    }
}

void LibraryPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    }
    QWidget::changeEvent(event);
}

bool LibraryPanel::event(QEvent* event)
{
    // Buttons are wider in another language, and when the style sheet has reached them.
    if (event->type() == QEvent::LayoutRequest)
        setFixedWidth(std::max(panelWidth, layout()->minimumSize().width()));
    return QWidget::event(event);
}

bool LibraryPanel::eventFilter(QObject* watched, QEvent* event)
{
    // The chosen one stays in sight when a note comes below the list.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (chooseUnderFocus(key))
        return true;
    if (key.matches(QKeySequence::Delete))
        remove(m_current);
    else if (key.key() == Qt::Key_Menu || (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier))
        showMenuOfCurrent();
    else if (key.key() == Qt::Key_F2)
        rename(m_current);
    else if (key.matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else if (key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier)
        // It plays and pauses: the page takes it.
        event->ignore();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace naru::simulator
