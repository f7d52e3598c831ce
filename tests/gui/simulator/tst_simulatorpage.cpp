// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "Scenarios.h"
#include "Warnings.h"
#include "kit/Notice.h"
#include "kit/Theme.h"
#include "sim/models/Models.h"
#include "sim/scenario/Replications.h"
#include "simulator/RunOutputs.h"
#include "simulator/SimulatorPage.h"
#include "simulator/charts/NodeTable.h"
#include "simulator/desk/EventsPanel.h"
#include "simulator/desk/LogRows.h"
#include "simulator/desk/RunUntilDialog.h"
#include "simulator/desk/ScriptDialog.h"
#include "simulator/desk/ScrubBar.h"
#include "simulator/desk/SelectedPanel.h"
#include "simulator/desk/TourBar.h"
#include "simulator/desk/TransportBar.h"
#include "simulator/parameters/ParametersPanel.h"
#include "simulator/stage/StagePane.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;
using sim::Time;

/** The dashboard as a whole: tours, actions, going back, what is said and kept. */
class TestSimulatorPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void looksInBothLanguagesAndThemes_data();
    void looksInBothLanguagesAndThemes();
    void everyStepOfATourShowsWhatItSays_data();
    void everyStepOfATourShowsWhatItSays();
    void actionsAreDoneAndRecorded_data();
    void actionsAreDoneAndRecorded();
    void theWindowChangesNoDigest();
    void theTimelineGoesBackAndForward();
    void aScriptBecomesPartOfTheRun();
    void aRunGoesOnUntilWhatTheDialogSays();
    void ofTwoRunsEitherIsShown();
    void aRunIsKeptAsAScenario();
    void theReportAndTheCommandAreOfThisRun();
    void commandsNeverLeaveTheirFolderNorChange();
    void theCommandIsOfTheRunOnTheStage();
    void toursSpeakKorean();
    void anotherSeedLeavesTheSelection();
    void tablesAreExportedAsTheyAreNow();
    void everyControlHasAName();
    void keysMoveTheRun();

private:
    void open(const char* name);
    [[nodiscard]] const Frame& frame() const { return *m_page->desk().frame(); }
    [[nodiscard]] bool standsAt(Time moment) const
    {
        return m_page->desk().isCurrent() && !frame().playing && frame().a.snapshot.at == moment;
    }
    [[nodiscard]] double figure(const char* name) const
    {
        return frame().a.recorder->find(name)->values.back();
    }

    /** The real one: runs are played. */
    base::MachineClock m_clock;
    std::unique_ptr<test::WarningTrap> m_trap;
    QTemporaryDir m_folder;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<SimulatorPage> m_page;
};

void TestSimulatorPage::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<SimulatorPage>(kit::Surroundings{
        m_bench->theme, m_bench->speech, m_bench->engine, m_bench->qml, m_clock, m_folder.path()});
    m_page->resize(1200, 752);
    m_page->show();
    QTRY_VERIFY(m_page->desk().frame());
}

