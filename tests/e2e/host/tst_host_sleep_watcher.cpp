// SPDX-License-Identifier: GPL-3.0-or-later
#include "MockService.h"
#include "PrivateBus.h"
#include "Warnings.h"
#include "host/SleepWatcher.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace naru::host;
using namespace std::chrono_literals;
using naru::test::MockService;
using naru::test::PrivateBus;

namespace {

constexpr int patience = 20000;

const QString logind = QStringLiteral("org.freedesktop.login1");
const QString object = QStringLiteral("/org/freedesktop/login1");
const QString manager = QStringLiteral("org.freedesktop.login1.Manager");

} // namespace

/** Against dbusmock's logind on a private bus that stands for the system bus. */
class TestSleepWatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void sleepWaitsForWhoHandlesIt();
    void nobodyHandlesIt();
    void forgedSignalIsNotBelieved();
    void logindComesLater();
    void logindIsStartedAnew();
    void resumeWhileLogindWasAway();
    void noBus();
    void busGoesAndComesBack();
    void machinesOwnTime();

private:
    void watch();
    /** logind says that the machine is about to sleep, or back. */
    void say(bool forSleep);
    /** What logind says of who holds the sleep up. */
    QStringList inhibitors();
    [[nodiscard]] bool startLogind() { return m_logind->start("{}"); }

    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<MockService> m_logind;
    std::unique_ptr<naru::test::WarningTrap> m_warnings;
    std::unique_ptr<SleepWatcher> m_watcher;
    std::unique_ptr<QSignalSpy> m_sleeps;
    std::unique_ptr<QSignalSpy> m_resumes;
    base::Nanoseconds m_asleep{};
};

void TestSleepWatcher::initTestCase()
{
    m_bus = std::make_unique<PrivateBus>();
    if (!MockService::available() || !m_bus->start())
        QSKIP("dbus-daemon or python3-dbusmock is missing: nothing here can be tried");
}

void TestSleepWatcher::init()
{
    const QDBusConnection bus = QDBusConnection::connectToBus(m_bus->address(), "test");
    m_logind = std::make_unique<MockService>(bus, m_bus->address(), "logind");
    m_asleep = 3h;
    m_watcher = std::make_unique<SleepWatcher>([this] { return m_asleep; }, m_bus->address());
    m_sleeps = std::make_unique<QSignalSpy>(m_watcher.get(), &SleepWatcher::goingToSleep);
    m_resumes = std::make_unique<QSignalSpy>(m_watcher.get(), &SleepWatcher::resumed);
    m_warnings = std::make_unique<naru::test::WarningTrap>();
}

void TestSleepWatcher::cleanup()
{
    m_sleeps.reset();
    m_resumes.reset();
    m_watcher.reset();
    if (m_warnings)
        QCOMPARE(m_warnings->taken(), QStringList());
    m_warnings.reset();
    m_logind.reset();
}

void TestSleepWatcher::watch()
{
    QVERIFY(startLogind());
    QCOMPARE(m_watcher->service(), SleepWatcher::Service::Unknown);
    m_watcher->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    QCOMPARE(m_watcher->service(), SleepWatcher::Service::Present);
}

void TestSleepWatcher::say(bool forSleep)
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        logind, object, QStringLiteral("org.freedesktop.DBus.Mock"), QStringLiteral("EmitSignal"));
    const QVariantList arguments{forSleep};
    call.setArguments({manager, QStringLiteral("PrepareForSleep"), QStringLiteral("b"), arguments});
    const QDBusMessage reply = QDBusConnection(QStringLiteral("test")).call(call, QDBus::Block, patience);
    QCOMPARE(reply.errorMessage(), QString());
}

QStringList TestSleepWatcher::inhibitors()
{
    const QDBusMessage call =
        QDBusMessage::createMethodCall(logind, object, manager, QStringLiteral("ListInhibitors"));
    const QDBusMessage reply = QDBusConnection(QStringLiteral("test")).call(call, QDBus::Block, patience);
    QStringList held;
    const auto list = reply.arguments().value(0).value<QDBusArgument>();
    for (list.beginArray(); !list.atEnd();) {
        QString what, who, why, mode;
        uint user = 0, process = 0;
        list.beginStructure();
        list >> what >> who >> why >> mode >> user >> process;
        list.endStructure();
        held += what + u' ' + who + u' ' + mode;
    }
    return held;
}

