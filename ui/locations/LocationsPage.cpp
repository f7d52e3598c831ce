// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationsPage.h"

#include "kit/ConfirmBar.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/FileSaver.h"
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/StatusStrip.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "locations/AgeCell.h"
#include "locations/ForgetCell.h"
#include "locations/KeysCell.h"
#include "locations/LocationTexts.h"
#include "locations/LocationsCsv.h"
#include "locations/WhereaboutsPanel.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::locations {

using kit::EngineView;
using kit::Theme;

namespace {

/** Ages are told in minutes at the finest. */
constexpr std::chrono::seconds clockStep(30);
/** Of a column of the order, with its gap; of all other columns together. */
constexpr int placeWidth = 96;
constexpr int otherWidth = 700;

} // namespace

LocationsPage::LocationsPage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_table(surroundings.speech)
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_whereabouts(new WhereaboutsPanel(surroundings.theme, surroundings.speech, this))
    , m_confirm(new kit::ConfirmBar(surroundings.theme, this))
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_strip(new kit::StatusStrip(this))
    , m_export(new QAction(this))
    , m_forgetAll(new QAction(this))
{
    makeActions();
    makeTable();
    layOut();
    connectEngine();
    retranslate();
}

void LocationsPage::makeActions()
{
    const Theme& theme = surroundings().theme;
    m_export->setIcon(kit::Icons::icon(QStringLiteral("export"), theme));
    m_forgetAll->setIcon(kit::Icons::icon(QStringLiteral("forget"), theme));
    connect(m_export, &QAction::triggered, this, [this] {
        kit::askWhereToSave(*this, tr("Export as CSV"), QStringLiteral("locations.csv"),
                            [this](const QString& path) { saveCsv(path); });
    });
    connect(m_forgetAll, &QAction::triggered, this, &LocationsPage::askToForgetAll);
}

void LocationsPage::makeTable()
{
    const Theme& theme = surroundings().theme;
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(theme, m_view));
    m_view->setItemDelegateForColumn(LocationTable::Age, new AgeCell(theme, m_table, m_view));
    m_view->setItemDelegateForColumn(LocationTable::Keys, new KeysCell(theme, m_table, m_view));
    auto* forget = new ForgetCell(theme, m_view);
    m_view->setItemDelegateForColumn(LocationTable::Forget, forget);
    std::vector<kit::ColumnWidth> widths(LocationTable::ColumnCount);
    widths[LocationTable::Age] = {.least = 46};
    widths[LocationTable::Keys] = {.least = 150, .stretch = 2};
    for (int column = LocationTable::FirstPlace; column < LocationTable::More; ++column)
        widths[static_cast<std::size_t>(column)] = {.least = 60, .stretch = 1};
    widths[LocationTable::Kept] = {.least = 150, .stretch = 1};
    m_view->setColumnWidths(std::move(widths));

    connect(forget, &ForgetCell::clicked, this,
            [this](const QModelIndex& index) { m_model.forget(m_table.entry(index.row())); });
    connect(m_view, &kit::RowTable::deletePressed, this,
            [this](const QModelIndex& index) { askToForget(index.row()); });
}

void LocationsPage::layOut()
{
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_whereabouts);
    layout->addWidget(m_confirm);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_strip);
}

void LocationsPage::connectEngine()
{
    EngineView& engine = surroundings().engine;
    const auto follow = [&](auto signal, auto take) {
        connect(&engine, signal, this, take);
        take();
    };
    const auto setNow = [this] { m_model.setNow(surroundings().clock.system()); };
    setNow();
    follow(&EngineView::profileChanged, [this] { m_model.setProfile(surroundings().engine.profile()); });
    follow(&EngineView::networkChanged, [this] { m_model.setNetwork(surroundings().engine.network()); });
    follow(&EngineView::cacheChanged, [this, setNow] {
        setNow();
        m_model.setCache(surroundings().engine.cache());
    });
    follow(&EngineView::settingsChanged,
           [this] { m_model.setLifetime(surroundings().engine.settings().cacheLifetime); });
    follow(&EngineView::runningChanged, [this] { m_model.setRunning(surroundings().engine.isRunning()); });
    connect(&m_model, &LocationsViewModel::changed, this, &LocationsPage::refresh);
    connect(&m_model, &LocationsViewModel::measureHereRequested, &engine, &EngineView::measureHere);
    connect(&m_model, &LocationsViewModel::forgetRequested, &engine, &EngineView::forget);
    connect(&m_model, &LocationsViewModel::clearRequested, &engine, &EngineView::clearLocations);
    connect(m_whereabouts, &WhereaboutsPanel::measureWished, &m_model, &LocationsViewModel::measureHere);
    connect(m_empty, &kit::EmptyState::acted, &m_model, &LocationsViewModel::measureHere);
    connect(m_whereabouts, &WhereaboutsPanel::forgetWished, this, [this] {
        if (const LocationEntry* here = m_model.picture().here())
            m_model.forget(*here);
    });
    m_clock.setInterval(clockStep);
    connect(&m_clock, &QTimer::timeout, this, setNow);
}

