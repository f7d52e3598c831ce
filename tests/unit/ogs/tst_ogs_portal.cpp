// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

profile::Profile threeGateways()
{
    return profileOf({QStringLiteral("A=vpn1.example:443"), QStringLiteral("B=vpn2.example:443"),
                      QStringLiteral("C=vpn3.example:443")});
}

/** What answers in the three gateways' place. */
struct Answers
{
    base::Nanoseconds tcp = 1ms;
    base::Nanoseconds value = 5ms;
    QList<QByteArray> certificates{"one", "one", "one"};
    std::optional<bool> namesHost = false;
    QString address{};
    std::set<Mark> marks{};
};

Script scriptOf(const Answers& answers)
{
    Script script;
    for (int target = 0; target < 3; ++target) {
        script.lookedUp(target, 0ns);
        for (int i = 0; i < 3; ++i) {
            script.probe(target, i,
                         {.startedAt = i * 50ms,
                          .tcp = answers.tcp,
                          .value = answers.value + target * 2ms,
                          .marks = answers.marks,
                          .certificate = answers.certificates[target],
                          .certificateNamesHost = answers.namesHost},
                         answers.address);
        }
    }
    return script;
}

RaceOptions atHome()
{
    RaceOptions options;
    options.location = *Location::parse(u"guest.example|10.0.0.1");
    options.previous = QStringLiteral("C");
    return options;
}

} // namespace

Q_DECLARE_METATYPE(Answers)

class OgsPortalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneForeignAnswerForAllIsASignInPage_data()
    {
        QTest::addColumn<Answers>("answers");
        QTest::newRow("one certificate that names no gateway") << Answers{};
        QTest::newRow("at a private address") << Answers{.address = QStringLiteral("10.0.0.1")};
        QTest::newRow("names not known, public address") << Answers{.namesHost = std::nullopt};
        QTest::newRow("redirects, no certificate") << Answers{
            .certificates = {"", "", ""}, .namesHost = std::nullopt, .marks = {Mark::ForeignRedirect}};
    }

    void oneForeignAnswerForAllIsASignInPage()
    {
        HOLDS("OGS-14", "C-OC-18");
        QFETCH(Answers, answers);
        const Played played = play(threeGateways(), scriptOf(answers).events(), atHome());
        const Reason* portal = reasonOf(played.atEnd, ReasonCode::PortalSuspected);
        QVERIFY(portal);
        QCOMPARE(argument(*portal, "gateways").toInt(), 3);
        QVERIFY(reasonOf(played.atDecision, ReasonCode::PortalSuspected));
        // Nobody's answer is chosen, nothing is kept.
        QCOMPARE(played.selected(), QStringLiteral("C"));
        QCOMPARE(played.atEnd.source, Source::Previous);
        QCOMPARE(played.row(QStringLiteral("A")).failure, Failure::PortalSuspected);
        QVERIFY(!played.row(QStringLiteral("A")).rtt);
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
        QVERIFY(samples(played.atEnd, Origin::Run).empty());
        QCOMPARE(played.decisions, 1);
    }

    void honestGatewaysAreNotTakenForOne_data()
    {
        QTest::addColumn<Answers>("answers");
        QTest::newRow("a wildcard certificate on a LAN") << Answers{.namesHost = true};
        QTest::newRow("certificates of their own") << Answers{.certificates = {"one", "two", "three"}};
        QTest::newRow("further away") << Answers{.tcp = 15ms, .value = 60ms};
        QTest::newRow("on this machine") << Answers{.address = QStringLiteral("127.0.0.1")};
        QTest::newRow("on this machine, IPv6") << Answers{.address = QStringLiteral("::1")};
        QTest::newRow("names not known, on a LAN")
            << Answers{.namesHost = std::nullopt, .address = QStringLiteral("192.168.7.1")};
    }

    void honestGatewaysAreNotTakenForOne()
    {
        HOLDS("OGS-14");
        QFETCH(Answers, answers);
        const Played played = play(threeGateways(), scriptOf(answers).events(), atHome());
        QVERIFY(!reasonOf(played.atEnd, ReasonCode::PortalSuspected));
        QCOMPARE(played.selected(), QStringLiteral("A"));
        QVERIFY(cacheEntry(played.atEnd, threeGateways()));
    }

    void aMeasurementWithoutAChoiceTellsItToo()
    {
        HOLDS("C-OC-18");
        RaceOptions options = atHome();
        options.measureOnly = true;
        const Played played = play(threeGateways(), scriptOf({}).events(), options);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::PortalSuspected));
        QVERIFY(samples(played.atEnd, Origin::Watch).empty());
        QCOMPARE(played.row(QStringLiteral("A")).failure, Failure::PortalSuspected);
        const Played cleared = play(threeGateways(), scriptOf({.namesHost = true}).events(), options);
        QVERIFY(!reasonOf(cleared.atEnd, ReasonCode::PortalSuspected));
    }

    void oneHonestAnswerRefutesIt()
    {
        HOLDS("OGS-14");
        Script mixed;
        mixed.lookedUp(0, 0ns);
        mixed.probe(0, 0, {.tcp = 1ms, .value = 5ms, .certificate = "one", .certificateNamesHost = false});
        mixed.lookedUp(1, 0ns);
        mixed.probe(1, 0, {.tcp = 30ms, .value = 90ms, .certificate = "two", .certificateNamesHost = true});
        const Played played = play(threeGateways(), mixed.events(), atHome());
        QVERIFY(!reasonOf(played.atEnd, ReasonCode::PortalSuspected));
        QCOMPARE(played.selected(), QStringLiteral("A"));
    }

    void oneHostAloneIsNoSignInPage()
    {
        HOLDS("OGS-14");
        // Several ports of one host share its certificate.
        const profile::Profile profile =
            profileOf({QStringLiteral("A=vpn1.example:443"), QStringLiteral("B=vpn1.example:444"),
                       QStringLiteral("C=vpn1.example:445")});
        const Played played = play(profile, scriptOf({}).events(), atHome());
        QVERIFY(!reasonOf(played.atEnd, ReasonCode::PortalSuspected));
        QCOMPARE(played.selected(), QStringLiteral("A"));
    }

    void whatIsFoundOutBehindTheChoiceKeepsItOutOfTheCache()
    {
        HOLDS("OGS-14");
        // B and C answer only long after the limit; until then A is one host with an odd certificate.
        Script script;
        for (int target = 0; target < 3; ++target) {
            const auto at = target == 0 ? 0ms : 2000ms;
            script.lookedUp(target, 0ns);
            script.probe(
                target, 0,
                {.tcp = 1ms, .value = 5ms + at, .certificate = "one", .certificateNamesHost = false});
        }
        const Played played = play(threeGateways(), script.events(), atHome());
        QVERIFY(*played.decidedAt <= 5ms * 5 / 4 + 100ms);
        QCOMPARE(played.selected(), QStringLiteral("A"));
        QVERIFY(reasonOf(played.atEnd, ReasonCode::PortalSuspected));
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
    }
};

QTEST_GUILESS_MAIN(OgsPortalTest)
#include "tst_ogs_portal.moc"
