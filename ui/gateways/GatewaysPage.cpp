// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/GatewaysPage.h"

#include "gateways/Exports.h"
#include "gateways/GatewayHeader.h"
#include "gateways/PartsCell.h"
#include "gateways/TrendCell.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/FileSaver.h"
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/StatusStrip.h"
#include "kit/Theme.h"

#include <QBuffer>
#include <QImage>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::gateways {

using kit::EngineView;
using kit::Theme;

namespace {

/** How often the window of time moves while nothing is measured. */
constexpr std::chrono::seconds clockStep(30);

/** In a narrower window the chart alone tells how it went. */
constexpr int leastWidthForTrends = 1040;

QWidget* separator(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("separator", true);
    line->setFixedHeight(1);
    return line;
}

} // namespace

GatewaysPage::GatewaysPage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_table(surroundings.speech)
    , m_charts(new ChartPanel(surroundings.theme, surroundings.speech, this))
    , m_view(new kit::RowTable(surroundings.theme, new GatewayHeader(surroundings.theme), this))
    , m_strip(new kit::StatusStrip(this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_csv(new QAction(this))
    , m_png(new QAction(this))
    , m_measure(new QAction(this))
{
    makeActions();
    layOut();
    connectEngine();
    retranslate();
    tick();
}

void GatewaysPage::makeActions()
{
    const Theme& theme = surroundings().theme;
    m_csv->setIcon(kit::Icons::icon(QStringLiteral("export"), theme));
    m_png->setIcon(kit::Icons::icon(QStringLiteral("export"), theme));
    kit::setPrimary(m_measure);
    connect(m_csv, &QAction::triggered, this, [this] {
        kit::askWhereToSave(*this, tr("Export as CSV"), QStringLiteral("gateways.csv"),
                            [this](const QString& path) { saveCsv(path); });
    });
    connect(m_png, &QAction::triggered, this, [this] {
        kit::askWhereToSave(*this, tr("Export as PNG"), QStringLiteral("gateways.png"),
                            [this](const QString& path) { savePng(path); });
    });
    connect(m_measure, &QAction::triggered, this,
            [this] { m_model.isRunning() ? m_model.stop() : m_model.measure(); });
}

void GatewaysPage::layOut()
{
    const Theme& theme = surroundings().theme;
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(theme, m_view));
    m_view->setItemDelegateForColumn(GatewayTable::Parts, new PartsCell(theme, m_table, m_view));
    m_view->setItemDelegateForColumn(GatewayTable::Trend, new TrendCell(theme, m_table, m_view));
    m_view->setColumnWidths({{.least = 24},
                             {.least = 90, .stretch = 1},
                             {.least = 70},
                             {.least = 60},
                             {.least = 150, .stretch = 3},
                             {.least = 110},
                             {.least = 60},
                             {.least = 90, .stretch = 1}});

    auto* content = new QWidget(m_stack);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_charts, 13);
    inner->addWidget(separator(content));
    inner->addWidget(m_view, 11);
    m_stack->addWidget(content);
    m_stack->addWidget(m_empty);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    layout->addWidget(separator(this));
    layout->addWidget(m_strip);
}

void GatewaysPage::connectEngine()
{
    EngineView& engine = surroundings().engine;
    const auto follow = [&](auto signal, auto take) {
        connect(&engine, signal, this, take);
        take();
    };
    follow(&EngineView::profileChanged, [this] { m_model.setProfile(surroundings().engine.profile()); });
    follow(&EngineView::reportChanged, [this] { m_model.setReport(surroundings().engine.report()); });
    follow(&EngineView::runningChanged, [this] { m_model.setRunning(surroundings().engine.isRunning()); });
    follow(&EngineView::networkChanged, [this] { m_model.setNetwork(surroundings().engine.network()); });
    follow(&EngineView::historyChanged, [this] {
        m_model.setNow(surroundings().clock.system());
        m_model.setSamples(surroundings().engine.history());
    });
    connect(&engine, &EngineView::historyGrew, this, [this] {
        if (isVisible())
            tick();
    });
    connect(&m_model, &GatewaysViewModel::measureRequested, &engine, &EngineView::measureHere);
    connect(&m_model, &GatewaysViewModel::stopRequested, &engine, &EngineView::stop);
    connect(&m_model, &GatewaysViewModel::historyRequested, &engine, &EngineView::requestHistory);
    connect(&m_model, &GatewaysViewModel::changed, this, &GatewaysPage::refresh);
    connect(m_charts, &ChartPanel::rangeWished, &m_model, &GatewaysViewModel::setRange);
    connect(m_empty, &kit::EmptyState::acted, &engine, &EngineView::askForFile);
    m_clock.setInterval(clockStep);
    connect(&m_clock, &QTimer::timeout, this, [this] { m_model.setNow(surroundings().clock.system()); });
}

