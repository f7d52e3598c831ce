// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "sim/balancer/HealthCheck.h"

#include <QTest>

using namespace naru::sim::balancer;

namespace {

/** "200 503 reset timeout" → "up down …", the health after each. */
QString reported(HealthCheck& check, const MonitorSettings& settings, const QString& answers)
{
    QStringList states;
    for (const QString& answer : answers.split(QLatin1Char(' '))) {
        const ProbeOutcome outcome = answer == QLatin1String("reset")     ? ProbeOutcome::Reset
                                     : answer == QLatin1String("timeout") ? ProbeOutcome::TimedOut
                                                                          : ProbeOutcome::Answered;
        switch (check.report(settings, outcome, answer.toInt())) {
        case Health::Up:
            states << QStringLiteral("up");
            break;
        case Health::Stopping:
            states << QStringLiteral("stopping");
            break;
        case Health::Down:
            states << QStringLiteral("down");
            break;
        }
    }
    return states.join(QLatin1Char(' '));
}

} // namespace

class HealthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyExactly200IsGood_data();
    void onlyExactly200IsGood();
    void countsAsHAProxy_data();
    void countsAsHAProxy();
};

void HealthTest::onlyExactly200IsGood_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("good");
    QTest::addColumn<bool>("goodByDefaultOfHAProxy");
    QTest::newRow("200") << "200" << true << true;
    QTest::newRow("204") << "204" << false << true;
    QTest::newRow("301") << "301" << false << true;
    QTest::newRow("404") << "404" << false << false;
    QTest::newRow("503") << "503" << false << false;
    QTest::newRow("reset") << "reset" << false << false;
    QTest::newRow("no answer") << "timeout" << false << false;
}

void HealthTest::onlyExactly200IsGood()
{
    HOLDS("U20", "U21", "U23");
    QFETCH(QString, answer);
    QFETCH(bool, good);
    QFETCH(bool, goodByDefaultOfHAProxy);
    const MonitorSettings exact;
    HealthCheck check(exact);
    QCOMPARE(reported(check, exact, answer), good ? "up" : "down");
    MonitorSettings any;
    any.expect = Expect::AnySuccess;
    HealthCheck lenient(any);
    QCOMPARE(reported(lenient, any, answer), goodByDefaultOfHAProxy ? "up" : "down");
}

void HealthTest::countsAsHAProxy_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<QString>("states");
    QTest::newRow("the first bad answer after the start is enough") << "503"
                                                                    << "down";
    QTest::newRow("then three are needed") << "200 503 503 503"
                                           << "up up up down";
    QTest::newRow("one good answer restores all credit") << "200 503 503 200 503 503 200"
                                                         << "up up up up up up up";
    QTest::newRow("two good answers bring it back") << "503 200 200"
                                                    << "down down up";
    QTest::newRow("a bad one between starts anew") << "503 200 503 200 200"
                                                   << "down down down down up";
    QTest::newRow("back with all credit") << "503 200 200 503 503 503"
                                          << "down down up up up down";
    QTest::newRow("404 stops it at once") << "200 404 404 200"
                                          << "up stopping stopping up";
    QTest::newRow("stopping, then bad answers") << "200 404 503 503 503"
                                                << "up stopping stopping stopping down";
    QTest::newRow("404 does not bring back what is down") << "503 404 200 200"
                                                          << "down down down up";
}

void HealthTest::countsAsHAProxy()
{
    HOLDS("U22");
    QFETCH(QString, answers);
    QFETCH(QString, states);
    MonitorSettings settings;
    settings.rise = 2;
    settings.fall = 3;
    settings.stopOn404 = true;
    HealthCheck check(settings);
    QCOMPARE(reported(check, settings, answers), states);
}

QTEST_GUILESS_MAIN(HealthTest)
#include "tst_sim_health.moc"
