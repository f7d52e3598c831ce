// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "PageBench.h"
#include "RunSamples.h"
#include "kit/RowTable.h"
#include "simulator/charts/ChartStack.h"
#include "simulator/charts/ChartTables.h"
#include "simulator/charts/ChartsPane.h"
#include "simulator/charts/DistributionView.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/MetricRows.h"
#include "simulator/charts/NodeTable.h"
#include "simulator/charts/SeriesMenu.h"
#include "simulator/charts/TimeChart.h"

#include <QPainter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QXYSeries>

using namespace naru;
using namespace std::chrono_literals;
using namespace naru::simulator;

namespace {

/** A limit of 100/s to which nothing comes, then 400/s around the edge of a window. */
QByteArray aroundTheEdge(const char* algorithm)
{
    return QByteArrayLiteral(
               R"({"format":"naru-scenario-1","name":"edge","model":"limiter","seed":1,"until":"3s",
        "sample":"100ms","parameters":{
        "sources":[{"name":"pgw1","streams":[{"message":"gx-ccr-i","rate":"0/s"}]}],
        "groups":[{"name":"pcrf","applications":["gx"],"servers":[{"name":"s1"}],"latency":"10ms"}],
        "message_limits":[{"name":"m","peer":"pgw1","messages":["gx-ccr-i"],"rate":"100/s","algorithm":")") +
           algorithm + QByteArrayLiteral(R"("}]},
        "changes":[{"at":"760ms","set":"sources[pgw1].streams[1].rate","to":"400/s"},
                   {"at":"1240ms","set":"sources[pgw1].streams[1].rate","to":"0/s"}]})");
}

Plot plotOf(const sim::Scenario& scenario, const FramePtr& frame, std::size_t number,
            ChartWindow window = ChartWindow::Whole, const std::vector<TimeMark>& marks = {})
{
    const wording::Words words(wording::Language::English);
    const SeriesTexts texts(test::modelOf(scenario));
    const TimeSpan span = spanOf(window, frame->a.snapshot.at, frame->until);
    const PlotMaker maker(texts, words, *frame, span, marks);
    return maker.make(standardCharts(scenario.model, frame->a.parameters, *frame->a.recorder).at(number));
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            pixels += image.pixelColor(x, y) == colour ? 1 : 0;
    return pixels;
}

std::size_t pointsOf(const Segments& segments)
{
    std::size_t points = 0;
    for (const QList<QPointF>& segment : segments)
        points += static_cast<std::size_t>(segment.size());
    return points;
}

} // namespace

class TestSimCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGoldenTimelineAsAStair();
    void whatLiesAheadIsApart();
    void cpuHasItsRanges();
    void gapsAreGaps();
    void bothRunsInOneChart();
    void theWorstTrailingWindow_data();
    void theWorstTrailingWindow();
    void windows_data();
    void windows();
    void momentsAreWritten_data();
    void momentsAreWritten();
    void figuresAreWritten_data();
    void figuresAreWritten();
    void aPressGoesThere();
    void seriesAreChosen();
    void theTableIsTheTwin();
    void hiddenChartsRest();
    void exported();
    void hostileNamesStayText();
    void theKeyboardReachesAll();
    void restlessLinesAreThinned();
    void looks_data();
    void looks();
};

void TestSimCharts::theGoldenTimelineAsAStair()
{
    HOLDS("V19", "V21");
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    const Plot plot = plotOf(golden, test::frameAt(golden, 180s), 0);
    std::vector<double> levels;
    for (const PlotLevel& level : plot.levels)
        levels.push_back(level.value);
    QCOMPARE(levels, (std::vector<double>{1000, 600, 800, 700, 500, 700, 900, 1000}));
    // What was refused lies between the limit and what PGW-1 offered.
    QVERIFY(!plot.refused.empty());
    QCOMPARE(plot.refused.front().low, 600.0);
    QCOMPARE(plot.refused.front().high, 1000.0);
    QCOMPARE(plot.refused.front().from, plot.levels.at(1).from);
    QCOMPARE(plot.scale.top, 1000.0);
    QCOMPARE(plot.lines.size(), std::size_t(1));
    QVERIFY(plot.lines.front().style.accent);
    // A stair: two points for each second.
    QCOMPARE(pointsOf(plot.lines.front().past), std::size_t(360));
}

