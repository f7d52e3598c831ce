// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "gateways/GatewayTable.h"
#include "gateways/GatewaysViewModel.h"
#include "kit/Speech.h"

#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using gateways::GatewayTable;

namespace {

ogs::RunReport firstOnly()
{
    ogs::RunReport report = *test::fiveMeasured(false);
    report.gateways.resize(1);
    return report;
}

} // namespace

class TestGatewaysViewModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsFollowTheRanks();
    void aProfileAloneHasRowsToo();
    void oldValuesKeepTheirTime();
    void entriesShareTheLineOfTheirTarget();
    void whoNeverAnswersHasNoLine();
    void changesAreToldTogether();
    void wishes();
    void theTableIsTheTwinOfTheChart();
    void aFailureIsNeverANumber();
    void aRunThatGoesOnShowsItsLowestSoFar();
    void aWeekOf500TargetsIsQuick();

private:
    void fill();
    [[nodiscard]] QString text(int row, int column) const
    {
        return m_table->index(row, column).data().toString();
    }
    void show() { m_table->setRows(m_model->rows(), m_model->window(), m_model->range()); }

    std::unique_ptr<gateways::GatewaysViewModel> m_model;
    std::unique_ptr<kit::Speech> m_speech;
    std::unique_ptr<GatewayTable> m_table;
};

void TestGatewaysViewModel::init()
{
    m_model = std::make_unique<gateways::GatewaysViewModel>();
    m_model->setNow(test::now());
    m_speech = std::make_unique<kit::Speech>(wording::Language::English);
    m_table = std::make_unique<GatewayTable>(*m_speech);
}

void TestGatewaysViewModel::cleanup()
{
    m_table.reset();
    m_speech.reset();
    m_model.reset();
}

void TestGatewaysViewModel::fill()
{
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    m_model->setProfile(test::fiveGateways(false));
    m_model->setReport(test::fiveMeasured(false));
    m_model->setSamples(test::dayOfFive());
    QVERIFY(changed.wait());
    show();
}

void TestGatewaysViewModel::rowsFollowTheRanks()
{
    ogs::RunReport report = *test::fiveMeasured(false);
    report.gateways[0].rank = 2;
    report.gateways[1].rank = 1;
    report.selected = 1;
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    m_model->setReport(std::make_shared<const ogs::RunReport>(report));
    QVERIFY(changed.wait());
    const auto& rows = m_model->rows();
    QCOMPARE(rows.size(), std::size_t{5});
    QCOMPARE(rows[0].entry, QStringLiteral("Tokyo"));
    QVERIFY(rows[0].chosen && rows[0].style.accent);
    QCOMPARE(rows[1].entry, QStringLiteral("Seoul"));
    QVERIFY(!rows[1].style.accent);
    QCOMPARE(rows[4].entry, QStringLiteral("São Paulo"));
    QCOMPARE(rows[4].rank, std::nullopt);
}

void TestGatewaysViewModel::aProfileAloneHasRowsToo()
{
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    QVERIFY(!m_model->hasGateways());
    m_model->setProfile(test::fiveGateways(false));
    QVERIFY(changed.wait());
    QVERIFY(m_model->hasGateways());
    QCOMPARE(m_model->rows().size(), std::size_t{5});
    QVERIFY(m_model->picture().empty());

    m_model->setSamples(test::dayOfFive());
    QVERIFY(changed.wait());
    QCOMPARE(m_model->rows()[0].rtt, std::optional(132ms));
    QCOMPARE(m_model->rows()[0].measuredAt, std::optional(test::now()));
    QCOMPARE(m_model->rows()[4].state, ogs::GatewayState::Failed);
}

void TestGatewaysViewModel::oldValuesKeepTheirTime()
{
    HOLDS("OGS-13");
    // Refused because a tunnel is up: nothing was probed, so what is shown is the history's, with its time.
    ogs::RunReport report = *test::fiveMeasured(false);
    report.source = ogs::Source::Refused;
    report.selected.reset();
    report.measuredAt.reset();
    for (ogs::GatewayResult& gateway : report.gateways) {
        ogs::GatewayResult untouched;
        untouched.entry = gateway.entry;
        untouched.target = gateway.target;
        gateway = untouched;
    }
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    m_model->setReport(std::make_shared<const ogs::RunReport>(report));
    engine::Samples samples = test::dayOfFive();
    std::erase_if(samples, [](const ogs::Sample& sample) { return sample.at > test::now() - 3h; });
    m_model->setSamples(samples);
    QVERIFY(changed.wait());
    QCOMPARE(m_model->rows()[0].state, ogs::GatewayState::Measured);
    QCOMPARE(m_model->rows()[0].measuredAt, std::optional(test::now() - 3h));
}

void TestGatewaysViewModel::entriesShareTheLineOfTheirTarget()
{
    HOLDS("OGS-00");
    ogs::RunReport report = *test::fiveMeasured(false);
    report.gateways[2].target = report.gateways[1].target;
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    m_model->setReport(std::make_shared<const ogs::RunReport>(report));
    m_model->setSamples(test::dayOfFive());
    QVERIFY(changed.wait());
    QCOMPARE(m_model->rows().size(), std::size_t{5});
    const auto& lines = m_model->picture().lines;
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[1].name, QStringLiteral("Tokyo, Frankfurt"));
    QCOMPARE(m_model->nameOf(*report.gateways[1].target), QStringLiteral("Tokyo, Frankfurt"));
}