void TestSleepWatcher::sleepWaitsForWhoHandlesIt()
{
    watch();
    QCOMPARE(inhibitors(), QStringList("sleep Naru delay"));
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 1, patience);
    QVERIFY(m_watcher->delaysSleep());
    QCOMPARE(inhibitors(), QStringList("sleep Naru delay"));
    m_watcher->readyToSleep();
    QVERIFY(!m_watcher->delaysSleep());
    QTRY_COMPARE_WITH_TIMEOUT(inhibitors(), QStringList(), patience);

    m_asleep += 4h + 1min;
    say(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_resumes->size(), 1, patience);
    QCOMPARE(m_resumes->constFirst().constFirst().value<base::Nanoseconds>(), 4h + 1min);
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    QCOMPARE(inhibitors(), QStringList("sleep Naru delay"));

    // The next sleep counts for itself.
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 2, patience);
    m_asleep += 5min;
    say(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_resumes->size(), 2, patience);
    QCOMPARE(m_resumes->constLast().constFirst().value<base::Nanoseconds>(), 5min);
}

void TestSleepWatcher::nobodyHandlesIt()
{
    watch();
    say(true);
    say(true);
    say(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_resumes->size(), 1, patience);
    QCOMPARE(m_sleeps->size(), 1);
    QCOMPARE(m_resumes->constFirst().constFirst().value<base::Nanoseconds>(), 0ns);
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(inhibitors(), QStringList("sleep Naru delay"), patience);
}

void TestSleepWatcher::forgedSignalIsNotBelieved()
{
    watch();
    QDBusMessage forged = QDBusMessage::createSignal(object, manager, QStringLiteral("PrepareForSleep"));
    forged.setArguments({true});
    QVERIFY(QDBusConnection(QStringLiteral("test")).send(forged));
    // The bus keeps the order: had the forged one been believed, logind's would not be the first.
    m_asleep += 1h;
    say(false);
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 1, patience);
    QCOMPARE(m_resumes->size(), 0);
}

void TestSleepWatcher::logindComesLater()
{
    m_watcher->start();
    QTRY_COMPARE_WITH_TIMEOUT(m_watcher->service(), SleepWatcher::Service::Absent, patience);
    QVERIFY(startLogind());
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    QCOMPARE(m_watcher->service(), SleepWatcher::Service::Present);
}

void TestSleepWatcher::logindIsStartedAnew()
{
    watch();
    m_logind->stop();
    QTRY_COMPARE_WITH_TIMEOUT(m_watcher->service(), SleepWatcher::Service::Absent, patience);
    QVERIFY(!m_watcher->delaysSleep());
    QVERIFY(startLogind());
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    QCOMPARE(inhibitors(), QStringList("sleep Naru delay"));
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 1, patience);
}

void TestSleepWatcher::resumeWhileLogindWasAway()
{
    watch();
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 1, patience);
    m_logind->stop();
    m_asleep += 4h;
    // dbusmock's logind says that no sleep is being prepared.
    QVERIFY(startLogind());
    QTRY_COMPARE_WITH_TIMEOUT(m_resumes->size(), 1, patience);
    QCOMPARE(m_resumes->constFirst().constFirst().value<base::Nanoseconds>(), 4h);
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
}

void TestSleepWatcher::noBus()
{
    const QTemporaryDir empty;
    SleepWatcher watcher(timeAsleep, "unix:path=" + empty.filePath("bus"));
    watcher.start();
    QTRY_COMPARE_WITH_TIMEOUT(watcher.service(), SleepWatcher::Service::Absent, patience);
    QVERIFY(!watcher.delaysSleep());
    watcher.readyToSleep();
}

void TestSleepWatcher::busGoesAndComesBack()
{
    watch();
    m_bus->stop();
    QTRY_COMPARE_WITH_TIMEOUT(m_watcher->service(), SleepWatcher::Service::Absent, patience);
    m_logind.reset();
    QDBusConnection::disconnectFromBus("test");
    QVERIFY(m_bus->start());
    const QDBusConnection bus = QDBusConnection::connectToBus(m_bus->address(), "test");
    m_logind = std::make_unique<MockService>(bus, m_bus->address(), "logind");
    QVERIFY(startLogind());
    QTRY_VERIFY_WITH_TIMEOUT(m_watcher->delaysSleep(), patience);
    say(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_sleeps->size(), 1, patience);
}

void TestSleepWatcher::machinesOwnTime()
{
    const base::Nanoseconds before = timeAsleep();
    QVERIFY(before >= 0ns);
    // Nothing here slept, whatever the machine did before.
    QVERIFY(std::chrono::abs(timeAsleep() - before) < 1s);
}

QTEST_GUILESS_MAIN(TestSleepWatcher)
#include "tst_host_sleep_watcher.moc"
