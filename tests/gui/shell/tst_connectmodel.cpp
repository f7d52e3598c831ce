// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ModelText.h"
#include "connect/ConnectModel.h"
#include "kit/EngineView.h"
#include "shell/Interior.h"
#include "shell/SampleData.h"

#include <QSignalSpy>
#include <QTest>

using namespace naru;
using State = shell::SampleData::State;

class tst_ConnectModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lanesAreAsAgreed_data();
    void lanesAreAsAgreed();
    void failoverIsAsAgreed();
    void saysThatAnAnswerIsCached();
    void saysWhyNothingWasMeasured();
    void measuringCannotForget();
    void anEntryThatIsTooOldIsNotPromised();
    void aLaneThatOvertakesMoves();
    void onlyWhatChangedIsMadeAnew();
    void choosingByHand_data();
    void choosingByHand();
    void automaticIsSwitchedOnAndRemembered();
    void wishesReachTheEngine();
    void anotherProfileForgetsTheOldReport();

private:
    struct Stage
    {
        explicit Stage(State state, wording::Language language = wording::Language::English)
            : interior(language, clock)
            , sample(language)
            , model(interior.surroundings(), {})
        {
            sample.show(state, interior.engine());
        }
        shell::SampleClock clock;
        shell::Interior interior;
        shell::SampleData sample;
        connect::ConnectModel model;
    };
};

void tst_ConnectModel::lanesAreAsAgreed_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<wording::Language>("language");
    QTest::addColumn<QString>("golden");
    const auto row = [](State state, wording::Language language, const char* name) {
        QTest::newRow(name) << state << language << QString::fromLatin1(name);
    };
    row(State::Measuring, wording::Language::English, "lanes-measuring-en.txt");
    row(State::Measured, wording::Language::English, "lanes-measured-en.txt");
    row(State::Measured, wording::Language::Korean, "lanes-measured-ko.txt");
    row(State::Cached, wording::Language::English, "lanes-cached-en.txt");
    row(State::Idle, wording::Language::English, "lanes-idle-en.txt");
}

