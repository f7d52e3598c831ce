// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/RunOutputs.h"

#include "charts/Picture.h"
#include "kit/FileSaver.h"
#include "simulator/charts/ChartsPane.h"
#include "simulator/charts/ComparePane.h"
#include "simulator/charts/NodeTable.h"
#include "simulator/desk/EventsPanel.h"
#include "simulator/desk/ScrubBar.h"
#include "simulator/desk/TransportBar.h"
#include "simulator/library/ScenarioFiles.h"
#include "simulator/report/RepeatCommand.h"
#include "simulator/report/ReportWriter.h"
#include "simulator/stage/StagePane.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QGuiApplication>

namespace naru::simulator {

namespace {

/** A scenario's name is anything; a file's is not. */
QString fileName(const sim::Scenario& scenario, const QString& behind = {})
{
    return nameFor(scenario.name) % behind % QStringLiteral(".json");
}

} // namespace

RunOutputs::RunOutputs(const kit::Surroundings& surroundings, const Sources& sources, QWidget* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_sources(sources)
    , m_parent(*parent)
    , m_menu(new QMenu(parent))
{}

/** The menu is made anew, so that its order and its texts stand in one place. */
void RunOutputs::retranslate()
{
    m_menu->clear();
    const auto add = [this](const QString& text, auto act) {
        connect(m_menu->addAction(text), &QAction::triggered, this, act);
    };
    const auto file = [&](const QString& text, const QString& name, std::function<QByteArray()> bytes) {
        add(text, [this, text, name, bytes = std::move(bytes)] { save(text, name, bytes); });
    };
    add(tr("Keep the run as a scenario…"), [this] { Q_EMIT keepWished(); });
    add(tr("Copy the command that repeats it"), [this] {
        if (const QString line = command(); !line.isEmpty())
            QGuiApplication::clipboard()->setText(line);
    });
    fillReports();
    m_menu->addSeparator();
    file(tr("Charts as CSV…"), QStringLiteral("charts.csv"), [this] { return m_sources.charts.csv(); });
    file(tr("Table as CSV…"), QStringLiteral("table.csv"), [this] { return m_sources.table.csv(); });
    add(tr("Events as CSV…"), [this] { saveEvents(); });
    m_menu->addSeparator();
    file(tr("Stage as SVG…"), QStringLiteral("stage.svg"), [this] { return m_sources.stage.svg(); });
    file(tr("Stage as PNG…"), QStringLiteral("stage.png"),
         [this] { return charts::pngOf(m_sources.stage.image()); });
    file(tr("Charts as SVG…"), QStringLiteral("charts.svg"), [this] { return m_sources.charts.svg(); });
    file(tr("Charts as PNG…"), QStringLiteral("charts.png"), [this] { return m_sources.charts.png(); });
}

void RunOutputs::fillReports()
{
    using wording::Language;
    const auto report = [this](const QString& text, const std::vector<Language>& languages) {
        connect(m_menu->addAction(text), &QAction::triggered, this,
                [this, text, languages] { askForReport(text, languages); });
    };
    m_menu->addSeparator();
    report(tr("Report in English…"), {Language::English});
    report(tr("Report in Korean…"), {Language::Korean});
    report(tr("Report in both languages…"), {Language::Korean, Language::English});
}

void RunOutputs::askForReport(const QString& title, const std::vector<wording::Language>& languages)
{
    kit::askWhereToSave(m_parent, title, QStringLiteral("report.html"),
                        [this, languages](const QString& path) { saveReport(path, languages); });
}

void RunOutputs::saveReport(const QString& path, const std::vector<wording::Language>& languages)
{
    Desk& desk = m_sources.desk;
    if (!desk.frame())
        return;
    ReportInput input{.model = m_sources.model,
                      .opened = desk.scenario(SideName::A),
                      .recorded = desk.recorded(SideName::A),
                      .recordedB = {},
                      .frame = desk.frame(),
                      .marks = m_sources.transport.timeline().marks(),
                      .file = fileName(desk.scenario()),
                      .differences = m_sources.compare.compared(),
                      .replications = m_sources.compare.replications(),
                      .comparedWith = m_sources.compare.comparedWith(),
                      .madeAt = m_surroundings.clock.system(),
                      .version = QCoreApplication::applicationVersion()};
    if (desk.isComparing())
        input.recordedB = desk.recorded(SideName::B);
    if (const auto written =
            kit::writeFile(path, htmlReport(input, languages, charts::Look::ofPaper(m_surroundings.theme)));
        !written)
        Q_EMIT failed(written.error());
}

QString RunOutputs::command()
{
    const Desk& desk = m_sources.desk;
    if (!desk.frame())
        return {};
    const SideName side = m_sources.side();
    const sim::Scenario recorded = desk.recorded(side);
    QString file = fileName(recorded);
    if (!m_surroundings.dataFolder.isEmpty()) {
        const QByteArray source = QByteArray::fromStdString(sim::writeScenario(recorded));
        const QString content = QString::fromLatin1(
            QCryptographicHash::hash(source, QCryptographicHash::Sha256).toHex().first(12));
        const QDir folder(QDir(m_surroundings.dataFolder).filePath(QStringLiteral("runs")));
        file = folder.filePath(fileName(recorded, u'-' % content));
        folder.mkpath(QStringLiteral("."));
        if (const auto written = kit::writeFile(file, source); !written) {
            Q_EMIT failed(written.error());
            return {};
        }
    }
    return repeatCommand(file, recorded.seed, desk.frame()->side(side == SideName::B).snapshot);
}

void RunOutputs::saveEvents()
{
    save(tr("Events as CSV…"), QStringLiteral("events.csv"), [this] { return m_sources.events.csv(); });
}

void RunOutputs::save(const QString& title, const QString& name, const std::function<QByteArray()>& bytes)
{
    kit::saveAs(m_parent, title, name, bytes, [this](const base::Error& error) { Q_EMIT failed(error); });
}

} // namespace naru::simulator
