// SPDX-License-Identifier: GPL-3.0-or-later
#include "takeover/TakeoverDialog.h"

#include "kit/Background.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TextCell.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace naru::takeover {

namespace {

constexpr QSize usualSize{920, 520};

} // namespace

TakeoverDialog::Start TakeoverDialog::Start::ofThisMachine()
{
    return {QDir::rootPath(), {QDir::homePath()}};
}

TakeoverDialog::TakeoverDialog(const kit::Surroundings& surroundings, const Start& start, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_table(surroundings.speech)
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_file(makeButton())
    , m_undo(makeButton())
    , m_take(makeButton())
{
    resize(usualSize);
    makeTable();
    layOut();
    connect(m_file, &QPushButton::clicked, this, &TakeoverDialog::askForFile);
    connect(m_empty, &kit::EmptyState::acted, this, &TakeoverDialog::askForFile);
    connect(m_undo, &QPushButton::clicked, this, &TakeoverDialog::undo);
    connect(m_take, &QPushButton::clicked, this, &TakeoverDialog::take);
    connect(&m_table, &TakeoverTable::choiceChanged, this, &TakeoverDialog::refresh);
    const kit::EngineView* engine = &surroundings.engine;
    connect(engine, &kit::EngineView::settingsChanged, this, &TakeoverDialog::plan);
    connect(engine, &kit::EngineView::profileChanged, this, &TakeoverDialog::plan);
    retranslate();
    look(start);
}

void TakeoverDialog::layOut()
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    content().addWidget(m_notice);
    content().addWidget(m_stack, 1);
    kit::setButtonRole(*m_take, "primary");
    buttons().addWidget(m_file);
    buttons().addStretch(1);
    buttons().addWidget(m_undo);
    buttons().addWidget(m_take);
}

void TakeoverDialog::makeTable()
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    std::vector<kit::ColumnWidth> widths(TakeoverTable::ColumnCount);
    widths[TakeoverTable::What] = {.least = 200, .fitContent = true, .stretch = 1};
    widths[TakeoverTable::Now] = {.least = 120, .fitContent = true, .stretch = 1};
    widths[TakeoverTable::Then] = {.least = 160, .fitContent = true, .stretch = 1};
    widths[TakeoverTable::From] = {.least = 200, .fitContent = false, .stretch = 2};
    m_view->setColumnWidths(std::move(widths));
    connect(m_view, &QAbstractItemView::clicked, this, &TakeoverDialog::toggleCurrent);
    auto* space = new QShortcut(Qt::Key_Space, m_view, nullptr, nullptr, Qt::WidgetShortcut);
    connect(space, &QShortcut::activated, this, &TakeoverDialog::toggleCurrent);
}

void TakeoverDialog::look(const Start& start)
{
    kit::inBackground(
        this,
        [start, folder = surroundings().dataFolder] {
            return Reading{engine::readPreferencesFiles(engine::findCiscoFiles(start.root, start.homes)),
                           engine::previousGateway(folder)};
        },
        [this, generation = ++m_generation](const Reading& reading) {
            if (generation == m_generation)
                show(reading);
        });
}

void TakeoverDialog::lookAt(const QString& file)
{
    kit::inBackground(
        this,
        [file, folder = surroundings().dataFolder] {
            const std::vector<engine::FoundFile> named{{engine::CiscoFile::UserPreferences, file, {}}};
            return Reading{engine::readPreferencesFiles(named), engine::previousGateway(folder)};
        },
        [this, generation = ++m_generation](const Reading& reading) {
            if (generation == m_generation)
                show(reading);
        });
}

void TakeoverDialog::show(const Reading& reading)
{
    m_filled = true;
    m_reading = reading;
    m_notice->dismiss();
    if (!reading.preferences.problems.empty()) {
        const base::Error& error = reading.preferences.problems.front();
        m_notice->say(surroundings().speech.words().error(error), error.technical);
    }
    plan();
    if (m_table.rowCount() > 0) {
        m_view->setCurrentIndex(m_table.index(0, 0));
        m_view->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT filled();
}

void TakeoverDialog::askForFile()
{
    auto* question = new QFileDialog(this, tr("Preferences of a Cisco client"), QDir::homePath());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setFileMode(QFileDialog::ExistingFile);
    // Most of these files are hidden ones.
    question->setFilter(question->filter() | QDir::Hidden);
    connect(question, &QFileDialog::fileSelected, this, &TakeoverDialog::lookAt);
    question->open();
}

void TakeoverDialog::plan()
{
    const kit::EngineView& engine = surroundings().engine;
    engine::TakeoverInput input{engine.settings(), m_reading.previousGateway, {}, {}};
    if (engine.profile())
        input.useProfile(*engine.profile());
    m_table.setRows(engine::planTakeover(m_reading.preferences.files, input));
    m_view->fitColumns();
}

void TakeoverDialog::toggleCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid())
        m_table.setChosen(current.row(), !m_table.isChosen(current.row()));
}

void TakeoverDialog::take()
{
    kit::EngineView& engine = surroundings().engine;
    const std::vector<engine::TakeoverRow> rows = m_table.chosenRows();
    const engine::TakenOver taken = engine::takeOver(rows, engine.settings());
    m_before = Before{engine.settings(), m_reading.previousGateway, int(rows.size())};
    if (taken.previousGateway) {
        m_reading.previousGateway = *taken.previousGateway;
        engine.setPreviousGateway(*taken.previousGateway);
    }
    engine.setSettings(taken.settings);
    plan();
    m_undo->setFocus(Qt::OtherFocusReason);
}

void TakeoverDialog::undo()
{
    const Before before = *std::exchange(m_before, std::nullopt);
    kit::EngineView& engine = surroundings().engine;
    if (before.previousGateway != m_reading.previousGateway) {
        m_reading.previousGateway = before.previousGateway;
        engine.setPreviousGateway(before.previousGateway);
    }
    engine.setSettings(before.settings);
    plan();
    m_view->setFocus(Qt::OtherFocusReason);
}

void TakeoverDialog::refresh()
{
    m_stack->setCurrentIndex(m_table.rowCount() == 0 ? 0 : 1);
    m_take->setEnabled(!m_table.chosenRows().empty());
    m_undo->setVisible(m_before.has_value());
    setSentence(m_before
                    ? tr("%n setting(s) were taken over. They can be undone here, and changed or set back "
                         "one by one on the Settings page.",
                         nullptr, m_before->count)
                    : tr("What has a check mark is taken over; Space or a click takes it away. Nothing is "
                         "changed before, and the file of the other client is only read."));
    if (m_filled)
        m_empty->setTexts(tr("No client of Cisco has left preferences here."),
                          tr("They may be on another disk or in a backup: .anyconnect, preferences.xml or "
                             "preferences_global.xml."),
                          tr("Choose a file…"));
    else
        m_empty->setTexts(tr("Looking…"), {}, {});
}

void TakeoverDialog::retranslate()
{
    setHeading(tr("Take over from a Cisco client"));
    m_view->setAccessibleName(tr("What would be taken over"));
    m_view->setAccessibleDescription(tr("Space: chooses it or not"));
    m_file->setText(tr("Other file…"));
    m_undo->setText(tr("Undo"));
    m_take->setText(tr("Take over"));
    m_table.retranslate();
    refresh();
}

} // namespace naru::takeover