void TestGatewaysViewModel::whoNeverAnswersHasNoLine()
{
    fill();
    const gateways::RttPicture& picture = m_model->picture();
    QCOMPARE(picture.lines.size(), std::size_t{4});
    QCOMPARE(picture.lines.front().name, QStringLiteral("Seoul"));
    QCOMPARE(picture.unanswered.size(), std::size_t{1});
    QCOMPARE(picture.unanswered.front().name, QStringLiteral("São Paulo"));
    QCOMPARE(picture.lines[1].line->outages.size(), std::size_t{1});
    QCOMPARE(picture.lines[1].line->outages.front().lost, 24);
}

void TestGatewaysViewModel::changesAreToldTogether()
{
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    for (int i = 0; i < 100; ++i)
        m_model->setReport(test::fiveMeasured(false));
    QVERIFY(changed.isEmpty());
    QVERIFY(changed.wait());
    QCOMPARE(changed.size(), 1);
}

void TestGatewaysViewModel::wishes()
{
    QSignalSpy measure(m_model.get(), &gateways::GatewaysViewModel::measureRequested);
    QSignalSpy stop(m_model.get(), &gateways::GatewaysViewModel::stopRequested);
    QSignalSpy history(m_model.get(), &gateways::GatewaysViewModel::historyRequested);
    m_model->measure();
    m_model->stop();
    QCOMPARE(measure.size(), 1);
    QCOMPARE(stop.size(), 1);
    m_model->setRange(gateways::TimeRange::OneWeek);
    QCOMPARE(history.size(), 1);
    QCOMPARE(history[0][0].value<base::SystemTime>(), test::now() - 7 * 24h);
    m_model->setRange(gateways::TimeRange::OneWeek);
    QCOMPARE(history.size(), 1);
}

void TestGatewaysViewModel::theTableIsTheTwinOfTheChart()
{
    HOLDS("OGS-12");
    fill();
    QCOMPARE(m_table->rowCount(), 5);
    QCOMPARE(text(0, GatewayTable::Rank), QStringLiteral("1"));
    QCOMPARE(text(0, GatewayTable::Name), QStringLiteral("Seoul"));
    QCOMPARE(text(0, GatewayTable::Rtt), QStringLiteral("132 ms"));
    QCOMPARE(text(0, GatewayTable::Address), QStringLiteral("seoul.vpn.example.net, 203.0.113.10:443"));
    QCOMPARE(text(0, GatewayTable::MeasuredAt), QStringLiteral("21:14:00"));
    // The lookup has a place of its own and is in no sum.
    QCOMPARE(text(0, GatewayTable::Parts),
             QStringLiteral("Lookup: 5 ms · TCP: 32 ms · TLS: 34 ms · First byte: 33 ms · Close: 32 ms"));
    QCOMPARE(gateways::exchangeOf(m_model->rows()[0].parts), std::optional<base::Nanoseconds>(132ms));
    QCOMPARE(text(1, GatewayTable::Loss), QStringLiteral("8.2 %"));
    QVERIFY(text(1, GatewayTable::Trend).endsWith(QStringLiteral("lost probes: 24 of 291")));
    QCOMPARE(m_table->headerData(GatewayTable::Loss, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Loss, 24 h"));
    for (int column = 0; column < GatewayTable::ColumnCount; ++column)
        QVERIFY(!m_table->index(4, column).data(Qt::AccessibleTextRole).toString().isEmpty());
}

void TestGatewaysViewModel::aFailureIsNeverANumber()
{
    HOLDS("C-RTT-08", "OGS-09");
    fill();
    QCOMPARE(text(4, GatewayTable::Rank), QStringLiteral("–"));
    QCOMPARE(text(4, GatewayTable::Rtt), m_speech->words().failureShort(ogs::Failure::NoAnswer));
    QCOMPARE(text(4, GatewayTable::Loss), QStringLiteral("100.0 %"));
    QCOMPARE(text(4, GatewayTable::Parts), m_speech->words().failure(ogs::Failure::NoAnswer));
    const auto cell = m_table->index(4, GatewayTable::Rtt).data(kit::cellTextRole).value<kit::CellText>();
    QCOMPARE(cell.first.icon, QStringLiteral("failed"));
}

void TestGatewaysViewModel::aRunThatGoesOnShowsItsLowestSoFar()
{
    ogs::RunReport report = firstOnly();
    report.phase = ogs::Phase::Measuring;
    report.gateways[0].state = ogs::GatewayState::Running;
    report.gateways[0].rank.reset();
    QSignalSpy changed(m_model.get(), &gateways::GatewaysViewModel::changed);
    m_model->setReport(std::make_shared<const ogs::RunReport>(report));
    QVERIFY(changed.wait());
    show();
    QCOMPARE(text(0, GatewayTable::Rtt), QStringLiteral("≤ 132 ms"));
}

void TestGatewaysViewModel::aWeekOf500TargetsIsQuick()
{
    // A week at every quarter of an hour for 500 targets: the window must not stand still for it. The bound
    // is far above what it takes, and far below what a square of it would take.
    engine::Samples samples;
    for (int target = 0; target < 500; ++target) {
        for (int i = 0; i < 672; ++i) {
            ogs::Sample one = test::sample(-i * 15min, 100ms + i % 7 * 1ms, 3);
            one.target.port = static_cast<quint16>(1000 + target);
            samples.push_back(one);
        }
    }
    QElapsedTimer timer;
    timer.start();
    const auto history = gateways::historyOf(
        samples, gateways::TimeWindow::endingAt(test::now(), gateways::TimeRange::OneWeek));
    QCOMPARE(history.size(), std::size_t{500});
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    qInfo() << samples.size() << "samples in" << timer.elapsed() << "ms";
}

QTEST_GUILESS_MAIN(TestGatewaysViewModel)
#include "tst_gatewaysviewmodel.moc"
