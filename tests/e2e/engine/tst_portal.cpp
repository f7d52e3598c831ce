// SPDX-License-Identifier: GPL-3.0-or-later
#include "EngineBench.h"
#include "Holds.h"

#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;

/** A sign-in page between the user and every gateway: on addresses that are not loopback, where none can be.
 */
class TestPortal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSignInPageIsSeenAndLeftByItself()
    {
        HOLDS("OGS-14", "C-OC-18");
        const QTemporaryDir folder;
        std::vector<lab::GatewaySpec> specs = lab::Lab::withDelays({60ms, 70ms, 80ms});
        for (std::size_t i = 0; i < specs.size(); ++i)
            specs[i].host = QStringLiteral("198.51.100.%1").arg(i + 1);
        EngineBench bench(folder.path(), specs, lab::Lab::Reach::AnyOwnAddress);
        for (std::size_t i = 0; i < specs.size(); ++i)
            bench.gateways.setBehaviour(i, lab::GatewayBehaviour::portal());
        engine::Settings settings;
        settings.portalRecheck = 100ms;
        bench.engine.setSettings(settings);
        const auto portal = bench.run();
        QVERIFY(portal);
        QVERIFY(says(*portal, ogs::ReasonCode::PortalSuspected));
        QVERIFY(!cacheFile(folder.path()).contains("home.example"));

        for (std::size_t i = 0; i < specs.size(); ++i)
            bench.gateways.setBehaviour(i, specs[i].behaviour);
        QTRY_COMPARE_WITH_TIMEOUT(bench.finished.size(), 2, 15000);
        const auto honest = bench.finished.last().first().value<engine::RunReportPtr>();
        QCOMPARE(honest->source, ogs::Source::Measured);
        QCOMPARE(selected(*honest), QStringLiteral("gateway-1"));
        QVERIFY(cacheFile(folder.path()).contains("home.example"));
    }
};

QTEST_GUILESS_MAIN(TestPortal)
#include "tst_portal.moc"