void TestSimulatorPage::cleanup()
{
    m_page.reset();
    m_bench.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

void TestSimulatorPage::open(const char* name)
{
    m_page->openScenario(QStringLiteral("shipped/") % QString::fromLatin1(name));
    QTRY_VERIFY(standsAt(Time(0)) && m_page->desk().scenario().name == name);
}

void TestSimulatorPage::looksInBothLanguagesAndThemes_data()
{
    test::addLooks();
}

/** Nothing is wider than its place, and a look at it leaves a picture behind for who asks for one. */
void TestSimulatorPage::looksInBothLanguagesAndThemes()
{
    test::takeLook(*m_bench);
    struct Look
    {
        const char* name;
        Time at;
        const char* select;
        SimulatorPage::Right right;
        SimulatorPage::Below below;
    };
    using Page = SimulatorPage;
    for (const Look& look : std::initializer_list<Look>{
             {"vdra-golden-timeline", 85s, "", Page::Right::Parameters, Page::Below::Charts},
             {"misrouted-secondaries", 4min, "uag/uag2", Page::Right::Selected, Page::Below::Table},
             {"cluster-tcp-setup", 20ms, "flow/1", Page::Right::Selected, Page::Below::Charts},
             {"quiesce", 3h, "uag/uag1", Page::Right::Events, Page::Below::Charts}}) {
        open(look.name);
        m_page->desk().goTo(look.at);
        QTRY_VERIFY(standsAt(look.at));
        m_page->select(QString::fromLatin1(look.select));
        m_page->setRight(look.right);
        m_page->setBelow(look.below);
        QTRY_COMPARE(frame().followed, std::string(look.select));
        for (const QSize size : {QSize(1200, 752), QSize(944, 592)}) {
            test::look(*m_page, size,
                       QStringLiteral("simulator-%1-%2-%3")
                           .arg(QString::fromLatin1(look.name), QString::fromLatin1(QTest::currentDataTag()))
                           .arg(size.width()));
            QCOMPARE(m_page->size(), size);
            for (const QWidget* part :
                 m_page->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (part->isVisible())
                    QVERIFY2(m_page->rect().contains(part->geometry()), part->metaObject()->className());
            }
        }
        for (const QPushButton* button : m_page->findChildren<QPushButton*>()) {
            if (button->isVisible())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        }
    }
}

void TestSimulatorPage::everyStepOfATourShowsWhatItSays_data()
{
    QTest::addColumn<int>("tour");
    for (int tour = 0; tour < 3; ++tour)
        QTest::newRow(tours()[static_cast<std::size_t>(tour)].model) << tour;
}

/** The golden timeline's admitted rates; misrouted secondaries, none with persistence, quiesce without cuts;
 * the steps of A70 in their order. */
void TestSimulatorPage::everyStepOfATourShowsWhatItSays()
{
    QFETCH(int, tour);
    const Tour& shown = tours()[static_cast<std::size_t>(tour)];
    m_page->beginTour(shown);
    const auto arrive = [this](const TourStep& step) {
        return standsAt(step.at) && m_page->desk().scenario().name == step.scenario &&
               frame().followed == step.select && m_page->desk().isComparing() == (step.other != nullptr);
    };
    const std::vector<double> golden{1000, 600, 600, 600, 800, 700, 500, 700, 900, 1000};
    const std::vector<std::string> steps{"syn-at-owner",   "syn-ack-at-forwarder", "cookie-decoded",
                                         "registration",   "director-flow",        "forwarded-by-flow",
                                         "director-asked", "state-update"};
    for (std::size_t number = 0; number < shown.steps.size(); ++number) {
        const TourStep& step = shown.steps[number];
        QTRY_VERIFY_WITH_TIMEOUT(arrive(step), 20'000);
        const sim::Report& report = frame().a.report;
        if (shown.model == std::string("limiter"))
            QCOMPARE(figure("pgw1.admitted"), golden[number]);
        if (shown.model == std::string("cluster")) {
            const auto& story = frame().a.story;
            QVERIFY2(std::ranges::find(story, steps[number], &sim::LogEntry::code) != story.end(),
                     steps[number].c_str());
        }
        if (shown.model == std::string("balancer")) {
            if (number == 1)
                QVERIFY(*report.find("misrouted")->count > 0);
            if (number == 2)
                QCOMPARE(frame().b->report.find("misrouted")->count, 0U);
            if (number == 4)
                QVERIFY(figure("sessions/uag1") > 0);
            if (number == 5) {
                QCOMPARE(figure("sessions/uag1"), 0.0);
                QCOMPARE(report.find("cut")->count, 0U);
            }
        }
        QVERIFY(!m_page->tourBar().findChildren<QLabel*>()[1]->text().isEmpty());
        if (number + 1 < shown.steps.size())
            m_page->tourBar().go(1);
    }
    // Any step can be reached from any other.
    m_page->tourBar().go(-static_cast<int>(shown.steps.size()));
    QTRY_VERIFY(arrive(shown.steps[0]));
    m_page->tourBar().end();
    QVERIFY(!m_page->tourBar().isVisible());
}

void TestSimulatorPage::actionsAreDoneAndRecorded_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("element");
    QTest::addColumn<QStringList>("actions");
    const auto row = [](const char* scenario, const char* element, const QStringList& actions) {
        QTest::addRow("%s %s %s", scenario, element, qPrintable(actions.first()))
            << QString::fromLatin1(scenario) << QString::fromLatin1(element) << actions;
    };
    // Each with what leads back.
    row("cluster-owner-dies", "node/n2", {QStringLiteral("kill"), QStringLiteral("revive")});
    row("cluster-owner-dies", "node/n2", {QStringLiteral("cut-link"), QStringLiteral("heal-link")});
    row("cluster-owner-dies", "node/n2", {QStringLiteral("split"), QStringLiteral("heal")});
    row("cluster-owner-dies", "node/n2", {QStringLiteral("cut-data"), QStringLiteral("heal-data")});
    row("cluster-site-failure", "", {QStringLiteral("cut-sites"), QStringLiteral("heal-sites")});
    row("even-spread", "uag/uag1", {QStringLiteral("quiesce"), QStringLiteral("end-quiesce")});
    row("even-spread", "uag/uag1", {QStringLiteral("drain"), QStringLiteral("ready")});
    row("even-spread", "uag/uag1", {QStringLiteral("stop"), QStringLiteral("start")});
    row("even-spread", "", {QStringLiteral("upgrade")});
    row("vdra-golden-timeline", "peer/pgw1", {QStringLiteral("burst"), QStringLiteral("end-burst")});
    row("vdra-golden-timeline", "peer/pgw1", {QStringLiteral("hold"), QStringLiteral("release")});
    row("vdra-golden-timeline", "peer/pgw1", {QStringLiteral("flush")});
    row("vdra-golden-timeline", "group/pcrf", {QStringLiteral("slow"), QStringLiteral("end-slow")});
    row("vdra-golden-timeline", "server/pcrf/pcrf1", {QStringLiteral("stop"), QStringLiteral("start")});
    row("vdra-golden-timeline", "limit/ccr-i/pgw1", {QStringLiteral("shadow"), QStringLiteral("enforce")});
    row("vdra-golden-timeline", "database", {QStringLiteral("cpu")});
    row("vdra-golden-timeline", "", {QStringLiteral("dynamic-off"), QStringLiteral("dynamic-on")});
}

void TestSimulatorPage::actionsAreDoneAndRecorded()
{
    QFETCH(QString, scenario);
    QFETCH(QString, element);
    QFETCH(QStringList, actions);
    open(scenario.toLatin1().constData());
    m_page->select(element);
    m_page->setRight(SimulatorPage::Right::Selected);
    const std::size_t before = frame().a.changes.size();
    std::size_t made = 0;
    for (const QString& code : actions) {
        const Time next = m_page->desk().now() + 1s;
        m_page->desk().stepTime(1s);
        QTRY_VERIFY(standsAt(next));
        const auto find = [&] {
            const auto& known = m_page->selectedPanel().actions();
            return std::ranges::find(known, code.toStdString(), &ElementAction::code);
        };
        QTRY_VERIFY2(find() != m_page->selectedPanel().actions().end(), qPrintable(code));
        const QString text = find()->text;
        made += find()->settings.size();
        QPushButton* pressed = nullptr;
        for (QPushButton* button : m_page->selectedPanel().findChildren<QPushButton*>()) {
            if (button->text() == text)
                pressed = button;
        }
        QVERIFY(pressed);
        pressed->click();
        QTRY_COMPARE(frame().a.changes.size(), before + made);
        QVERIFY(m_page->findChild<kit::Notice*>()->sentence().isEmpty());
    }
    // On the timeline, and in the scenario that repeats the run.
    QCOMPARE(m_page->transport().timeline().marks().size(), before + made);
    const Time end = m_page->desk().now() + 2s;
    m_page->desk().stepTime(2s);
    QTRY_VERIFY(standsAt(end));
    sim::Scenario repeated = m_page->desk().recorded(SideName::A);
    repeated.until = end;
    auto run = sim::startScenario(repeated, sim::allModels());
    QVERIFY(run);
    (*run)->advance(end);
    QVERIFY((*run)->refusedChanges().empty());
    QCOMPARE((*run)->digest(), frame().a.digest);
}

void TestSimulatorPage::theWindowChangesNoDigest()
{
    open("cluster-owner-dies");
    m_page->desk().setSpeed({});
    m_page->desk().play();
    m_page->select(QStringLiteral("node/n1"));
    QTRY_VERIFY_WITH_TIMEOUT(standsAt(m_page->desk().scenario().until), 30'000);
    QCOMPARE(frame().a.digest,
             sim::runReplication(test::shipped(QStringLiteral("cluster-owner-dies")), sim::allModels(), 1)
                 .value()
                 .digest);
}

void TestSimulatorPage::theTimelineGoesBackAndForward()
{
    ScrubBar& timeline = m_page->transport().timeline();
    m_page->desk().goTo(120s);
    QTRY_VERIFY(standsAt(120s));
    QCOMPARE(timeline.value(), timeline.maximum() * 2 / 3);
    QTest::mouseClick(&timeline, Qt::LeftButton, {}, QPoint(timeline.width() / 2, 30));
    QTRY_VERIFY(!frame().playing && std::chrono::abs(frame().a.snapshot.at - 90s) < 1s);
    timeline.setFocus();
    const Time there = frame().a.snapshot.at;
    QTest::keyClick(&timeline, Qt::Key_Right);
    QTRY_VERIFY(frame().a.snapshot.at > there);
    QTest::keyClick(&timeline, Qt::Key_Home);
    QTRY_VERIFY(standsAt(Time(0)));
    // What was computed stays known.
    QCOMPARE(frame().computed, Time(120s));
    m_page->transport().addBookmark();
    QCOMPARE(m_page->desk().bookmarks().size(), 1U);
}

void TestSimulatorPage::aScriptBecomesPartOfTheRun()
{
    const auto script = readScript("cpu.value", QStringLiteral("5s 70\n\n 8s  49 "));
    QVERIFY(script);
    QCOMPARE(script->size(), 2U);
    QCOMPARE(readScript("cpu.value", QStringLiteral("5s 70\nsoon 3")).error(), 2);
    QCOMPARE(readScript("cpu.value", QStringLiteral("5s")).error(), 1);
    m_page->desk().goTo(7s);
    QTRY_VERIFY(standsAt(7s));
    QCOMPARE(figure("pgw1.admitted"), 1000.0);
    m_page->desk().plan(SideName::A, *script);
    QTRY_VERIFY(standsAt(7s) && figure("pgw1.admitted") == 500.0);
}

void TestSimulatorPage::aRunGoesOnUntilWhatTheDialogSays()
{
    QTest::keyClick(m_page.get(), Qt::Key_G, Qt::ControlModifier);
    auto* dialog = m_page->findChild<RunUntilDialog*>();
    QVERIFY(dialog);
    const auto fields = dialog->findChildren<QLineEdit*>();
    QPushButton* go = nullptr;
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Run"))
            go = button;
    }
    QVERIFY(go && !go->isEnabled());
    fields[0]->setText(QStringLiteral("soon"));
    QVERIFY(!go->isEnabled());
    fields[0]->setText(QStringLiteral("25s"));
    QVERIFY(go->isEnabled());
    // The figure comes to hold before: CPU 62 % from 10 s on.
    const auto choices = dialog->findChildren<QComboBox*>();
    choices[1]->setCurrentIndex(choices[1]->findData(QStringLiteral("pgw1.admitted")));
    QVERIFY(!go->isEnabled());
    choices[2]->setCurrentText(QStringLiteral("<"));
    fields[1]->setText(QStringLiteral("700"));
    m_page->desk().setSpeed({});
    go->click();
    QTRY_VERIFY(standsAt(11s) && !m_page->desk().isPlaying());
}

void TestSimulatorPage::ofTwoRunsEitherIsShown()
{
    open("misrouted-secondaries");
    m_page->desk().goTo(2min);
    QTRY_VERIFY(standsAt(2min));
    m_page->desk().setComparing(true);
    QTRY_VERIFY(standsAt(2min) && frame().b);
    m_page->desk().setFromStart(SideName::B, "balancers[lb1].persistence", sim::Node::string("source"));
    QTRY_VERIFY(standsAt(2min) && frame().b->report.find("misrouted")->count == 0U);
    m_page->setRight(SimulatorPage::Right::Events);
    const auto hasMisrouted = [this] {
        const std::vector<std::string> codes = m_page->findChild<EventsPanel*>()->rows().codes();
        return std::ranges::find(codes, "misrouted") != codes.end();
    };
    QVERIFY(hasMisrouted());
    m_page->parameters().setShowsB(true);
    QTRY_VERIFY(!hasMisrouted());
    m_page->parameters().setShowsB(false);
    QTRY_VERIFY(hasMisrouted());
}

void TestSimulatorPage::aRunIsKeptAsAScenario()
{
    m_page->desk().goTo(3s);
    QTRY_VERIFY(standsAt(3s));
    m_page->desk().set(SideName::A, "cpu.value", sim::Node::ofNumber(66));
    QTRY_COMPARE(frame().a.changes.front().at, Time(3s));
    const auto own = [this] {
        return std::ranges::count_if(m_page->store().entries(), &ScenarioEntry::isOwn);
    };
    const auto before = own();
    const sim::Scenario recorded = m_page->desk().recorded(SideName::A);
    QCOMPARE(recorded.changes.front().set, std::string("cpu.value"));
    const auto id = const_cast<ScenarioStore&>(m_page->store())
                        .add(QByteArray::fromStdString(sim::writeScenario(recorded)));
    QVERIFY(id);
    QCOMPARE(own(), before + 1);
    m_page->openScenario(*id);
    QTRY_VERIFY(standsAt(Time(0)) && frame().a.changes.front().at == 3s);
}

void TestSimulatorPage::theReportAndTheCommandAreOfThisRun()
{
    m_page->desk().goTo(4s);
    QTRY_VERIFY(standsAt(4s));
    m_page->desk().set(SideName::A, "cpu.value", sim::Node::ofNumber(66));
    QTRY_COMPARE(frame().a.changes.front().at, Time(4s));
    m_page->desk().stepTime(3s);
    QTRY_VERIFY(standsAt(7s));
    const QString report = m_folder.filePath(QStringLiteral("report.html"));
    m_page->outputs().saveReport(report, {wording::Language::Korean, wording::Language::English});
    QFile html(report);
    QVERIFY(html.open(QIODevice::ReadOnly));
    QVERIFY(html.readAll().contains(QByteArray::fromStdString(frame().a.digest)));

    // The program itself repeats it.
    QProcess shell;
    shell.setEnvironment(QProcess::systemEnvironment() << QStringLiteral("PATH=") %
                                                              qEnvironmentVariable("NARU_BIN_DIR") % u':' %
                                                              qEnvironmentVariable("PATH"));
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"), m_page->outputs().command() % QStringLiteral(" --json")});
    QVERIFY(shell.waitForFinished());
    QVERIFY2(shell.readAllStandardOutput().contains(QByteArray::fromStdString(frame().a.digest)),
             shell.readAllStandardError().constData());
}

/** Whatever a scenario calls itself; and what was copied once means the same for ever. */
void TestSimulatorPage::commandsNeverLeaveTheirFolderNorChange()
{
    sim::Scenario scenario = m_page->desk().scenario();
    scenario.name = "../../../victim";
    m_page->desk().open(scenario);
    QTRY_VERIFY(standsAt(Time(0)) && m_page->desk().scenario().name == scenario.name);
    QDir folder(m_folder.filePath(QStringLiteral("runs")));
    folder.removeRecursively();
    const QString first = m_page->outputs().command();
    folder.refresh();
    QCOMPARE(folder.entryList(QDir::Files).size(), 1);
    const QString file = folder.filePath(folder.entryList(QDir::Files).front());
    QVERIFY2(first.contains(file), qPrintable(first));
    QFile kept(file);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    const QByteArray before = kept.readAll();
    QCOMPARE(m_page->outputs().command(), first);
    m_page->desk().set(SideName::A, "cpu.value", sim::Node::ofNumber(66));
    QTRY_VERIFY(!frame().a.changes.empty() && frame().a.changes.front().at == Time(0));
    QVERIFY(m_page->outputs().command() != first);
    folder.refresh();
    QCOMPARE(folder.entryList(QDir::Files).size(), 2);
    kept.seek(0);
    QCOMPARE(kept.readAll(), before);
}

void TestSimulatorPage::theCommandIsOfTheRunOnTheStage()
{
    m_page->desk().setComparing(true);
    QTRY_VERIFY(standsAt(Time(0)) && frame().b);
    const QString ofA = m_page->outputs().command();
    m_page->desk().setFromStart(SideName::B, "cpu.value", sim::Node::ofNumber(66));
    QTRY_VERIFY(standsAt(Time(0)) && frame().b);
    m_page->parameters().setShowsB(true);
    QVERIFY(m_page->outputs().command() != ofA);
    m_page->parameters().setShowsB(false);
    QCOMPARE(m_page->outputs().command(), ofA);
}

void TestSimulatorPage::toursSpeakKorean()
{
    const auto translated = [](const char* text) {
        return QCoreApplication::translate("naru::simulator::Tour", text);
    };
    m_bench->speech.setLanguage(wording::Language::Korean);
    for (const Tour& tour : tours())
        for (const TourStep& step : tour.steps)
            QVERIFY2(translated(step.text) != QString::fromUtf8(step.text), step.text);
    m_bench->speech.setLanguage(wording::Language::English);
}

void TestSimulatorPage::anotherSeedLeavesTheSelection()
{
    m_page->select(QStringLiteral("peer/pgw1"));
    QTRY_COMPARE(frame().followed, std::string("peer/pgw1"));
    const auto isSelected = [this] {
        const auto labels = m_page->selectedPanel().findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("pgw1")); });
    };
    QVERIFY(isSelected());
    m_page->desk().setSeed(77);
    QTRY_VERIFY(standsAt(Time(0)) && m_page->desk().scenario().seed == 77);
    QVERIFY(isSelected());
    QTRY_COMPARE(frame().followed, std::string("peer/pgw1"));
}

