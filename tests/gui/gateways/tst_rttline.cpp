// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "gateways/RttLine.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

namespace {

std::vector<std::size_t> sizes(const gateways::RttLine& line)
{
    std::vector<std::size_t> result;
    for (const auto& segment : line.segments)
        result.push_back(segment.size());
    return result;
}

} // namespace

class TestRttLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lostProbesBreakTheLineAndAreCounted();
    void aFailureIsNoValue();
    void whatWasNotMeasuredIsNoLossButAGap();
    void retransmissionsHaveTheirCost();
    void nothingIsNothing();
};

void TestRttLine::lostProbesBreakTheLineAndAreCounted()
{
    HOLDS("C-CHT-02");
    // 10 good, 30 lost, 10 good.
    const auto line = gateways::rttLine(test::goodLostGood(10, 30, 10));
    QCOMPARE(sizes(line), (std::vector<std::size_t>{10, 10}));
    QCOMPARE(line.losses.size(), std::size_t{30});
    QCOMPARE(line.lost, 30);
    QCOMPARE(line.loss(), std::optional(0.6));
    QCOMPARE(line.outages.size(), std::size_t{1});
    QCOMPARE(line.outages.front().measurements, 30);
    QCOMPARE(line.outages.front().lost, 30);
}

void TestRttLine::aFailureIsNoValue()
{
    HOLDS("C-RTT-08");
    // [fail, fail, 80]: 80 with two of three lost. [fail, fail, fail]: no value, not 0 and not a maximum.
    engine::Samples samples{test::sample(0min, 80ms, 3, 2), test::sample(15min, std::nullopt, 3, 3)};
    const auto line = gateways::rttLine(samples);
    QCOMPARE(sizes(line), (std::vector<std::size_t>{1}));
    QCOMPARE(line.last()->rtt, 80ms);
    QCOMPARE(line.losses.size(), std::size_t{2});
    QCOMPARE(line.losses.front().lost, 2);
    QCOMPARE(qRound(*line.loss() * 100), 83);
    samples.pop_back();
    QCOMPARE(qRound(*gateways::rttLine(samples).loss() * 100), 67);
}

void TestRttLine::whatWasNotMeasuredIsNoLossButAGap()
{
    engine::Samples samples;
    for (const auto at : {0min, 15min, 30min, 45min, 60min, 600min, 615min})
        samples.push_back(test::sample(at, 100ms));
    const auto line = gateways::rttLine(samples);
    QCOMPARE(sizes(line), (std::vector<std::size_t>{5, 2}));
    QVERIFY(line.losses.empty());
    QVERIFY(line.outages.empty());
    QCOMPARE(line.loss(), std::optional(0.0));

    // One run that was left out is not a gap yet.
    samples.erase(samples.begin() + 2);
    QCOMPARE(sizes(gateways::rttLine(samples)), (std::vector<std::size_t>{4, 2}));

    // Over the budget: no probe was sent, so none was lost, and yet there is no value.
    samples = {test::sample(0min, 100ms), test::sample(15min, std::nullopt, 0, 0),
               test::sample(30min, 100ms)};
    const auto cut = gateways::rttLine(samples);
    QCOMPARE(sizes(cut), (std::vector<std::size_t>{1, 1}));
    QVERIFY(cut.losses.empty());
}

void TestRttLine::retransmissionsHaveTheirCost()
{
    engine::Samples samples;
    for (int i = 0; i < 7; ++i)
        samples.push_back(test::sample(i * 15min, i == 3 ? 631ms : 506ms));
    samples[3].retransmissions = 1;
    samples[5].retransmissions = 0;
    const auto line = gateways::rttLine(samples);
    QCOMPARE(line.retransmissions.size(), std::size_t{1});
    QCOMPARE(line.retransmissions.front().cost, std::optional(125ms));
    QCOMPARE(line.retransmissions.front().count, 1);

    // Alone there is nothing to compare it with.
    const engine::Samples alone{samples[3]};
    QCOMPARE(gateways::rttLine(alone).retransmissions.front().cost, std::nullopt);
}

void TestRttLine::nothingIsNothing()
{
    const auto line = gateways::rttLine({});
    QVERIFY(line.segments.empty());
    QCOMPARE(line.loss(), std::nullopt);
    QCOMPARE(line.last(), std::nullopt);
}

QTEST_GUILESS_MAIN(TestRttLine)
#include "tst_rttline.moc"
