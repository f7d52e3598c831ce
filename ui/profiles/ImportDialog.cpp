// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ImportDialog.h"

#include "engine/OtherGateways.h"
#include "engine/ProfileImport.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TextCell.h"
#include "profiles/Background.h"
#include "profiles/FileQuestion.h"
#include "takeover/TakeoverDialog.h"

#include <QDir>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::profiles {

namespace {

constexpr QSize usualSize{880, 480};

/** What became of an import. */
struct Outcome
{
    QStringList files;
    std::optional<base::Error> error;
};

/** What other clients left. */
struct Contents
{
    std::vector<engine::FoundFile> files;
    std::vector<profile::OfferedGateway> gateways;
    /** NetworkManager is there, and does not let this user ask. */
    std::optional<base::Error> refused;
};

Contents lookAround(const ImportDialog::Start& start)
{
    Contents contents;
    contents.files = engine::findCiscoFiles(start.root, start.homes);
    if (!start.asksNetworkManager)
        return contents;
    if (auto gateways = engine::readNetworkManager(start.bus))
        contents.gateways = std::move(*gateways);
    else if (gateways.error().code == base::ErrorCode::ServiceRefused)
        contents.refused = gateways.error();
    return contents;
}

Outcome importAll(const QStringList& sources, const std::vector<profile::OfferedGateway>& gateways,
                  const QString& dataFolder)
{
    Outcome outcome;
    for (const QString& source : sources) {
        const base::Result<QString> file = engine::importProfile(source, dataFolder);
        if (!file) {
            outcome.error = file.error();
            break;
        }
        outcome.files.append(*file);
    }
    if (outcome.error || gateways.empty())
        return outcome;
    const base::Result<QString> made =
        engine::importGateways(gateways, QStringLiteral("NetworkManager"), dataFolder);
    if (made)
        outcome.files.append(*made);
    else
        outcome.error = made.error();
    return outcome;
}

} // namespace

ImportDialog::Start ImportDialog::Start::ofThisMachine()
{
    return {QDir::rootPath(), {QDir::homePath()}, true};
}

ImportDialog::ImportDialog(const kit::Surroundings& surroundings, const Start& start, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_table(surroundings.speech)
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_folder(makeButton())
    , m_preferences(makeButton())
    , m_import(makeButton())
{
    resize(usualSize);
    makeTable();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    content().addWidget(m_notice);
    content().addWidget(m_stack, 1);
    kit::setButtonRole(*m_import, "primary");
    buttons().addWidget(m_folder);
    buttons().addWidget(m_preferences);
    buttons().addStretch(1);
    buttons().addWidget(m_import);
    const auto askFolder = [this] {
        askForFolder(*this, tr("Look below a folder"), [this](const QString& path) { lookBelow(path); });
    };
    connect(m_folder, &QPushButton::clicked, this, askFolder);
    connect(m_empty, &kit::EmptyState::acted, this, askFolder);
    connect(m_preferences, &QPushButton::clicked, this, &ImportDialog::showPreferences);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::importChosen);
    connect(&m_table, &ImportTable::choiceChanged, this, &ImportDialog::refresh);
    retranslate();
    look(start);
}

void ImportDialog::makeTable()
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    std::vector<kit::ColumnWidth> widths(ImportTable::ColumnCount);
    widths[ImportTable::File] = {.least = 280, .fitContent = false, .stretch = 2};
    widths[ImportTable::Content] = {.least = 120, .stretch = 1};
    m_view->setColumnWidths(std::move(widths));
    connect(m_view, &QAbstractItemView::clicked, this, &ImportDialog::toggleCurrent);
    auto* space = new QShortcut(Qt::Key_Space, m_view, nullptr, nullptr, Qt::WidgetShortcut);
    connect(space, &QShortcut::activated, this, &ImportDialog::toggleCurrent);
}

void ImportDialog::lookBelow(const QString& root)
{
    look({root, engine::homesBelow(root)});
}

void ImportDialog::look(const Start& start)
{
    m_start = start;
    inBackground(
        this, [start] { return lookAround(start); },
        [this, generation = ++m_generation](const Contents& contents) {
            if (generation != m_generation)
                return;
            m_filled = true;
            m_table.setContents(contents.files, contents.gateways);
            if (contents.refused)
                m_notice->say(surroundings().speech.words().error(*contents.refused),
                              contents.refused->technical);
            m_view->fitColumns();
            if (m_table.rowCount() > 0)
                m_view->setCurrentIndex(m_table.index(0, 0));
            refresh();
            Q_EMIT filled();
        });
}

void ImportDialog::toggleCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid())
        m_table.setChosen(current.row(), !m_table.isChosen(current.row()));
}

void ImportDialog::importChosen()
{
    m_import->setEnabled(false);
    inBackground(
        this,
        [files = m_table.chosenFiles(), gateways = m_table.chosenGateways(),
         folder = surroundings().dataFolder] { return importAll(files, gateways, folder); },
        [this](const Outcome& outcome) {
            for (const QString& file : outcome.files)
                surroundings().engine.knowFile(file);
            if (!outcome.files.isEmpty())
                Q_EMIT imported(outcome.files);
            if (!outcome.error) {
                accept();
                return;
            }
            m_notice->say(surroundings().speech.words().error(*outcome.error), outcome.error->technical);
            refresh();
        });
}

void ImportDialog::showPreferences()
{
    auto* dialog = new takeover::TakeoverDialog(surroundings(), {m_start.root, m_start.homes}, this);
    dialog->open();
}

void ImportDialog::refresh()
{
    m_stack->setCurrentIndex(m_table.rowCount() == 0 ? 0 : 1);
    m_preferences->setVisible(m_table.hasPreferences());
    const bool isAnyChosen = !m_table.chosenFiles().isEmpty() || !m_table.chosenGateways().empty();
    m_import->setEnabled(isAnyChosen && !surroundings().dataFolder.isEmpty());
    if (m_filled)
        m_empty->setTexts(tr("No other client has left a profile or a gateway here."),
                          tr("Look below a folder: a mounted disk of another system, or a backup."),
                          tr("Look below a folder…"));
    else
        m_empty->setTexts(tr("Looking…"), {}, {});
}

void ImportDialog::retranslate()
{
    setHeading(tr("Import profiles"));
    setSentence(tr("A copy is imported that you may edit; gateways of NetworkManager become one profile. The "
                   "other client's own is only read; when its profile gets newer, you can merge it with your "
                   "edits."));
    setCloseText(tr("Cancel"));
    m_view->setAccessibleName(tr("Profiles and gateways of other clients"));
    m_view->setAccessibleDescription(tr("Space: chooses it or not"));
    m_folder->setText(tr("Look below a folder…"));
    m_preferences->setText(tr("Preferences…"));
    m_import->setText(tr("Import"));
    m_table.retranslate();
    refresh();
}

} // namespace naru::profiles
