// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Json.h"
#include "OgsRunner.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

namespace {

ogs::RunReport report()
{
    ogs::Probe good;
    good.value = 219'300us;
    good.parts = {400us, 43'100us, 88ms, 44ms, 44'200us};
    good.end = ogs::ConnectionEnd::Fin;
    ogs::Probe bad;
    bad.index = 1;
    bad.failure = ogs::Failure::NoAnswer;

    ogs::GatewayResult seoul;
    seoul.entry = QStringLiteral("Seoul");
    seoul.target = profile::Target{QStringLiteral("127.0.0.1"), 8443};
    seoul.state = ogs::GatewayState::Measured;
    seoul.rank = 1;
    seoul.rtt = 219ms;
    seoul.probes = {good, bad};
    ogs::GatewayResult dead;
    dead.entry = QStringLiteral("Dead");
    dead.state = ogs::GatewayState::NotConnectable;

    ogs::RunReport run;
    run.phase = ogs::Phase::Complete;
    run.gateways = {seoul, dead};
    run.order = {0, 1};
    run.selected = 0;
    run.location.keys = {{QStringLiteral("home.example"), QStringLiteral("192.168.1.1")}};
    run.why = {{ogs::ReasonCode::OnlyAnswer, {{"entry", "Seoul"}, {"rtt", 219}}}};
    run.decidedAfter = 486ms;
    run.elapsed = 2'790'700us;
    return run;
}

} // namespace

/** The JSON contract of `ogs run`, and what its exit status means. */
class TestRunJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunAsScriptsSeeIt()
    {
        HOLDS("C-RTT-08");
        const wording::Words words(wording::Language::English);
        const QJsonObject json = cli::runJson(report(), words);
        QCOMPARE(json["source"].toString(), QStringLiteral("measured"));
        QCOMPARE(json["selected"].toString(), QStringLiteral("Seoul"));
        QCOMPARE(json["order"].toArray(), (QJsonArray{"Seoul", "Dead"}));
        QCOMPARE(json["decided_ms"].toDouble(), 486.0);
        QCOMPARE(json["elapsed_ms"].toDouble(), 2790.7);
        QVERIFY(json["previous"].isNull());
        QCOMPARE(json["location"].toObject()["keys"].toArray(), QJsonArray{"home.example|192.168.1.1"});
        const QJsonObject reason = json["why"].toArray().first().toObject();
        QCOMPARE(reason["code"].toString(), QStringLiteral("only-answer"));
        QVERIFY(reason["text"].toString().contains(QStringLiteral("Seoul")));

        const QJsonObject seoul = json["gateways"].toArray().first().toObject();
        QCOMPARE(seoul["rtt_ms"].toInt(), 219);
        QCOMPARE(seoul["loss"].toDouble(), 0.5);
        const QJsonObject good = seoul["probes"].toArray().first().toObject();
        QCOMPARE(good["ms"].toDouble(), 219.3);
        QCOMPARE(good["parts"].toObject()["tls_ms"].toDouble(), 88.0);
        QCOMPARE(good["end"].toString(), QStringLiteral("fin"));
        QVERIFY(good["failure"].isNull());
        // A failure is a state with a reason, never a number.
        const QJsonObject bad = seoul["probes"].toArray().last().toObject();
        QVERIFY(bad["ms"].isNull());
        QCOMPARE(bad["failure"].toString(), QStringLiteral("no-answer"));
        const QJsonObject dead = json["gateways"].toArray().last().toObject();
        QVERIFY(dead["rtt_ms"].isNull());
        QVERIFY(dead["rank"].isNull());
        QVERIFY(dead["target"].isNull());
        QVERIFY(dead["loss"].isNull());
    }

    void exitStatus()
    {
        ogs::RunReport run = report();
        QCOMPARE(cli::exitStatus(run), int(cli::Done));
        run.source = ogs::Source::Previous;
        QCOMPARE(cli::exitStatus(run), int(cli::Done));
        run.selected.reset();
        QCOMPARE(cli::exitStatus(run), int(cli::Done)); // measured only: a table was asked for
        run.gateways[0].rtt.reset();
        QCOMPARE(cli::exitStatus(run), int(cli::NothingReached));
        run.source = ogs::Source::Refused;
        QCOMPARE(cli::exitStatus(run), int(cli::Refused));
    }
};

QTEST_GUILESS_MAIN(TestRunJson)
#include "tst_run_json.moc"
