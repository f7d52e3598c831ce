// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "RunSamples.h"
#include "kit/CellText.h"
#include "kit/RowTable.h"
#include "sim/models/Models.h"
#include "simulator/charts/CompareForm.h"
#include "simulator/charts/ComparePane.h"
#include "simulator/charts/NodeTable.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using namespace naru::simulator;

namespace {

/** Short, so that many replications take no time. */
sim::Scenario shortMisrouted()
{
    sim::Scenario scenario = test::shipped("misrouted-secondaries");
    scenario.until = 60s;
    return scenario;
}

constexpr int patience = 30'000;

} // namespace

class TestSimCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differencesOfReplications();
    void theWindowGoesOnMeanwhile();
    void cancelled();
    void aSweepOfOne();
    void aSweepOfTwoIsAMap();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theOtherRunIsB();
    void parametersOfAScenario();
    void nodesOfOneRun();
    void nodesOfBothRuns();
    void theSelectionStays();
    void theKeyboardReachesAll();
    void looks_data();
    void looks();
};

void TestSimCompare::differencesOfReplications()
{
    const sim::Scenario a = shortMisrouted();
    sim::Scenario b = a;
    QVERIFY(!sim::applySetting(b, "balancers[1].persistence=source"));
    ReplicationJob job;
    QSignalSpy finished(&job, &ReplicationJob::finished);
    QSignalSpy progressed(&job, &ReplicationJob::progressed);
    job.start({a, b}, 4, sim::allModels());
    QVERIFY(job.isRunning());
    QVERIFY(finished.wait(patience));
    QVERIFY(!job.isRunning());
    QCOMPARE(progressed.size(), 8);
    QCOMPARE(progressed.back().at(1).toInt(), 8);
    // In their order, each with its own seed: as one after the other would give.
    for (std::uint64_t n = 1; n <= 4; ++n) {
        QCOMPARE(job.outcomes().at(0).at(n - 1).digest, sim::runReplication(a, sim::allModels(), n)->digest);
        QCOMPARE(job.outcomes().at(1).at(n - 1).digest, sim::runReplication(b, sim::allModels(), n)->digest);
        QCOMPARE(job.outcomes().at(0).at(n - 1).seed, job.outcomes().at(1).at(n - 1).seed);
    }
}

void TestSimCompare::theWindowGoesOnMeanwhile()
{
    sim::Scenario longOne = test::shipped("retry-storm");
    longOne.until = 1h;
    ReplicationJob job;
    QElapsedTimer clock;
    clock.start();
    job.start({longOne, longOne}, 50, sim::allModels());
    int turns = 0;
    while (turns < 20) {
        QCoreApplication::processEvents();
        ++turns;
    }
    QVERIFY(job.isRunning());
    job.cancel();
    QVERIFY(!job.isRunning());
    // A run of an hour would take many times that.
    QVERIFY2(clock.elapsed() < 5000, std::to_string(clock.elapsed()).c_str());
}

void TestSimCompare::cancelled()
{
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    sim::Scenario longOne = test::shipped("retry-storm");
    longOne.until = 1h;
    const auto model = test::modelOf(longOne);
    pane.setScenario(longOne, model);
    pane.form().setReplications(50);
    const auto paths = parameterPaths(model, longOne.parameters);
    const auto rate = std::ranges::find_if(paths, [](const auto& one) { return one.path.ends_with("rate"); });
    pane.form().setSetting(0, QString::fromStdString(rate->path), QStringLiteral("10/s"));
    QSignalSpy finished(&pane, &ComparePane::finished);
    pane.run();
    QVERIFY2(pane.isRunning(), qPrintable(pane.message()));
    pane.cancel();
    QVERIFY(!pane.isRunning());
    QVERIFY(!pane.message().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 0);
    QVERIFY(pane.differences().empty());
}