void TestSimCharts::whatLiesAheadIsApart()
{
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    RunPair runs = test::started(golden);
    runs.advance(180s);
    runs.goTo(116s);
    const Plot plot = plotOf(golden, test::frameOf(runs), 0);
    const PlotLine& line = plot.lines.front();
    QCOMPARE(line.past.back().constLast().x(), 116.0);
    QCOMPARE(line.future.front().constFirst().x(), 115.0);
    QCOMPARE(line.future.back().constLast().x(), 180.0);
    QCOMPARE(line.last, std::optional(700.0));
    QVERIFY(plot.levels.back().future);
    QVERIFY(!plot.levels.front().future);
    // A change forgets what had been computed: nothing is drawn there.
    QVERIFY(!runs.set(SideName::A, "dynamic_peers[1].hold", sim::Node::string("10s")));
    const Plot changed = plotOf(golden, test::frameOf(runs), 0);
    QVERIFY(changed.lines.front().future.empty());
    QVERIFY(!changed.levels.back().future);
}

void TestSimCharts::cpuHasItsRanges()
{
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    const Plot plot = plotOf(golden, test::frameAt(golden, 180s), 1);
    QStringList texts;
    for (const PlotBand& band : plot.bands)
        texts.append(band.text);
    QCOMPARE(texts, (QStringList{"release", "30 %", "40 %", "50 %"}));
    QCOMPARE(plot.bands.at(1).low, 50.0);
    QCOMPARE(plot.bands.at(1).high, 59.0);
    QVERIFY(plot.lowest > 0 && plot.lowest <= 40);
    QVERIFY(plot.scale.top < 100);
}

void TestSimCharts::gapsAreGaps()
{
    HOLDS("C-CHT-02");
    // Ten rows, thirty gaps, ten rows.
    auto recorder = std::make_shared<sim::Recorder>();
    const std::size_t column = recorder->declare("flows");
    for (int second = 1; second <= 50; ++second) {
        recorder->put(column, second <= 10 || second > 40 ? std::optional(5.0) : std::nullopt);
        recorder->endRow(std::chrono::seconds(second));
    }
    auto frame = std::make_shared<Frame>();
    frame->a.recorder = recorder;
    frame->a.snapshot.at = 50s;
    frame->until = 50s;
    const sim::Scenario cluster = test::shipped("cluster-tcp-setup");
    const wording::Words words(wording::Language::English);
    const SeriesTexts texts(test::modelOf(cluster));
    const std::vector<TimeMark> none;
    PlotMaker maker(texts, words, *frame, {0s, 50s}, none);
    maker.setWithSamples(true);
    const Plot plot = maker.make(familyCharts(*recorder).front());
    QCOMPARE(plot.lines.front().past.size(), std::size_t(2));
    QCOMPARE(plot.lines.front().past.front().constLast().x(), 10.0);
    QCOMPARE(plot.lines.front().past.back().constFirst().x(), 41.0);
    QCOMPARE(plot.lines.front().samples.size(), 50);
    test::PageBench bench;
    TimeChart chart(charts::Look::ofScreen(bench.theme), {});
    chart.resize(600, 200);
    chart.setPlot(plot, words.locale());
    QCOMPARE(chart.drawnLines(), 2);
    QCOMPARE(seriesCsv(*frame).split('\n').at(20), QByteArray("20,\r"));
}

void TestSimCharts::bothRunsInOneChart()
{
    const sim::Scenario misrouted = test::shipped("misrouted-secondaries");
    const FramePtr frame =
        test::frameAt(misrouted, 300s, {QStringLiteral("balancers[1].persistence=source")});
    const Plot sessions = plotOf(misrouted, frame, 0);
    QCOMPARE(sessions.lines.size(), std::size_t(6));
    QCOMPARE(sessions.lines.at(0).name, QStringLiteral("A uag1"));
    QCOMPARE(sessions.lines.at(3).name, QStringLiteral("B uag1"));
    QVERIFY(!sessions.lines.at(0).style.accent);
    QVERIFY(sessions.lines.at(3).style.accent);
    // Members are told apart by their dash, in both runs by the same.
    QVERIFY(sessions.lines.at(0).style.dash != sessions.lines.at(1).style.dash);
    QCOMPARE(sessions.lines.at(4).style.dash, sessions.lines.at(1).style.dash);
    const Plot share = plotOf(misrouted, frame, 1);
    QCOMPARE(share.unit, std::string("%"));
    QCOMPARE(share.lines.size(), std::size_t(2));
    // Two of three appliances are the wrong one.
    QVERIFY(*share.lines.at(0).last > 40 && *share.lines.at(0).last < 90);
    QCOMPARE(share.lines.at(1).last, std::optional(0.0));
}