QString LocationsPage::title() const
{
    return tr("Locations");
}

QString LocationsPage::iconName() const
{
    return QStringLiteral("locations");
}

QList<QAction*> LocationsPage::headerActions() const
{
    return {m_export, m_forgetAll};
}

void LocationsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
    m_model.setNow(surroundings().clock.system());
    m_clock.start();
}

void LocationsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    m_clock.stop();
}

void LocationsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitPlaces();
}

void LocationsPage::fitPlaces()
{
    const int most = std::clamp(m_table.longestOrder(), 1, LocationTable::places);
    const int shown = std::clamp((width() - otherWidth) / placeWidth, 2, most);
    m_table.setShownPlaces(shown);
    for (int place = 0; place < LocationTable::places; ++place)
        m_view->setColumnHidden(LocationTable::FirstPlace + place, place >= shown);
    m_view->setColumnHidden(LocationTable::More, m_table.longestOrder() <= shown);
    m_view->fitColumns();
}

void LocationsPage::refresh()
{
    // A page behind another takes no time from the one that is seen; it catches up when it is shown.
    if (window()->isVisible() && !isVisible())
        return;
    const LocationsPicture& picture = m_model.picture();
    const bool wasEmpty = m_table.rowCount() == 0;
    m_table.setPicture(picture, m_model.now());
    fitPlaces();
    m_whereabouts->show(m_model);
    // The place where the user is comes first and is what actions are about.
    if (wasEmpty && picture.here())
        m_view->setCurrentIndex(m_table.index(0, 0));
    m_stack->setCurrentIndex(picture.entries.empty() ? 1 : 0);
    m_empty->button().setEnabled(m_model.canMeasure());
    m_export->setEnabled(!picture.entries.empty());
    m_forgetAll->setEnabled(!picture.entries.empty());
    m_strip->setFacts({tr("%n entry(s)", nullptr, static_cast<int>(picture.entries.size())) %
                           QStringLiteral(", ") % tr("%n pair(s)", nullptr, picture.pairs),
                       LocationTexts(surroundings().speech.words()).lifetime(m_model.lifetime())});
}

void LocationsPage::askToForget(int row)
{
    const LocationEntry entry = m_table.entry(row);
    m_confirm->ask(tr("Forget the location %1? The next run there measures again.")
                       .arg(kit::Place::text(entry.entry.keys.front())),
                   tr("Forget"), [this, entry] { m_model.forget(entry); });
}

void LocationsPage::askToForgetAll()
{
    m_confirm->ask(tr("Forget all %n location(s)? The next run at each of them measures again.", nullptr,
                      m_table.rowCount()),
                   tr("Forget all"), [this] { m_model.clear(); });
}

void LocationsPage::retranslate()
{
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export as CSV"));
    m_forgetAll->setText(tr("Forget all…"));
    m_view->setAccessibleName(tr("Cached locations"));
    m_view->setAccessibleDescription(tr("Delete: forget the selected location"));
    m_empty->setTexts(
        tr("No location is cached yet."),
        tr("Measure here once: the order of the gateways is kept for this location, and the next "
           "connection from here needs no probes."),
        tr("Measure here"));
    m_whereabouts->retranslate();
    m_confirm->retranslate();
    m_table.retranslate();
    refresh();
}

void LocationsPage::restyle()
{
    m_view->viewport()->update();
    m_confirm->update();
}

void LocationsPage::saveCsv(const QString& path)
{
    const auto result = kit::writeFile(path, locationsCsv(m_model.picture()));
    if (result)
        m_notice->dismiss();
    else
        m_notice->say(surroundings().speech.words().error(result.error()), result.error().technical);
}

} // namespace naru::locations
