// SPDX-License-Identifier: GPL-3.0-or-later
#include "Answers.h"
#include "Holds.h"

#include <QTest>

using namespace naru::host;

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyAnswered();
    void resolvedBeforeTheOthers();
    void whoNamesNoServerIsPassedOver();
    void firstWhoAnsweredWhereNobodyNamesAServer();
    void globalSettingsWhereLinksHaveNone();
    void globalServersDoNotJoinThoseOfLinks();
    void realLinksBeforeTunnels();
    void orderOfTheServicesDoesNotMatter();
};

namespace {

const Link wifi{"wlan0", {"home.example"}, {"192.168.1.1"}, false};
const Link wired{"eth0", {}, {"10.0.0.1"}, false};
const Link vpn{"tun0", {"corp.example"}, {"10.9.0.1"}, true};
const ResolvConf file{{"8.8.8.8"}, {"file.example"}, false};

} // namespace

void TestAnswers::nobodyAnswered()
{
    QVERIFY(stateFrom({}) == NetworkState{});
}

void TestAnswers::resolvedBeforeTheOthers()
{
    HOLDS("OGS-30");
    Answers answers;
    answers.resolvConf = file;
    NetworkState state = stateFrom(answers);
    QCOMPARE(state.source, Source::ResolvConf);
    QVERIFY(state.links == (std::vector{Link{{}, {"file.example"}, {"8.8.8.8"}, false}}));

    answers.networkManager = NetworkManagerAnswer{wired};
    state = stateFrom(answers);
    QCOMPARE(state.source, Source::NetworkManager);
    QVERIFY(state.links == std::vector{wired});

    answers.resolved = ResolvedAnswer{{wifi}, {}};
    state = stateFrom(answers);
    QCOMPARE(state.source, Source::Resolved);
    QVERIFY(state.links == std::vector{wifi});
}

void TestAnswers::whoNamesNoServerIsPassedOver()
{
    Answers answers;
    answers.resolved = ResolvedAnswer{{Link{"wlan0", {"home.example"}, {}, false}}, {}};
    answers.networkManager = NetworkManagerAnswer{};
    answers.resolvConf = file;
    QCOMPARE(stateFrom(answers).source, Source::ResolvConf);
}

void TestAnswers::firstWhoAnsweredWhereNobodyNamesAServer()
{
    Answers answers;
    answers.networkManager = NetworkManagerAnswer{Link{"wlan0", {}, {}, false}};
    answers.resolvConf = ResolvConf{{}, {}, true};
    const NetworkState state = stateFrom(answers);
    QCOMPARE(state.source, Source::NetworkManager);
    QVERIFY(state.links.empty());
}

void TestAnswers::globalSettingsWhereLinksHaveNone()
{
    Answers answers;
    answers.resolved = ResolvedAnswer{{wired, vpn}, Link{{}, {"global.example"}, {"1.1.1.1"}, false}};
    std::vector<Link> expected{wired, vpn};
    expected[0].suffixes = QStringList{"global.example"};
    QVERIFY(stateFrom(answers).links == expected);

    answers.resolved->links = {vpn};
    QVERIFY(stateFrom(answers).links == (std::vector{answers.resolved->global, vpn}));
}

void TestAnswers::globalServersDoNotJoinThoseOfLinks()
{
    Answers answers;
    answers.resolved = ResolvedAnswer{{wifi}, Link{{}, {"global.example"}, {"1.1.1.1"}, false}};
    QVERIFY(stateFrom(answers).links == std::vector{wifi});
}

void TestAnswers::realLinksBeforeTunnels()
{
    Answers answers;
    Link corp{"corp", {"corp.example"}, {"10.9.0.1"}, false};
    answers.resolved = ResolvedAnswer{{corp, wifi}, {}};
    answers.kernel = {{{4, "corp", "wireguard", true}}, {{4, 0, false}}};
    const NetworkState state = stateFrom(answers);
    corp.tunnel = true;
    QVERIFY(state.links == (std::vector{wifi, corp}));
    QCOMPARE(state.tunnelLink, QStringLiteral("corp"));
}

void TestAnswers::orderOfTheServicesDoesNotMatter()
{
    Answers one;
    one.networkManager = NetworkManagerAnswer{wifi, wired, vpn};
    Answers other;
    other.networkManager = NetworkManagerAnswer{vpn, wired, wifi};
    QVERIFY(stateFrom(one) == stateFrom(other));
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_host_answers.moc"