void TestSimCharts::theWorstTrailingWindow_data()
{
    QTest::addColumn<QByteArray>("algorithm");
    QTest::addColumn<double>("worst");
    QTest::newRow("fixed window") << QByteArray("fixed-window") << 192.0;
    QTest::newRow("sliding log") << QByteArray("sliding-log") << 100.0;
}

void TestSimCharts::theWorstTrailingWindow()
{
    HOLDS("C-RL-01");
    QFETCH(QByteArray, algorithm);
    QFETCH(double, worst);
    const sim::Scenario edge = test::scenarioOf(aroundTheEdge(algorithm.constData()));
    const FramePtr frame = test::frameAt(edge, 3s);
    const Distributions shown =
        distributionsOf(*frame, SeriesTexts(test::modelOf(edge)), wording::Language::English);
    QCOMPARE(shown.windows, (std::vector<WorstWindow>{{QStringLiteral("m/pgw1"), "1s", 100, worst}}));
}

void TestSimCharts::windows_data()
{
    QTest::addColumn<qint64>("now");
    QTest::addColumn<qint64>("until");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::newRow("in the middle") << 60LL << 180LL << 50LL << 60LL;
    QTest::newRow("at the start") << 3LL << 180LL << 0LL << 10LL;
    QTest::newRow("at the end") << 180LL << 180LL << 170LL << 180LL;
    QTest::newRow("a run shorter than that") << 3LL << 5LL << 0LL << 5LL;
}

void TestSimCharts::windows()
{
    QFETCH(qint64, now);
    QFETCH(qint64, until);
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    const auto span = spanOf(ChartWindow::TenSeconds, std::chrono::seconds(now), std::chrono::seconds(until));
    QCOMPARE(span, (TimeSpan{std::chrono::seconds(from), std::chrono::seconds(to)}));
    QCOMPARE(spanOf(ChartWindow::Whole, std::chrono::seconds(now), std::chrono::seconds(until)),
             (TimeSpan{0s, std::chrono::seconds(until)}));
}

void TestSimCharts::momentsAreWritten_data()
{
    QTest::addColumn<qint64>("moment");
    QTest::addColumn<qint64>("length");
    QTest::addColumn<QString>("text");
    QTest::newRow("minutes") << 136'000'000LL << 240'000'000LL << QStringLiteral("2:16");
    QTest::newRow("tenths") << 2'500'000LL << 10'000'000LL << QStringLiteral("0:02.5");
    QTest::newRow("hours") << 5'052'000'000LL << 7'200'000'000LL << QStringLiteral("1:24:12");
    QTest::newRow("rounded up") << 59'960'000LL << 240'000'000LL << QStringLiteral("1:00");
    QTest::newRow("microseconds") << 575LL << 2'000LL << QStringLiteral("575");
    QTest::newRow("milliseconds") << 1'500'000LL << 1'900'000LL << QStringLiteral("1,500");
}

void TestSimCharts::momentsAreWritten()
{
    QFETCH(qint64, moment);
    QFETCH(qint64, length);
    QFETCH(QString, text);
    const QLocale locale(QLocale::English, QLocale::UnitedKingdom);
    QCOMPARE(momentText(locale, std::chrono::microseconds(moment), std::chrono::microseconds(length)), text);
    const auto ticks = ticksOf(locale, {{}, std::chrono::microseconds(length)}, 8);
    QVERIFY(ticks.size() >= 3 && ticks.size() <= 9);
}