void tst_ConnectModel::lanesAreAsAgreed()
{
    HOLDS("OGS-09", "OGS-66");
    QFETCH(State, state);
    QFETCH(wording::Language, language);
    QFETCH(QString, golden);
    Stage stage(state, language);
    const QString difference = test::differenceFromGolden(test::textOf(*stage.model.lanes()), golden);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void tst_ConnectModel::failoverIsAsAgreed()
{
    Stage stage(State::Measured);
    const QString difference =
        test::differenceFromGolden(test::textOf(*stage.model.failover()), QStringLiteral("failover-en.txt"));
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void tst_ConnectModel::saysThatAnAnswerIsCached()
{
    HOLDS("OGS-36", "C-OGS-01");
    Stage stage(State::Cached);
    QVERIFY(stage.model.isCached());
    QVERIFY(stage.model.canForget());
    QVERIFY2(stage.model.detail().contains(QStringLiteral("2 days")), qPrintable(stage.model.detail()));
    QCOMPARE(stage.model.pairs().size(), 2);
    QVERIFY(stage.model.pairs().first().value<connect::LocationPair>().matched);
    QVERIFY(!stage.model.pairs().last().value<connect::LocationPair>().matched);
}

void tst_ConnectModel::saysWhyNothingWasMeasured()
{
    HOLDS("OGS-13", "C-OGS-09");
    Stage stage(State::Refused);
    QVERIFY2(stage.model.detail().contains(QStringLiteral("tun0")), qPrintable(stage.model.detail()));
    // Nothing is under way, so nothing is waited for.
    QCOMPARE(stage.model.lanes()->index(0).data(connect::LaneModel::RttRole).toString(), QStringLiteral("–"));
}

void tst_ConnectModel::measuringCannotForget()
{
    Stage stage(State::Measuring);
    QVERIFY(stage.model.isMeasuring());
    QVERIFY(!stage.model.canForget());
    QCOMPARE(stage.model.progress(), 8.0 / 15.0);
    // 640 ms after the start of the run: the sample's clock stands still.
    QCOMPARE(stage.model.clock()->now(), 640.0);
}

void tst_ConnectModel::anEntryThatIsTooOldIsNotPromised()
{
    HOLDS("OGS-22", "OGS-35");
    Stage stage(State::Idle);
    kit::EngineView& engine = stage.interior.engine();
    engine.setCache(stage.sample.cache());
    const QString known = stage.model.sentence() + stage.model.detail();
    QVERIFY2(!stage.model.kept().contains(QStringLiteral("not used")), qPrintable(stage.model.kept()));
    // The sample's entry is two days old.
    engine::Settings settings = engine.settings();
    settings.cacheLifetime = std::chrono::hours(24);
    engine.setSettings(settings);
    QVERIFY2(stage.model.kept().contains(QStringLiteral("not used: expired")),
             qPrintable(stage.model.kept()));
    QVERIFY(stage.model.sentence() + stage.model.detail() != known);
    QVERIFY(stage.model.canForget());
}

void tst_ConnectModel::aLaneThatOvertakesMoves()
{
    Stage stage(State::Measuring);
    QSignalSpy moved(stage.model.lanes(), &QAbstractItemModel::rowsMoved);
    QSignalSpy reset(stage.model.lanes(), &QAbstractItemModel::modelReset);
    ogs::RunReport report = stage.sample.measuring();
    report.gateways[3].rtt = std::chrono::milliseconds(100);
    report.gateways[3].rank = 1;
    report.gateways[0].rank = 2;
    report.gateways[1].rank = 3;
    stage.interior.engine().setReport(std::make_shared<const ogs::RunReport>(report));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(stage.model.lanes()->index(0).data().toString(), QStringLiteral("Virginia"));
}

void tst_ConnectModel::onlyWhatChangedIsMadeAnew()
{
    Stage stage(State::Measuring);
    QSignalSpy changed(stage.model.lanes(), &QAbstractItemModel::dataChanged);
    ogs::RunReport report = stage.sample.measuring();
    report.elapsed += std::chrono::milliseconds(50);
    ogs::Probe probe;
    probe.index = 1;
    probe.value = std::chrono::milliseconds(650);
    report.gateways[2].running.clear();
    report.gateways[2].probes.push_back(probe);
    stage.interior.engine().setReport(std::make_shared<const ogs::RunReport>(report));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 2);
    // In another language everything is.
    changed.clear();
    stage.interior.speech().setLanguage(wording::Language::Korean);
    QCOMPARE(changed.count(), 3);
}

void tst_ConnectModel::choosingByHand_data()
{
    QTest::addColumn<bool>("enabled");
    QTest::addColumn<bool>("userControllable");
    QTest::addColumn<bool>("automaticAtFirst");
    QTest::addColumn<bool>("automaticEnabled");
    QTest::addColumn<bool>("choiceEnabled");
    QTest::newRow("on, the user's") << true << true << true << true << true;
    QTest::newRow("on, kept so") << true << false << true << true << false;
    QTest::newRow("off, the user's") << false << true << false << true << true;
    QTest::newRow("off, kept so") << false << false << false << false << true;
}

void tst_ConnectModel::choosingByHand()
{
    HOLDS("OGS-27", "OGS-74");
    QFETCH(bool, enabled);
    QFETCH(bool, userControllable);
    Stage stage(State::Idle);
    profile::Profile profile = stage.sample.profile();
    profile.selection.enabled = enabled;
    profile.selection.userControllable = userControllable;
    stage.interior.engine().setProfile(std::make_shared<const profile::Profile>(profile), {});

    QTEST(stage.model.isAutomatic(), "automaticAtFirst");
    QTEST(stage.model.isAutomaticEnabled(), "automaticEnabled");
    QTEST(stage.model.isChoiceEnabled(), "choiceEnabled");
    QVERIFY(!stage.model.selectionNote().isEmpty());
    stage.model.choose(QStringLiteral("Tokyo"));
    QTEST(!stage.model.chosen().isEmpty(), "choiceEnabled");
    if (stage.model.isChoiceEnabled())
        QVERIFY(!stage.model.isAutomatic());
}

void tst_ConnectModel::automaticIsSwitchedOnAndRemembered()
{
    HOLDS("OGS-74");
    Stage stage(State::Idle);
    profile::Profile profile = stage.sample.profile();
    profile.selection.enabled = false;
    stage.interior.engine().setProfile(std::make_shared<const profile::Profile>(profile), {});
    stage.model.chooseAutomatic();
    QVERIFY(stage.model.isAutomatic());
    QCOMPARE(stage.interior.engine().settings().automaticSelection, std::optional(true));
}

void tst_ConnectModel::wishesReachTheEngine()
{
    Stage stage(State::Cached);
    kit::EngineView& engine = stage.interior.engine();
    QSignalSpy run(&engine, &kit::EngineView::runWished);
    QSignalSpy stop(&engine, &kit::EngineView::stopWished);
    QSignalSpy forget(&engine, &kit::EngineView::forgetWished);
    QSignalSpy address(&engine, &kit::EngineView::addressWished);
    stage.model.measureHere();
    QCOMPARE(run.count(), 1);
    QVERIFY(run[0][0].value<engine::RunRequest>().measureHere);
    engine.setRunning(true);
    stage.model.press();
    QCOMPARE(stop.count(), 1);
    stage.model.forget();
    QCOMPARE(forget.count(), 1);
    stage.model.openAddress(QStringLiteral("  "));
    QCOMPARE(address.count(), 0);
    stage.model.openAddress(QStringLiteral(" vpn.example.net "));
    QCOMPARE(address[0][0].toString(), QStringLiteral("vpn.example.net"));
}

void tst_ConnectModel::anotherProfileForgetsTheOldReport()
{
    Stage stage(State::Measured);
    profile::Profile profile;
    profile.hosts.resize(1);
    profile.hosts[0].name = QStringLiteral("Other");
    stage.interior.engine().setProfile(std::make_shared<const profile::Profile>(profile), {});
    QCOMPARE(stage.model.lanes()->rowCount(), 1);
    // The order is that of the new profile, without a value.
    QCOMPARE(test::textOf(*stage.model.failover()),
             QStringLiteral(
                 "address: no address\nbackup: false\nmark: \nname: Other\nplace: 1\nrtt: –\ntone: \n"));
}

QTEST_MAIN(tst_ConnectModel)
#include "tst_connectmodel.moc"