void TestSimCompare::aSweepOfOne()
{
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.setMode(ComparePane::Mode::Sweep);
    pane.form().setReplications(3);
    pane.form().setSetting(0, QStringLiteral("balancers[lb1].persistence"), QStringLiteral("none,source"));
    QSignalSpy finished(&pane, &ComparePane::finished);
    pane.run();
    QVERIFY2(finished.wait(patience), qPrintable(pane.message()));
    QCOMPARE(pane.points().size(), std::size_t(2));
    pane.setFigure(QStringLiteral("misrouted_share"));
    const SweepPicture picture = pane.sweepShown();
    QVERIFY(!picture.isMap());
    QCOMPARE(picture.acrossValues, (QStringList{"none", "source"}));
    QVERIFY(*picture.cells.at(0).value > 0.5);
    QCOMPARE(*picture.cells.at(1).value, 0.0);
    QVERIFY(picture.cells.at(0).interval && picture.cells.at(0).interval->low < *picture.cells.at(0).value);
    QVERIFY(QSvgRenderer(pane.svg()).isValid());
    QVERIFY(pane.csv().startsWith("\xEF\xBB\xBF"
                                  "balancers[lb1].persistence,misrouted_share,"));
}

void TestSimCompare::aSweepOfTwoIsAMap()
{
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.setMode(ComparePane::Mode::Sweep);
    pane.form().setReplications(1);
    pane.form().setSetting(0, QStringLiteral("balancers[lb1].persistence"), QStringLiteral("none,source"));
    pane.form().setSetting(1, QStringLiteral("clients[remote].count"), QStringLiteral("10,20,30"));
    static_cast<QWidget&>(pane).show();
    QSignalSpy finished(&pane, &ComparePane::finished);
    pane.run();
    QVERIFY2(finished.wait(patience), qPrintable(pane.message()));
    pane.setFigure(QStringLiteral("connects"));
    const SweepPicture picture = pane.sweepShown();
    QVERIFY(picture.isMap());
    QCOMPARE(picture.downValues, (QStringList{"none", "source"}));
    QCOMPARE(picture.acrossValues, (QStringList{"10", "20", "30"}));
    std::vector<double> values;
    for (const SweepPicture::Cell& cell : picture.cells)
        values.push_back(cell.value.value_or(-1));
    QCOMPARE(values, (std::vector<double>{10, 20, 30, 10, 20, 30}));
    // The numbers stand in the cells.
    QVERIFY(pane.svg().contains(">20<"));
    test::look(pane, QSize(672, 420), QStringLiteral("compare-map"));
}

void TestSimCompare::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("sweeping");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << QString() << QString() << false << QStringLiteral("Choose a parameter");
    QTest::newRow("not a choice") << QStringLiteral("balancers[lb1].persistence") << QStringLiteral("luck")
                                  << false << QStringLiteral("port-groups");
    QTest::newRow("out of range") << QStringLiteral("clients[remote].count") << QStringLiteral("-5") << true
                                  << QStringLiteral("out of range");
    QTest::newRow("too many") << QStringLiteral("clients[remote].count")
                              << QStringList(500, QStringLiteral("1")).join(u',') << true
                              << QStringLiteral("400");
}

void TestSimCompare::whatIsWrongIsSaid()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    QFETCH(bool, sweeping);
    QFETCH(QString, part);
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.setMode(sweeping ? ComparePane::Mode::Sweep : ComparePane::Mode::Compare);
    pane.form().setSetting(0, path, value);
    pane.run();
    QVERIFY(!pane.isRunning());
    QVERIFY2(pane.message().contains(part), qPrintable(pane.message()));
}

void TestSimCompare::theOtherRunIsB()
{
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    sim::Scenario other = scenario;
    QVERIFY(!sim::applySetting(other, "balancers[1].persistence=source"));
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.setOther(other);
    pane.form().setReplications(3);
    QSignalSpy finished(&pane, &ComparePane::finished);
    pane.run();
    QVERIFY2(finished.wait(patience), qPrintable(pane.message()));
    const auto& rows = pane.differences();
    const auto misrouted = std::ranges::find(rows, QStringLiteral("misrouted"), &DifferenceRow::code);
    QVERIFY(misrouted != rows.end());
    QVERIFY(*misrouted->difference.difference < 0);
    QVERIFY(misrouted->isSure());
    // The seeds are common: both have the same clients, exactly.
    const auto connects = std::ranges::find(rows, QStringLiteral("connects"), &DifferenceRow::code);
    QCOMPARE(connects->difference.difference, std::optional(0.0));
    // What differs surely stands before what does not.
    QVERIFY(misrouted < connects);
    QVERIFY(pane.comparedWith().empty());
    // Of another seed, or against another run, it says nothing.
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.setOther(other);
    QVERIFY(!pane.differences().empty());
    sim::Scenario seeded = scenario;
    ++seeded.seed;
    pane.setScenario(seeded, test::modelOf(seeded));
    QVERIFY(pane.differences().empty() && pane.compared().empty());
}