void TestSimCharts::figuresAreWritten_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<QString>("text");
    QTest::newRow("grouped") << 12345.0 << QByteArray("1") << QStringLiteral("12,345");
    QTest::newRow("a rate") << 500.0 << QByteArray("1/s") << QStringLiteral("500/s");
    QTest::newRow("milliseconds") << 0.0124 << QByteArray("s") << QStringLiteral("12.4 ms");
    QTest::newRow("microseconds") << 0.000575 << QByteArray("s") << QStringLiteral("575 µs");
    QTest::newRow("a share") << 0.87474 << QByteArray("1") << QStringLiteral("0.8747");
    QTest::newRow("a minus") << -3.5 << QByteArray("%") << QStringLiteral("−3.5 %");
    QTest::newRow("unknown") << std::nan("") << QByteArray("s") << QStringLiteral("–");
}

void TestSimCharts::figuresAreWritten()
{
    QFETCH(double, value);
    QFETCH(QByteArray, unit);
    QFETCH(QString, text);
    const QLocale locale(QLocale::English, QLocale::UnitedKingdom);
    QCOMPARE(figureText(locale, value, unit.toStdString()), text);
    if (value > 0)
        QCOMPARE(differenceText(locale, value, unit.toStdString()), u'+' + text);
}

void TestSimCharts::aPressGoesThere()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    pane.show(test::frameAt(golden, 180s));
    pane.resize(672, 380);
    static_cast<QWidget&>(pane).show();
    auto* stack = pane.findChild<ChartStack*>();
    QTRY_COMPARE(stack->charts().size(), std::size_t(2));
    TimeChart* chart = stack->charts().back();
    QTRY_VERIFY(chart->plot().width() > 300);
    QSignalSpy wished(&pane, &ChartsPane::timeWished);
    const QPoint place = chart->placeOf({90, 50}).toPoint();
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(wished.size(), 1);
    const auto moment = wished.front().front().value<sim::Time>();
    QVERIFY2(moment > 88s && moment < 92s, std::to_string(moment.count()).c_str());
}

void TestSimCharts::seriesAreChosen()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    const FramePtr frame = test::frameAt(golden, 60s);
    pane.show(frame);
    static_cast<QWidget&>(pane).show();
    QTRY_COMPARE(pane.plots().size(), std::size_t(2));
    auto* menu = pane.findChild<SeriesMenu*>();
    QAction* offered = nullptr;
    for (QAction* action : menu->actions())
        if (action->text().contains(QStringLiteral("(*.offered)")))
            offered = action;
    QVERIFY(offered);
    offered->trigger();
    QCOMPARE(pane.plots().size(), std::size_t(3));
    QCOMPARE(pane.plots().back().lines.size(), std::size_t(2));
    QCOMPARE(pane.plots().back().lines.front().name, QStringLiteral("pgw1"));
    // What was chosen stays when the scenario is restarted.
    auto again = std::make_shared<Frame>(*frame);
    again->run = frame->run + 1;
    pane.setModel(test::modelOf(golden));
    pane.show(again);
    pane.setWindow(ChartWindow::TenSeconds);
    QCOMPARE(pane.plots().size(), std::size_t(3));
    QCOMPARE(pane.plots().front().span, (TimeSpan{50s, 60s}));
    // No longer with another model's series.
    const sim::Scenario misrouted = test::shipped("misrouted-secondaries");
    pane.setModel(test::modelOf(misrouted));
    auto other = std::make_shared<Frame>(*test::frameAt(misrouted, 10s));
    other->run = frame->run + 2;
    pane.show(other);
    pane.setWindow(ChartWindow::Whole);
    QCOMPARE(pane.plots().size(), std::size_t(2));
}

void TestSimCharts::theTableIsTheTwin()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    pane.show(test::frameAt(golden, 60s));
    pane.setTable(true);
    static_cast<QWidget&>(pane).show();
    kit::RowTable* shown = nullptr;
    for (auto* view : pane.findChildren<kit::RowTable*>())
        if (view->isVisible())
            shown = view;
    QVERIFY(shown);
    const QAbstractItemModel& table = *shown->model();
    QCOMPARE(table.rowCount(), 60);
    QCOMPARE(table.index(44, 0).data().toString(), QStringLiteral("0:45"));
    QCOMPARE(table.index(44, 1).data().toString(), QStringLiteral("600/s"));
    QVERIFY(table.index(44, 2).data().toString().endsWith(QStringLiteral(" %")));
    pane.setView(ChartsPane::View::Distributions);
    for (auto* view : pane.findChildren<kit::RowTable*>())
        if (view->isVisible())
            QVERIFY(view->model()->rowCount() > 20);
}

