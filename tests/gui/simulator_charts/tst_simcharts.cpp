// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "RunSamples.h"
#include "simulator/charts/ChartsPane.h"
#include "simulator/charts/NodeTable.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using namespace naru::simulator;

class TestSimCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looks_data();
    void looks();
};

void TestSimCharts::looks_data()
{
    test::addLooks();
}

void TestSimCharts::looks()
{
    test::PageBench bench;
    test::takeLook(bench);
    const QString look = QString::fromLatin1(QTest::currentDataTag());
    const sim::Scenario golden = test::shippedScenario("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    RunPair runs = test::started(golden);
    runs.advance(180s);
    runs.goTo(116s);
    pane.setMarks({{20s, QStringLiteral("cpu 57"), TimeMark::Kind::Change}});
    pane.show(test::frameOf(runs));
    test::look(pane, QSize(672, 380), QStringLiteral("charts-limiter-") + look);
    pane.setView(ChartsPane::View::Distributions);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-distributions-") + look);
    pane.setTable(true);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-metrictable-") + look);
    pane.setView(ChartsPane::View::OverTime);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-seriestable-") + look);

    const sim::Scenario misrouted = test::shippedScenario("misrouted-secondaries");
    const QStringList other{QStringLiteral("balancers[1].persistence=source")};
    ChartsPane two(bench.surroundings);
    two.setModel(test::modelOf(misrouted));
    const FramePtr frame = test::frameAt(misrouted, misrouted.until * 2 / 3, other);
    two.show(frame);
    test::look(two, QSize(672, 380), QStringLiteral("charts-balancer-") + look);
    NodeTable table(bench.surroundings);
    table.setModel(test::modelOf(misrouted));
    table.show(frame);
    test::look(table, QSize(672, 240), QStringLiteral("nodes-balancer-") + look);

    const sim::Scenario setup = test::shippedScenario("cluster-owner-dies");
    ChartsPane cluster(bench.surroundings);
    cluster.setModel(test::modelOf(setup));
    const FramePtr now = test::frameAt(setup, setup.until / 2);
    cluster.show(now);
    test::look(cluster, QSize(672, 380), QStringLiteral("charts-cluster-") + look);
    NodeTable nodes(bench.surroundings);
    nodes.setModel(test::modelOf(setup));
    nodes.show(now);
    test::look(nodes, QSize(672, 240), QStringLiteral("nodes-cluster-") + look);
}

QTEST_MAIN(TestSimCharts)
#include "tst_simcharts.moc"