void TestSimulatorPage::tablesAreExportedAsTheyAreNow()
{
    auto* table = m_page->findChild<NodeTable*>();
    auto* events = m_page->findChild<EventsPanel*>();
    m_page->setBelow(SimulatorPage::Below::Charts);
    m_page->setRight(SimulatorPage::Right::Selected);
    m_page->desk().goTo(15s);
    QTRY_VERIFY(standsAt(15s));
    const QByteArray before = table->csv();
    QVERIFY(before.count('\n') > 1);
    QVERIFY(events->csv().count('\n') > 1);
    // The numbers of machines: no unit, no grouping.
    const QByteArray pgw1 = before.mid(before.indexOf("\npgw1,") + 1);
    QVERIFY2(pgw1.contains(",1000,") && pgw1.contains(",600,"), before.constData());
    m_page->desk().goTo(25s);
    QTRY_VERIFY(standsAt(25s));
    QVERIFY(table->csv() != before);
}

void TestSimulatorPage::everyControlHasAName()
{
    for (const auto right :
         {SimulatorPage::Right::Selected, SimulatorPage::Right::Parameters, SimulatorPage::Right::Events}) {
        m_page->setRight(right);
        QCOMPARE(test::namelessControls(*m_page), QStringList());
    }
}

void TestSimulatorPage::keysMoveTheRun()
{
    m_page->activateWindow();
    m_page->setFocus();
    QTest::keyClick(m_page.get(), Qt::Key_Space);
    QTRY_VERIFY(m_page->desk().isPlaying() && m_page->desk().now() > Time(0));
    QTest::keyClick(m_page.get(), Qt::Key_Space);
    QTRY_VERIFY(!m_page->desk().isPlaying() && !frame().playing);
}

QTEST_MAIN(TestSimulatorPage)
#include "tst_simulatorpage.moc"