void TestSimCharts::hiddenChartsRest()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    pane.show(test::frameAt(golden, 60s));
    QVERIFY(pane.plots().empty());
    static_cast<QWidget&>(pane).show();
    QCOMPARE(pane.plots().front().now, sim::Time(60s));
    // A later frame is shown soon, not at once.
    pane.show(test::frameAt(golden, 70s));
    QCOMPARE(pane.plots().front().now, sim::Time(60s));
    QTRY_COMPARE(pane.plots().front().now, sim::Time(70s));
}

void TestSimCharts::exported()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    const FramePtr frame = test::frameAt(golden, 60s);
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    pane.show(frame);
    pane.setWindow(ChartWindow::TenSeconds);
    static_cast<QWidget&>(pane).show();
    const QImage picture = QImage::fromData(pane.png());
    QCOMPARE(picture.size(), QSize(1600, 720));
    const QColor accent = bench.theme.colors().accent;
    QVERIFY(pixelsOf(picture, accent) > 500);
    for (const bool distributions : {false, true}) {
        pane.setView(distributions ? ChartsPane::View::Distributions : ChartsPane::View::OverTime);
        const QByteArray svg = pane.svg();
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QImage drawn(1600, distributions ? 400 : 720, QImage::Format_RGB32);
        QPainter painter(&drawn);
        renderer.render(&painter);
        // The line of the limit; the bars of the windows.
        QVERIFY(pixelsOf(drawn, distributions ? bench.theme.colors().g2 : accent) > 500);
        QVERIFY(svg.contains(distributions ? "Worst trailing window" : "Effective limit"));
        // Only what a file of its own can hold.
        QVERIFY(!svg.contains("href"));
    }
    const QList<QByteArray> metrics = pane.csv().split('\n');
    QCOMPARE(metrics.front(),
             QByteArray("\xEF\xBB\xBFname,unit,mean,p50,p95,p99,max,ci95_low,ci95_high,count\r"));
    pane.setView(ChartsPane::View::OverTime);
    const QList<QByteArray> rows = pane.csv().split('\n');
    QCOMPARE(rows.size(), 62);
    QVERIFY(rows.front().startsWith("\xEF\xBB\xBFt,offered,admitted,"));
    QVERIFY2(rows.at(60).startsWith("60,"), rows.at(60).constData());
}

void TestSimCharts::hostileNamesStayText()
{
    test::PageBench bench;
    sim::Scenario golden = test::shipped("vdra-golden-timeline");
    golden.assertions.clear();
    golden.changes.clear();
    for (const char* list : {"sources", "message_limits", "dynamic_peers", "peer_limits"})
        for (sim::Node& item : golden.parameters.find(list)->items)
            for (const char* member : {"name", "peer"})
                if (sim::Node* found = item.find(member); found != nullptr && found->text == "pgw1")
                    found->text = "=cmd()<b>&\"";
    const FramePtr frame = test::frameAt(golden, 20s);
    QVERIFY(seriesCsv(*frame).contains("\"'=cmd()<b>&\"\".offered\""));
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    pane.show(frame);
    static_cast<QWidget&>(pane).show();
    pane.setView(ChartsPane::View::Distributions);
    QVERIFY(QSvgRenderer(pane.svg()).isValid());
    QVERIFY(!pane.svg().contains("<b>"));
}

void TestSimCharts::theKeyboardReachesAll()
{
    test::PageBench bench;
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    const FramePtr frame = test::frameAt(golden, 60s);
    for (const bool table : {false, true}) {
        for (const auto view : {ChartsPane::View::OverTime, ChartsPane::View::Distributions}) {
            ChartsPane pane(bench.surroundings);
            pane.setModel(test::modelOf(golden));
            pane.show(frame);
            pane.setTable(table);
            pane.setView(view);
            static_cast<QWidget&>(pane).show();
            QCOMPARE(test::namelessControls(pane), QStringList());
        }
    }
    NodeTable nodes(bench.surroundings);
    nodes.setModel(test::modelOf(golden));
    nodes.show(frame);
    static_cast<QWidget&>(nodes).show();
    QCOMPARE(test::namelessControls(nodes), QStringList());
}