void GatewaysPage::tick()
{
    m_model.setNow(surroundings().clock.system());
    m_model.askForHistory();
}

void GatewaysPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
    tick();
    m_clock.start();
}

void GatewaysPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    m_clock.stop();
}

void GatewaysPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_view->setColumnHidden(GatewayTable::Trend, width() < leastWidthForTrends);
    m_view->fitColumns();
}

QString GatewaysPage::title() const
{
    return tr("Gateways");
}

QString GatewaysPage::iconName() const
{
    return QStringLiteral("gateways");
}

QList<QAction*> GatewaysPage::headerActions() const
{
    return {m_csv, m_png, m_measure};
}

void GatewaysPage::refresh()
{
    // A page behind another takes no time from the one that is seen; it catches up when it is shown.
    if (window()->isVisible() && !isVisible())
        return;
    m_table.setRows(m_model.rows(), m_model.window(), m_model.range());
    m_view->fitColumns();
    m_charts->show(m_model);
    m_stack->setCurrentIndex(m_model.hasGateways() ? 0 : 1);
    m_csv->setEnabled(m_model.hasGateways());
    m_png->setEnabled(m_model.hasGateways());
    m_measure->setEnabled(m_model.hasGateways() || m_model.isRunning());
    m_measure->setText(m_model.isRunning() ? tr("Stop") : tr("Measure now"));
    m_measure->setIcon(kit::Icons::iconOnAccent(
        m_model.isRunning() ? QStringLiteral("stop") : QStringLiteral("measure"), surroundings().theme));
    m_strip->setFacts(facts());
}

QStringList GatewaysPage::facts() const
{
    const wording::Words& words = surroundings().speech.words();
    QStringList facts;
    const ogs::RunReport* report = m_model.report().get();
    const ogs::Location& location = report ? report->location : m_model.location();
    QString place = tr("not known");
    if (location.known()) {
        const ogs::LocationKey& key = report && report->matched ? *report->matched : location.keys.front();
        place = (key.suffix.isEmpty() ? tr("no suffix") : key.suffix) % QStringLiteral(" | ") % key.server;
    }
    facts.append(tr("Location: %1").arg(place));
    if (!report)
        return facts;
    facts.append(tr("Why it ran: %1").arg(words.trigger(report->trigger)));
    if (report->source == ogs::Source::Cache) {
        facts.append(tr("From the cache, nothing was probed"));
        return facts;
    }
    const QString kind =
        report->kind == ogs::ProbeKind::Https ? QStringLiteral("HTTPS") : QStringLiteral("HTTP");
    if (m_model.isRunning()) {
        facts.append(tr("Probe: %1").arg(kind));
        //: how far a run is: probes that have ended, of all
        facts.append(tr("Probes: %1 of %2")
                         .arg(words.locale().toString(report->probesEnded),
                              words.locale().toString(report->probesPlanned)));
        return facts;
    }
    int most = 0;
    for (const ogs::GatewayResult& gateway : report->gateways)
        most = std::max(most, gateway.planned);
    facts.append(tr("Probe: %1, %n for each gateway", nullptr, most).arg(kind));
    return facts;
}

void GatewaysPage::retranslate()
{
    m_csv->setText(QStringLiteral("CSV"));
    m_csv->setToolTip(tr("Export as CSV"));
    m_png->setText(QStringLiteral("PNG"));
    m_png->setToolTip(tr("Export as PNG"));
    m_view->setAccessibleName(tr("Gateways"));
    m_strip->setSentence(tr("The time of the name lookup is no part of the RTT."));
    m_empty->setTexts(tr("There are no gateways yet."), tr("Open a profile or drop one on this window."),
                      tr("Open a profile…"));
    m_charts->retranslate();
    m_table.retranslate();
    refresh();
}

void GatewaysPage::restyle()
{
    m_charts->restyle();
    m_view->viewport()->update();
}

QByteArray GatewaysPage::csv() const
{
    const wording::Words& words = surroundings().speech.words();
    if (m_charts->mode() == ChartPanel::Mode::LastRun && m_model.report())
        return runCsv(*m_model.report(), words);
    return samplesCsv(
        m_model.shownSamples(), [this](const profile::Target& target) { return m_model.nameOf(target); },
        words);
}

void GatewaysPage::say(const base::Result<void>& result)
{
    if (result)
        m_notice->dismiss();
    else
        m_notice->say(surroundings().speech.words().error(result.error()), result.error().technical);
}

void GatewaysPage::saveCsv(const QString& path)
{
    say(kit::writeFile(path, csv()));
}

void GatewaysPage::savePng(const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    m_charts->picture().save(&buffer, "PNG");
    say(kit::writeFile(path, bytes));
}

} // namespace naru::gateways
