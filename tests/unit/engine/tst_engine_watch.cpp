// SPDX-License-Identifier: GPL-3.0-or-later
#include "EngineBench.h"
#include "ShiftedClock.h"

#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;

namespace {

/** Samples that the watch took, as the engine's history has them. */
int watchSamples(engine::Engine& engine, const base::Clock& clock)
{
    QSignalSpy read(&engine, &engine::Engine::historyRead);
    engine.readHistory(clock.system() - 48h);
    if (read.isEmpty() && !read.wait(5000))
        return -1;
    const auto samples = read.first().first().value<engine::Samples>();
    return static_cast<int>(std::ranges::count(samples, ogs::Origin::Watch, &ogs::Sample::origin));
}

} // namespace

/** The watch of a whole engine: it writes history, and nothing else. */
class TestEngineWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresAfterItsIntervalAlsoInTheNextStart()
    {
        const QTemporaryDir folder;
        {
            EngineBench bench(folder.path(), lab::Lab::withDelays({10ms, 20ms}));
            QVERIFY(bench.run());
        }
        const QByteArray cache = cacheFile(folder.path());

        lab::Lab gateways;
        QVERIFY(gateways.start(lab::Lab::withDelays({10ms, 20ms})));
        const auto profile = profile::readProfile(gateways.profile());
        QVERIFY(profile);
        ShiftedClock clock;
        clock.shift(20min);
        engine::Engine engine({folder.path(), QStringLiteral("test"), true}, clock);
        QSignalSpy network(&engine, &engine::Engine::networkChanged);
        QSignalSpy grew(&engine, &engine::Engine::historyGrew);
        QSignalSpy changed(&engine, &engine::Engine::runChanged);
        engine.useProfile(*profile);
        engine::Settings settings;
        settings.watch = ogs::shortestWatch;
        engine.setSettings(settings);

        // The machine is asked first: a tunnel may be up.
        QTRY_VERIFY_WITH_TIMEOUT(!network.isEmpty(), 10'000);
        const auto now = network.last().first().value<engine::Network>();
        if (!now.tunnelLink.isEmpty() || now.automaticProxy)
            QSKIP("a tunnel or a proxy script is up on this machine");
        QTRY_COMPARE_WITH_TIMEOUT(grew.size(), 1, 10'000);
        QCOMPARE(watchSamples(engine, clock), 2);
        QCOMPARE(gateways.counts(0).accepted, 1); // one probe a gateway, and no preflight
        QCOMPARE(cacheFile(folder.path()), cache);
        QVERIFY(changed.isEmpty());
    }

    void offMeansOff()
    {
        const QTemporaryDir folder;
        EngineBench bench(folder.path(), lab::Lab::withDelays({10ms}));
        QVERIFY(bench.run());
        const int accepted = bench.gateways.counts(0).accepted;
        bench.engine.setSettings({});
        QVERIFY(bench.run());
        QCOMPARE(bench.gateways.counts(0).accepted, accepted);
        QCOMPARE(watchSamples(bench.engine, bench.clock), 0);
    }
};

QTEST_GUILESS_MAIN(TestEngineWatch)
#include "tst_engine_watch.moc"
