// SPDX-License-Identifier: GPL-3.0-or-later
#include "EngineBench.h"
#include "Holds.h"
#include "engine/Takeover.h"

#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;

/** Whole runs: real sockets, real files, gateways on loopback. */
class TestEngine : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_next = 0;

    QString newFolder() { return m_folder.filePath(QString::number(++m_next)); }

private Q_SLOTS:
    void homeThenHotelThenHome()
    {
        HOLDS("OGS-22", "OGS-31", "OGS-34", "C-OGS-01");
        EngineBench bench(newFolder(), lab::Lab::withDelays({60ms, 20ms, 120ms}));
        const auto first = bench.run();
        QVERIFY(first);
        QCOMPARE(first->source, ogs::Source::Measured);
        QCOMPARE(selected(*first), QStringLiteral("gateway-2"));
        const int connections = bench.gateways.counts(1).accepted;

        engine::RunRequest evening;
        evening.location = ogs::Location{{{QStringLiteral("home.example"), QStringLiteral("10.9.9.9")},
                                          {QStringLiteral("home.example"), QStringLiteral("192.168.1.1")}}};
        const auto cached = bench.run(evening);
        QVERIFY(cached);
        QCOMPARE(cached->source, ogs::Source::Cache);
        QCOMPARE(selected(*cached), QStringLiteral("gateway-2"));
        QVERIFY(says(*cached, ogs::ReasonCode::CachedLocation));
        QCOMPARE(cached->matched, std::optional(home.keys.front()));
        QCOMPARE(bench.gateways.counts(1).accepted, connections); // nothing was probed

        engine::RunRequest hotel;
        hotel.location = ogs::Location{{{QStringLiteral("hotel.example"), QStringLiteral("10.9.9.9")}}};
        const auto away = bench.run(hotel);
        QVERIFY(away);
        QCOMPARE(away->source, ogs::Source::Measured);
    }

    void measureHereRenewsAndChangesTheOrder()
    {
        HOLDS("OGS-36", "C-OGS-01");
        EngineBench bench(newFolder(), lab::Lab::withDelays({60ms, 20ms}));
        QVERIFY(bench.run());
        bench.gateways.setBehaviour(0, lab::GatewayBehaviour::answeringIn(5ms));
        engine::RunRequest here;
        here.measureHere = true;
        const auto fresh = bench.run(here);
        QVERIFY(fresh);
        QCOMPARE(fresh->source, ogs::Source::Measured);
        QCOMPARE(selected(*fresh), QStringLiteral("gateway-1"));
        const auto cached = bench.run();
        QCOMPARE(cached->source, ogs::Source::Cache);
        QCOMPARE(selected(*cached), QStringLiteral("gateway-1"));
    }

    void deletingTheCacheFileForcesAMeasurement()
    {
        HOLDS("OGS-33");
        const QString folder = newFolder();
        EngineBench bench(folder, lab::Lab::withDelays({10ms, 20ms}));
        QVERIFY(bench.run());
        QCOMPARE(bench.run()->source, ogs::Source::Cache);
        QVERIFY(QFile::remove(folder + QStringLiteral("/preferences_global.xml")));
        QCOMPARE(bench.run()->source, ogs::Source::Measured);
        bench.engine.clearLocations();
        QCOMPARE(bench.run()->source, ogs::Source::Measured);
        bench.engine.forgetLocation(home.keys.front());
        QCOMPARE(bench.run()->source, ogs::Source::Measured);
    }

    void anAnswerAfterTheDeadlineChangesNothing()
    {
        HOLDS("OGS-10", "C-OGS-04");
        const QString folder = newFolder();
        EngineBench bench(folder, lab::Lab::withDelays({20ms, 30ms, 40ms, 50ms}));
        QCOMPARE(selected(*bench.run()), QStringLiteral("gateway-1"));
        for (std::size_t i = 0; i < 4; ++i)
            bench.gateways.setBehaviour(i, lab::GatewayBehaviour::answeringIn(900ms));
        engine::Settings settings;
        settings.deadline = 700ms;
        bench.engine.setSettings(settings);
        engine::RunRequest hotel;
        hotel.location = ogs::Location{{{QStringLiteral("hotel.example"), QStringLiteral("10.9.9.9")}}};
        const QByteArray before = cacheFile(folder);
        const auto late = bench.run(hotel);
        QVERIFY(late);
        QCOMPARE(late->source, ogs::Source::Previous);
        QCOMPARE(selected(*late), QStringLiteral("gateway-1"));
        QVERIFY(says(*late, ogs::ReasonCode::PreviousStandsIn));
        QVERIFY(late->elapsed <= 750ms);
        // The gateways' answers would come now.
        QSignalSpy later(&bench.engine, &engine::Engine::runChanged);
        QTRY_COMPARE_WITH_TIMEOUT(bench.gateways.counts(3).open, 0, 5000);
        QCOMPARE(later.size(), 0);
        QCOMPARE(cacheFile(folder), before);
    }

    void withoutAPreviousGatewayTheFirstStandsIn()
    {
        HOLDS("OGS-10", "C-OGS-04");
        EngineBench bench(newFolder(), lab::Lab::withDelays({900ms, 900ms}));
        engine::Settings settings;
        settings.deadline = 700ms;
        bench.engine.setSettings(settings);
        const auto late = bench.run();
        QVERIFY(late);
        QCOMPARE(late->source, ogs::Source::First);
        QCOMPARE(selected(*late), QStringLiteral("gateway-1"));
        QVERIFY(says(*late, ogs::ReasonCode::FirstStandsIn));
    }

    void aGatewayThatWasTakenOverStandsIn()
    {
        const QString folder = newFolder();
        EngineBench bench(folder, lab::Lab::withDelays({900ms, 900ms}));
        engine::Settings settings;
        settings.deadline = 700ms;
        bench.engine.setSettings(settings);
        bench.engine.setPreviousGateway(QStringLiteral("gateway-2"));
        const auto late = bench.run();
        QVERIFY(late);
        QCOMPARE(late->source, ogs::Source::Previous);
        QCOMPARE(selected(*late), QStringLiteral("gateway-2"));
        QCOMPARE(engine::previousGateway(folder), QStringLiteral("gateway-2"));
    }

    void aStoppedRunKeepsNothing()
    {
        const QString folder = newFolder();
        EngineBench bench(folder, lab::Lab::withDelays({300ms, 400ms}));
        QSignalSpy changed(&bench.engine, &engine::Engine::runChanged);
        engine::RunRequest request;
        request.location = home;
        bench.engine.run(request);
        QTRY_VERIFY(changed.size() > 2);
        bench.engine.stop();
        QTRY_COMPARE(bench.finished.size(), 1);
        const auto report = bench.finished.first().first().value<engine::RunReportPtr>();
        QVERIFY(says(*report, ogs::ReasonCode::StoppedByUser));
        QVERIFY(!report->expiresAt);
        QVERIFY(!cacheFile(folder).contains("home.example"));
        QCOMPARE(bench.run()->source, ogs::Source::Measured);
    }

    void reportsComeAtMostTwentyTimesASecond()
    {
        EngineBench bench(newFolder(), lab::Lab::withDelays(std::vector<base::Nanoseconds>(30, 200ms)));
        QSignalSpy changed(&bench.engine, &engine::Engine::runChanged);
        const auto report = bench.run();
        QVERIFY(report);
        // One when it begins, one when decided, one at the end, and one each 50 ms.
        QVERIFY2(changed.size() <= 4 + report->elapsed / 50ms, qPrintable(QString::number(changed.size())));
    }

    void nextRunTakesFewerProbesAndSaysSo()
    {
        // Twenty gateways behind one address.
        std::vector<lab::GatewaySpec> specs =
            lab::Lab::withDelays(std::vector<base::Nanoseconds>(20, base::Nanoseconds(20ms)));
        for (lab::GatewaySpec& spec : specs)
            spec.host = QStringLiteral("127.0.3.1");
        EngineBench bench(newFolder(), specs);
        engine::RunRequest fresh;
        fresh.measureHere = true;
        const auto first = bench.run(fresh);
        const auto second = bench.run(fresh);
        QVERIFY(first && second);
        const auto probes = [](const ogs::RunReport& report) {
            std::size_t count = 0;
            for (const ogs::GatewayResult& gateway : report.gateways)
                count += gateway.probes.size();
            return count;
        };
        QVERIFY(probes(*first) + probes(*second) <= 60);
        QVERIFY(probes(*second) < probes(*first));
        QVERIFY(probes(*second) >= 20);
        QVERIFY(says(*second, ogs::ReasonCode::BudgetCut));
        for (const ogs::GatewayResult& gateway : second->gateways)
            QCOMPARE(gateway.state, ogs::GatewayState::Measured);
    }

    void twoEntriesOfOneTargetBothGetItsResult()
    {
        HOLDS("OGS-00");
        EngineBench bench(newFolder(), lab::Lab::withDelays({20ms}));
        auto profile = profile::readProfile(bench.gateways.profile());
        QVERIFY(profile);
        profile->hosts.push_back(profile->hosts.front());
        profile->hosts.back().name = QStringLiteral("other group");
        profile->hosts.back().group = QStringLiteral("eng");
        bench.engine.useProfile(*profile);
        const auto report = bench.run();
        QVERIFY(report);
        QCOMPARE(report->gateways.size(), std::size_t(2));
        QVERIFY(report->gateways[0].rtt.has_value());
        QCOMPARE(report->gateways[0].rtt, report->gateways[1].rtt);
        QCOMPARE(bench.gateways.counts(0).accepted, 4); // the preflight and three probes
    }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