void TestSimCompare::parametersOfAScenario()
{
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    const auto paths = parameterPaths(test::modelOf(golden), golden.parameters);
    const auto rate =
        std::ranges::find(paths, std::string("sources[pgw1].streams[1].rate"), &ParameterPath::path);
    QVERIFY(rate != paths.end());
    QCOMPARE(rate->value, std::string("1000/s"));
    // What the scenario leaves out has the model's default; each path can be set.
    const auto hold = std::ranges::find(paths, std::string("dynamic_peers[1].hold"), &ParameterPath::path);
    QCOMPARE(hold->value, std::string("30s"));
    for (const ParameterPath& one : paths) {
        sim::Scenario changed = golden;
        QVERIFY2(!sim::applySetting(changed, one.path + '=' + one.value), one.path.c_str());
    }
    // What has a name that no path can hold, or that another has, too, goes by its number.
    sim::Node parameters = golden.parameters;
    std::vector<sim::Node>& limits = parameters.find("message_limits")->items;
    limits.push_back(limits.front());
    limits.push_back(limits.front());
    limits.back().find("name")->text = "a.b[c]";
    limits.push_back(limits.front());
    limits.back().find("name")->text = "alone";
    const sim::Node& list = *parameters.find("message_limits");
    const std::size_t first = list.items.size() - 3;
    QCOMPARE(sim::itemName(list, 0), std::string("1"));
    QCOMPARE(sim::itemName(list, first), std::to_string(first + 1));
    QCOMPARE(sim::itemName(list, first + 1), std::to_string(first + 2));
    QCOMPARE(sim::itemName(list, first + 2), std::string("alone"));
    for (std::size_t i = 0; i < list.items.size(); ++i)
        QVERIFY(sim::findPath(parameters, "message_limits[" + sim::itemName(list, i) + ']') ==
                &list.items[i]);
}

void TestSimCompare::nodesOfOneRun()
{
    test::PageBench bench;
    const sim::Scenario dies = test::shipped("cluster-owner-dies");
    const FramePtr frame = test::frameAt(dies, 100s);
    NodeTable nodes(bench.surroundings);
    nodes.setModel(test::modelOf(dies));
    nodes.show(frame);
    static_cast<QWidget&>(nodes).show();
    const QAbstractItemModel& table = *nodes.findChild<kit::RowTable*>()->model();
    QCOMPARE(table.rowCount(), 5);
    QCOMPARE(table.index(1, 0).data().toString(), QStringLiteral("n2"));
    // A word and a shape.
    QCOMPARE(table.index(1, 1).data().toString(), QStringLiteral("failed"));
    QCOMPARE(table.index(1, 1).data(kit::cellTextRole).value<kit::CellText>().first.icon,
             QStringLiteral("failed"));
    const auto& elements = frame->a.snapshot.elements;
    const sim::Element& first = *std::ranges::find(elements, std::string("node/n1"), &sim::Element::id);
    QCOMPARE(table.index(0, 2).data().toString(), QString::number(*first.figures.at(0).value));
    // Most: of the series up to now.
    const sim::Series* owned = frame->a.recorder->find("owned/n2");
    QCOMPARE(table.index(1, 3).data().toString(), QString::number(std::ranges::max(owned->values)));
    QCOMPARE(table.index(4, 0).data().toString(), QStringLiteral("All"));
    QVERIFY(nodes.csv().contains("n2,failed,0,"));
}

void TestSimCompare::nodesOfBothRuns()
{
    test::PageBench bench;
    const sim::Scenario scenario = shortMisrouted();
    NodeTable nodes(bench.surroundings);
    nodes.setModel(test::modelOf(scenario));
    nodes.show(test::frameAt(scenario, 60s, {QStringLiteral("balancers[1].persistence=source")}));
    static_cast<QWidget&>(nodes).show();
    const QAbstractItemModel& table = *nodes.findChild<kit::RowTable*>()->model();
    QStringList heads;
    for (int column = 0; column < table.columnCount(); ++column)
        heads.append(table.headerData(column, Qt::Horizontal).toString());
    QCOMPARE(heads, (QStringList{"Name", "State", "A Sessions", "A Forwarded", "A Dropped", "B Sessions",
                                 "B Forwarded", "B Dropped"}));
    const int all = table.rowCount() - 1;
    const auto number = [&](int column) {
        return table.index(all, column).data(kit::cellTextRole).value<kit::CellText>();
    };
    QCOMPARE(number(7).first.text, QStringLiteral("0"));
    QVERIFY(number(4).first.tone == kit::Tone::Fail);
    // B less A stands below B's number.
    QCOMPARE(number(7).second.text, QString(QChar(0x2212) + number(4).first.text));
}

