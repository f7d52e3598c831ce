// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "gateways/Exports.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

namespace {

/** Rows of cells; enough of a reader for what these tests write. */
QList<QStringList> cellsOf(const QByteArray& csv)
{
    QList<QStringList> rows;
    QString text = QString::fromUtf8(csv);
    if (text.startsWith(QChar(QChar::ByteOrderMark)))
        text.remove(0, 1);
    QStringList row;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && text.mid(i + 1, 1) == QStringLiteral("\"")) {
            cell += c;
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && c == u',') {
            row << std::exchange(cell, QString());
        } else if (!quoted && c == u'\r') {
            row << std::exchange(cell, QString());
            rows << std::exchange(row, QStringList());
            ++i;
        } else {
            cell += c;
        }
    }
    return rows;
}

QString cell(const QList<QStringList>& rows, int row, const char* column)
{
    const auto index = rows.constFirst().indexOf(QLatin1String(column));
    return index < 0 ? QStringLiteral("no such column") : rows.at(row).at(index);
}

QString plainName(const profile::Target& target)
{
    return target.text();
}

} // namespace

class TestGatewayExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lostProbesAreCountedInTheFile();
    void aFailureIsAnEmptyCellWithItsReason();
    void aFailedProbeOfARunHasNoNumber();
    void textsStayTexts();
    void reasonsSpeakTheLanguage();
};

void TestGatewayExports::lostProbesAreCountedInTheFile()
{
    HOLDS("C-CHT-02");
    const wording::Words words(wording::Language::English);
    const auto rows = cellsOf(gateways::samplesCsv(test::goodLostGood(10, 30, 10), plainName, words));
    QCOMPARE(rows.size(), 51);
    int probes = 0;
    int lost = 0;
    int empty = 0;
    for (int row = 1; row < rows.size(); ++row) {
        probes += cell(rows, row, "probes").toInt();
        lost += cell(rows, row, "lost").toInt();
        empty += cell(rows, row, "rtt_ms").isEmpty() ? 1 : 0;
    }
    QCOMPARE(empty, 30);
    QCOMPARE(100 * lost / probes, 60);
}

void TestGatewayExports::aFailureIsAnEmptyCellWithItsReason()
{
    HOLDS("C-RTT-08");
    const wording::Words words(wording::Language::English);
    const engine::Samples samples{test::sample(0min, 80ms, 3, 2), test::sample(15min, std::nullopt, 3, 3)};
    const auto rows = cellsOf(gateways::samplesCsv(samples, plainName, words));
    QCOMPARE(cell(rows, 1, "time"), QStringLiteral("2026-11-28T21:14:08.000Z"));
    QCOMPARE(cell(rows, 1, "rtt_ms"), QStringLiteral("80"));
    QCOMPARE(cell(rows, 1, "reason"), QString());
    QCOMPARE(cell(rows, 2, "rtt_ms"), QString());
    QCOMPARE(cell(rows, 2, "tcp_ms"), QString());
    QCOMPARE(cell(rows, 2, "retransmissions"), QString());
    QCOMPARE(cell(rows, 2, "reason"), QStringLiteral("no-answer"));
    QCOMPARE(cell(rows, 2, "explanation"), words.failure(ogs::Failure::NoAnswer));
}

void TestGatewayExports::aFailedProbeOfARunHasNoNumber()
{
    HOLDS("C-RTT-08");
    const wording::Words words(wording::Language::English);
    ogs::RunReport report = *test::fiveMeasured(false);
    // A refusal is a real round trip, and still no value.
    ogs::Probe& refused = report.gateways[0].probes[1];
    refused.value = 5ms;
    refused.failure = ogs::Failure::Refused;
    report.gateways[4].probes.clear();
    const auto rows = cellsOf(gateways::runCsv(report, words));
    QCOMPARE(rows.size(), 1 + 4 * 3 + 1);
    QCOMPARE(cell(rows, 1, "entry"), QStringLiteral("Seoul"));
    QCOMPARE(cell(rows, 1, "probe"), QStringLiteral("1"));
    QCOMPARE(cell(rows, 1, "ms"), QStringLiteral("132.000"));
    QCOMPARE(cell(rows, 1, "tcp_ms"), QStringLiteral("32.340"));
    QCOMPARE(cell(rows, 2, "ms"), QString());
    QCOMPARE(cell(rows, 2, "reason"), QStringLiteral("refused"));
    QCOMPARE(cell(rows, 13, "rank"), QString());
    QCOMPARE(cell(rows, 13, "ms"), QString());
    QCOMPARE(cell(rows, 13, "reason"), QStringLiteral("no-answer"));
}

void TestGatewayExports::textsStayTexts()
{
    const wording::Words words(wording::Language::Korean);
    const auto hostile = [](const profile::Target&) { return QStringLiteral("=1+1, \"서울\"\r\nx"); };
    const QByteArray csv = gateways::samplesCsv({test::sample(0min, 80ms)}, hostile, words);
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    QVERIFY(csv.contains("\"'=1+1, \"\"서울\"\"\r\nx\""));
    QCOMPARE(cell(cellsOf(csv), 1, "entry"), QStringLiteral("'=1+1, \"서울\"\r\nx"));
}

void TestGatewayExports::reasonsSpeakTheLanguage()
{
    const engine::Samples samples{test::sample(0min, std::nullopt, 3, 3)};
    const wording::Words korean(wording::Language::Korean);
    const auto rows = cellsOf(gateways::samplesCsv(samples, plainName, korean));
    QCOMPARE(cell(rows, 1, "reason"), QStringLiteral("no-answer"));
    QCOMPARE(cell(rows, 1, "explanation"), korean.failure(ogs::Failure::NoAnswer));
}

QTEST_GUILESS_MAIN(TestGatewayExports)
#include "tst_gatewayexports.moc"
