// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "engine/DataFolder.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "shell/EngineLink.h"
#include "shell/Launch.h"
#include "store/PreferencesFile.h"

#include <QDir>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

/** The window's way to the real engine, and the demo through it. */
class tst_EngineLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theDemoRaces();
    void aDemoWithoutGatewaysSelectsOnly();
    void theStartConnects_data();
    void theStartConnects();
    void keptLocationsAreThereFromTheStart();
    void aTypedAddressOpens();
    void aWrongAddressIsSaid();
    void aMissingFileIsSaid();
    void endsWhileARunGoesOn();

private:
    [[nodiscard]] engine::Places places() const { return {m_folder.path(), QStringLiteral("naru"), false}; }

    base::MachineClock m_clock;
    QTemporaryDir m_folder;
};

void tst_EngineLink::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    // What an earlier run of this test left would answer from the cache.
    const QString demo = engine::dataFolder(true);
    QVERIFY2(demo.contains(QStringLiteral("qttest")), qPrintable(demo));
    QDir(demo).removeRecursively();
}

void tst_EngineLink::theDemoRaces()
{
    kit::EngineView view;
    shell::EngineLink link(places(), m_clock, view);
    QSignalSpy reports(&view, &kit::EngineView::reportChanged);
    link.startDemo();
    QVERIFY(view.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 20'000);

    QVERIFY(view.profile());
    QVERIFY(view.profile()->hosts.size() >= 5);
    QVERIFY(!view.profileName().isEmpty());
    QVERIFY(view.report());
    QCOMPARE(view.report()->phase, ogs::Phase::Complete);
    QCOMPARE(view.report()->source, ogs::Source::Measured);
    QVERIFY(view.report()->selected);
    // Reports come while it goes on, not only at its end.
    QVERIFY(reports.count() > 3);
    QVERIFY(view.report()->location.known());

    // The second run at the same place needs no probes.
    view.find();
    QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 20'000);
    QCOMPARE(view.report()->source, ogs::Source::Cache);
}

void tst_EngineLink::aDemoWithoutGatewaysSelectsOnly()
{
    // Of the programs that real gateways need, some are found by PATH alone.
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nonexistent");
    kit::EngineView view;
    shell::EngineLink link(places(), m_clock, view);
    link.startDemo();
    QTRY_VERIFY_WITH_TIMEOUT(view.profile() && !view.isRunning(), 20'000);
    qputenv("PATH", path);
    QVERIFY(view.session().obstacle());
    QCOMPARE(view.session().obstacle()->kind, lab::OcservObstacle::Kind::ProgramMissing);
    QVERIFY(view.report()->selected);
    // A profile of one's own can be connected to again.
    view.openAddress(QStringLiteral("vpn.example.net"));
    QTRY_VERIFY(!view.session().obstacle());
}

void tst_EngineLink::theStartConnects_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<std::optional<bool>>("user");
    QTest::addColumn<bool>("connects");
    const QString yes = QStringLiteral("<AutoConnectOnStart>true</AutoConnectOnStart>");
    const QString locked =
        QStringLiteral("<AutoConnectOnStart UserControllable=\"false\">false</AutoConnectOnStart>");
    const std::optional<bool> nothing;
    QTest::newRow("nobody says so") << QString() << nothing << false;
    QTest::newRow("the profile") << yes << nothing << true;
    QTest::newRow("the user") << QString() << std::optional(true) << true;
    QTest::newRow("the profile, the user not") << yes << std::optional(false) << false;
    QTest::newRow("the user, who may not") << locked << std::optional(true) << false;
}

void tst_EngineLink::theStartConnects()
{
    QFETCH(QString, profile);
    QFETCH(std::optional<bool>, user);
    QFETCH(bool, connects);
    QFile file(m_folder.filePath(QStringLiteral("start.xml")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    // Nobody listens there: what counts is whether it is tried.
    file.write(QStringLiteral("<AnyConnectProfile><ClientInitialization>%1</ClientInitialization><ServerList>"
                              "<HostEntry><HostName>Here</HostName><HostAddress>127.0.0.1:9</HostAddress>"
                              "</HostEntry></ServerList></AnyConnectProfile>")
                   .arg(profile)
                   .toUtf8());
    file.close();
    kit::EngineView view;
    engine::Settings settings;
    settings.connection.connectOnStart = user;
    view.setSettings(settings);
    const shell::EngineLink link(places(), m_clock, view);
    bool isTried = false;
    connect(&view.session(), &kit::SessionView::statusChanged, &view,
            [&] { isTried = isTried || view.session().status().wanted; });
    shell::launch(view, {file.fileName()});
    QTRY_VERIFY(view.profile());
    // The engine carries out in order: when this answer is there, the launch is behind it.
    QSignalSpy history(&view, &kit::EngineView::historyChanged);
    view.requestHistory({});
    QTRY_COMPARE(history.count(), 1);
    QCOMPARE(isTried, connects);
}

void tst_EngineLink::keptLocationsAreThereFromTheStart()
{
    const QTemporaryDir folder;
    ogs::CacheEntry entry;
    entry.keys = {{QStringLiteral("home.example"), QStringLiteral("192.168.1.1")}};
    entry.measuredAt = m_clock.system();
    entry.order = {{QStringLiteral("Here"),
                    {QStringLiteral("vpn.example.net"), 443},
                    ogs::GatewayState::Measured,
                    12ms}};
    store::Preferences kept;
    kept.cache.insert(entry);
    const store::PreferencesFile file(folder.filePath(QStringLiteral("preferences_global.xml")));
    QVERIFY(file.save(kept));
    kit::EngineView view;
    const shell::EngineLink link({folder.path(), QStringLiteral("naru"), false}, m_clock, view);
    QTRY_COMPARE(view.cache().entries().size(), std::size_t(1));
    // What another program changes is seen when the window comes to the front again.
    QVERIFY(file.save({}));
    Q_EMIT qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    QTRY_VERIFY(view.cache().entries().empty());
}

void tst_EngineLink::aTypedAddressOpens()
{
    kit::EngineView view;
    const shell::EngineLink link(places(), m_clock, view);
    view.openAddress(QStringLiteral("vpn.example.net:8443/eng"));
    QTRY_VERIFY(view.profile());
    QCOMPARE(view.profile()->hosts.size(), size_t(1));
    QCOMPARE(view.profileName(), QStringLiteral("vpn.example.net:8443/eng"));
    QVERIFY(view.files().isEmpty());
}

void tst_EngineLink::aWrongAddressIsSaid()
{
    kit::EngineView view;
    const shell::EngineLink link(places(), m_clock, view);
    QSignalSpy failed(&view, &kit::EngineView::failed);
    view.openAddress(QStringLiteral(":443"));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].value<base::Error>().code, base::ErrorCode::AddressInvalid);
}

void tst_EngineLink::aMissingFileIsSaid()
{
    kit::EngineView view;
    const shell::EngineLink link(places(), m_clock, view);
    QSignalSpy failed(&view, &kit::EngineView::failed);
    view.openFiles({m_folder.filePath(QStringLiteral("none.xml"))});
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].value<base::Error>().code, base::ErrorCode::FileNotFound);
    QVERIFY(!view.profile());
}

void tst_EngineLink::endsWhileARunGoesOn()
{
    kit::EngineView view;
    {
        shell::EngineLink link(places(), m_clock, view);
        link.startDemo();
        view.measureHere();
        QTRY_VERIFY(view.report());
    }
    QVERIFY(!view.isRunning());
}

QTEST_MAIN(tst_EngineLink)
#include "tst_enginelink.moc"