void TestSimCompare::theSelectionStays()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    RunPair runs = test::started(golden);
    runs.advance(60s);
    NodeTable nodes(bench.surroundings);
    nodes.setModel(test::modelOf(golden));
    nodes.show(test::frameOf(runs));
    static_cast<QWidget&>(nodes).show();
    auto* view = nodes.findChild<kit::RowTable*>();
    QSignalSpy picked(&nodes, &NodeTable::picked);
    // What PGW-1 offers, once, though its messages are told apart, too.
    QCOMPARE(view->model()->index(0, 2).data().toString(), QStringLiteral("1,000/s"));
    QCOMPARE(view->model()->index(0, 4).data().toString(), QStringLiteral("600/s"));
    QSignalSpy reset(view->model(), &QAbstractItemModel::modelReset);
    view->setFocus();
    view->setCurrentIndex(view->model()->index(0, 0));
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(picked.back().front().toString(), QStringLiteral("peer/pgw2"));
    const qsizetype before = picked.size();
    const QString offered = view->model()->index(1, 7).data().toString();
    runs.advance(90s);
    nodes.show(test::frameOf(runs));
    QTRY_VERIFY(view->model()->index(1, 7).data().toString() != offered);
    QCOMPARE(view->currentIndex().row(), 1);
    QCOMPARE(reset.size(), 0);
    // What the stage picks is no wish of the table's.
    nodes.setPicked(QStringLiteral("limit/ccr-i/pgw1"));
    QCOMPARE(picked.size(), before);
    QCOMPARE(view->model()->index(view->currentIndex().row(), 0).data().toString(),
             QStringLiteral("ccr-i · pgw1"));
    // Nor does a restart take it away.
    nodes.setModel(test::modelOf(golden));
    nodes.show(test::frameOf(runs));
    nodes.setPicked(QStringLiteral("peer/pgw1"));
    QCOMPARE(view->model()->index(view->currentIndex().row(), 0).data().toString(), QStringLiteral("pgw1"));
    QCOMPARE(picked.size(), before);
}

void TestSimCompare::theKeyboardReachesAll()
{
    test::PageBench bench;
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    pane.setScenario(scenario, test::modelOf(scenario));
    for (const auto mode : {ComparePane::Mode::Compare, ComparePane::Mode::Sweep}) {
        for (const bool table : {false, true}) {
            pane.setMode(mode);
            pane.setTable(table);
            static_cast<QWidget&>(pane).show();
            QCOMPARE(test::namelessControls(pane), QStringList());
        }
    }
}

void TestSimCompare::looks_data()
{
    test::addLooks();
}

void TestSimCompare::looks()
{
    test::PageBench bench;
    test::takeLook(bench);
    const QString look = QString::fromLatin1(QTest::currentDataTag());
    ComparePane pane(bench.surroundings);
    const sim::Scenario scenario = shortMisrouted();
    pane.setScenario(scenario, test::modelOf(scenario));
    pane.form().setReplications(3);
    pane.form().setSetting(0, QStringLiteral("balancers[lb1].persistence"), QStringLiteral("source"));
    QSignalSpy finished(&pane, &ComparePane::finished);
    pane.run();
    QVERIFY(finished.wait(patience));
    test::look(pane, QSize(672, 420), QStringLiteral("compare-") + look);
    pane.setTable(true);
    test::look(pane, QSize(672, 420), QStringLiteral("compare-table-") + look);
    pane.setTable(false);
    pane.setMode(ComparePane::Mode::Sweep);
    pane.form().setSetting(0, QStringLiteral("clients[remote].count"), QStringLiteral("50,100,150,200,250"));
    pane.run();
    QVERIFY(finished.wait(patience));
    pane.setFigure(QStringLiteral("misrouted"));
    test::look(pane, QSize(672, 480), QStringLiteral("compare-sweep-") + look);
}

QTEST_MAIN(TestSimCompare)
#include "tst_simcompare.moc"