void TestSimCharts::restlessLinesAreThinned()
{
    // Up and down at every row: as a band it has a few hundred points, and no dashes that take seconds.
    auto recorder = std::make_shared<sim::Recorder>(10ms);
    const std::size_t column = recorder->declare("flows");
    for (int row = 1; row <= 16'000; ++row) {
        recorder->put(column, row % 2 == 0 ? 900 : 100);
        recorder->endRow(row * 10ms);
    }
    Frame frame;
    frame.a.recorder = recorder;
    frame.a.snapshot.at = 160s;
    frame.until = 160s;
    const wording::Words words(wording::Language::English);
    const SeriesTexts texts(test::modelOf(test::shipped("cluster-tcp-setup")));
    const std::vector<TimeMark> none;
    Plot plot = PlotMaker(texts, words, frame, {0s, 160s}, none).make(familyCharts(*recorder).front());
    plot.lines.front().style.dash = Qt::DotLine;
    test::PageBench bench;
    TimeChart chart(charts::Look::ofScreen(bench.theme), {});
    chart.resize(600, 200);
    static_cast<QWidget&>(chart).show();
    chart.setPlot(plot, words.locale());
    const QXYSeries* line = nullptr;
    for (const QAbstractSeries* series : chart.chart()->series())
        if (const auto* xy = qobject_cast<const QXYSeries*>(series); xy != nullptr && xy->isVisible())
            line = xy;
    QVERIFY(line);
    QVERIFY2(line->count() < 400, std::to_string(line->count()).c_str());
    QCOMPARE(line->pen().style(), Qt::SolidLine);
    QCOMPARE(line->pen().widthF(), 1.0);
}

void TestSimCharts::looks_data()
{
    test::addLooks();
}

void TestSimCharts::looks()
{
    test::PageBench bench;
    test::takeLook(bench);
    const QString look = QString::fromLatin1(QTest::currentDataTag());
    const sim::Scenario golden = test::shipped("vdra-golden-timeline");
    ChartsPane pane(bench.surroundings);
    pane.setModel(test::modelOf(golden));
    RunPair runs = test::started(golden);
    runs.advance(180s);
    runs.goTo(116s);
    pane.setMarks({{20s, QStringLiteral("CPU 57"), TimeMark::Kind::Change},
                   {90s, QStringLiteral("500/s"), TimeMark::Kind::Bookmark}});
    pane.show(test::frameOf(runs));
    test::look(pane, QSize(672, 380), QStringLiteral("charts-limiter-") + look);
    pane.setView(ChartsPane::View::Distributions);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-distributions-") + look);
    pane.setTable(true);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-metrictable-") + look);
    pane.setView(ChartsPane::View::OverTime);
    test::look(pane, QSize(672, 380), QStringLiteral("charts-seriestable-") + look);

    const sim::Scenario misrouted = test::shipped("misrouted-secondaries");
    const FramePtr two = test::frameAt(misrouted, misrouted.until * 2 / 3,
                                       {QStringLiteral("balancers[1].persistence=source")});
    ChartsPane compared(bench.surroundings);
    compared.setModel(test::modelOf(misrouted));
    compared.show(two);
    test::look(compared, QSize(672, 380), QStringLiteral("charts-balancer-") + look);
    compared.setView(ChartsPane::View::Distributions);
    test::look(compared, QSize(672, 380), QStringLiteral("charts-distributions2-") + look);

    const sim::Scenario dies = test::shipped("cluster-owner-dies");
    const FramePtr now = test::frameAt(dies, dies.until / 2);
    ChartsPane cluster(bench.surroundings);
    cluster.setModel(test::modelOf(dies));
    cluster.show(now);
    test::look(cluster, QSize(672, 380), QStringLiteral("charts-cluster-") + look);
    for (const auto& [scenario, frame] :
         {std::pair(misrouted, two), std::pair(dies, now), std::pair(golden, test::frameOf(runs))}) {
        NodeTable nodes(bench.surroundings);
        nodes.setModel(test::modelOf(scenario));
        nodes.show(frame);
        test::look(nodes, QSize(672, 260), QStringLiteral("nodes-%1-").arg(scenario.model.c_str()) + look);
    }
}

QTEST_MAIN(TestSimCharts)
#include "tst_simcharts.moc"
