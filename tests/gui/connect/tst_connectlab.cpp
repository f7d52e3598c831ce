// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Warnings.h"
#include "connect/ConnectPage.h"
#include "connect/SignInDialog.h"
#include "connect/TrustDialog.h"
#include "engine/ServerProfiles.h"
#include "kit/CheckBox.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Style.h"
#include "lab/OcservLab.h"
#include "shell/EngineLink.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "wording/TunnelWords.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using session::Kind;

/** The window as a person uses it, over real gateways: select, trust, sign in, look at a page, disconnect. */
class TestConnectLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePersonConnects_data();
    void thePersonConnects();
    void thePasswordIsKeptForTheSession();
    void theDemoConnects();

private:
    static constexpr int patience = 30'000;

    struct Stage
    {
        explicit Stage(const QString& folder, bool askMachine = false)
            : link({folder, QStringLiteral("naru"), askMachine}, clock, interior.engine())
        {}

        base::MachineClock clock;
        shell::Interior interior{wording::Language::English, clock};
        shell::MainWindow window{interior.surroundings()};
        shell::EngineLink link;
    };

    template <class Dialog>
    [[nodiscard]] static Dialog* dialogIn(const QWidget& window)
    {
        for (Dialog* each : window.findChildren<Dialog*>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    static void press(const QWidget& widget, const QString& text);
    /** Opens the lab's profile. */
    void open(Stage& stage, tunnel::BackendKind way);
    /** Answers what is asked until the session is connected; how many forms that were. */
    [[nodiscard]] int answerUntilConnected(Stage& stage, bool remember = false);
    /** Of the page, by the SOCKS proxy; without its port by the machine's own routes. */
    [[nodiscard]] static QByteArray pageThrough(std::optional<std::uint16_t> port, const QString& address);

    lab::OcservLab m_lab;
    QTemporaryDir m_folder;
};

void TestConnectLab::initTestCase()
{
    if (const auto obstacle = lab::OcservLab::obstacle())
        QSKIP(qPrintable(QStringLiteral("no real gateways here: ") + obstacle->subject + u' ' +
                         obstacle->technical));
    if (!QFile::exists(QStringLiteral("/usr/bin/ocproxy")))
        QSKIP("no ocproxy here");
    QSignalSpy ready(&m_lab, &lab::OcservLab::ready);
    QSignalSpy failed(&m_lab, &lab::OcservLab::failed);
    m_lab.start(lab::OcservLab::demo());
    QTRY_VERIFY_WITH_TIMEOUT(ready.count() + failed.count() > 0, patience);
    if (failed.count() > 0)
        QSKIP(qPrintable(failed[0][0].value<lab::OcservObstacle>().technical));
    QFile profile(m_folder.filePath(QStringLiteral("lab.xml")));
    QVERIFY(profile.open(QIODevice::WriteOnly) && profile.write(m_lab.profile()) > 0);
}

void TestConnectLab::press(const QWidget& widget, const QString& text)
{
    for (QPushButton* button : widget.findChildren<QPushButton*>()) {
        if (button->text() == text) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no button ") + text));
}

QByteArray TestConnectLab::pageThrough(std::optional<std::uint16_t> port, const QString& address)
{
    QNetworkAccessManager manager;
    if (port)
        manager.setProxy({QNetworkProxy::Socks5Proxy, QStringLiteral("127.0.0.1"), *port});
    const std::unique_ptr<QNetworkReply> reply(manager.get(QNetworkRequest(QUrl(address))));
    (void)QTest::qWaitFor([&] { return reply->isFinished(); }, patience);
    return reply->readAll();
}

void TestConnectLab::open(Stage& stage, tunnel::BackendKind way)
{
    kit::applyStyle(stage.interior.theme());
    kit::EngineView& engine = stage.interior.engine();
    stage.window.show();
    engine::Settings settings;
    settings.tunnel.backend = tunnel::BackendChoice{
        way, way == tunnel::BackendKind::Socks ? lab::OcservLab::freePort().value_or(0) : std::uint16_t(0)};
    engine.setSettings(settings);
    engine.openFiles({m_folder.filePath(QStringLiteral("lab.xml"))});
    QTRY_VERIFY_WITH_TIMEOUT(engine.profile(), patience);
}

int TestConnectLab::answerUntilConnected(Stage& stage, bool remember)
{
    const auto isConnected = [&] {
        return stage.interior.engine().session().status().kind == Kind::Connected;
    };
    int forms = 0;
    while (QTest::qWaitFor(
               [&] {
                   return isConnected() || dialogIn<connect::TrustDialog>(stage.window) ||
                          dialogIn<connect::SignInDialog>(stage.window);
               },
               patience) &&
           !isConnected()) {
        if (const auto* trust = dialogIn<connect::TrustDialog>(stage.window)) {
            press(*trust, QStringLiteral("Connect all the same"));
            continue;
        }
        const QPointer asked = dialogIn<connect::SignInDialog>(stage.window);
        for (QLineEdit* line : asked->findChildren<QLineEdit*>()) {
            const bool isSecret = line->echoMode() == QLineEdit::Password;
            line->setText(isSecret ? QString::fromUtf8(m_lab.password().reveal().toByteArray())
                                   : m_lab.userName());
        }
        for (auto* box : asked->findChildren<kit::CheckBox*>())
            box->setChecked(remember);
        QTest::keyClick(asked, Qt::Key_Return);
        ++forms;
        (void)QTest::qWaitFor([&] { return !asked || !asked->isVisible(); }, patience);
    }
    return isConnected() ? forms : -1;
}

void TestConnectLab::thePersonConnects_data()
{
    QTest::addColumn<tunnel::BackendKind>("way");
    QTest::newRow("socks") << tunnel::BackendKind::Socks;
    QTest::newRow("root") << tunnel::BackendKind::Root;
}

void TestConnectLab::thePersonConnects()
{
    QFETCH(tunnel::BackendKind, way);
    if (way == tunnel::BackendKind::Root && !qEnvironmentVariableIsSet("NARU_OWN_NETWORK"))
        QSKIP("not root, so there is no network of our own whose routes may be changed");
    const test::WarningTrap warnings;
    Stage stage(m_folder.filePath(QLatin1String(QTest::currentDataTag())));
    open(stage, way);
    const kit::SessionView& session = stage.interior.engine().session();
    connect::ConnectModel& model = static_cast<connect::ConnectPage&>(stage.window.page(0)).model();
    QSignalSpy profileCame(&stage.interior.engine(), &kit::EngineView::serverProfileCame);

    // Nobody knows the lab's authority, so the person is asked, before anything is sent. A gateway asks for
    // the name first, then for the password.
    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(dialogIn<connect::TrustDialog>(stage.window), patience);
    QCOMPARE(session.status().kind, Kind::SigningIn);
    QCOMPARE(answerUntilConnected(stage), 2);
    QTRY_VERIFY_WITH_TIMEOUT(session.tunnel(), patience);
    const QString entry = session.status().hop->entry;
    QVERIFY2(model.sentence().contains(entry), qPrintable(model.sentence()));
    QCOMPARE(model.act().text, QStringLiteral("Disconnect"));
    QVERIFY(!model.session()->details().isEmpty());

    // Packets pass to what lies behind this gateway.
    std::size_t index = 0;
    while (index < m_lab.gateways().size() && m_lab.gateways()[index].name != entry)
        ++index;
    QCOMPARE(session.tunnel()->device.isEmpty(), way == tunnel::BackendKind::Socks);
    const QByteArray page = pageThrough(session.tunnel()->socksPort, lab::OcservLab::pageBehind(index));
    QVERIFY2(QString::fromUtf8(page).contains(entry), page.constData());
    QTRY_VERIFY_WITH_TIMEOUT(session.traffic().receivedBytes > 0, patience);

    // The gateway has sent its profile, which is kept beside the user's file, and not in it.
    const QString file = m_folder.filePath(QStringLiteral("lab.xml"));
    QCOMPARE(profileCame.count(), 1);
    QCOMPARE(profileCame[0][0].toString(), file);
    const auto copy =
        engine::ServerProfiles(m_folder.filePath(QLatin1String(QTest::currentDataTag()))).find(file);
    QVERIFY(copy);
    QCOMPARE(copy->newest, m_lab.profile());

    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
    QVERIFY(!session.tunnel());
    QVERIFY2(model.session()->complaint().isEmpty(), qPrintable(model.session()->complaint()));
    QCOMPARE(warnings.taken(), QStringList());
}

void TestConnectLab::thePasswordIsKeptForTheSession()
{
    HOLDS("C-KEY-01");
    const QByteArray bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    const QString folder = m_folder.filePath(QStringLiteral("kept"));
    {
        Stage stage(folder, true);
        open(stage, tunnel::BackendKind::Socks);
        const kit::SessionView& session = stage.interior.engine().session();
        connect::ConnectModel& model = static_cast<connect::ConnectPage&>(stage.window.page(0)).model();
        const QString notice =
            wording::TunnelWords(stage.interior.speech().words()).notStored(wording::NotStored::NoService);
        model.press();
        QCOMPARE(answerUntilConnected(stage, true), 2);
        QTRY_COMPARE_WITH_TIMEOUT(model.session()->complaint(), notice, patience);
        model.press();
        QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
        // The second time nobody is asked, and nothing is said.
        model.press();
        QCOMPARE(answerUntilConnected(stage, true), 0);
        QVERIFY2(model.session()->complaint().isEmpty(), qPrintable(model.session()->complaint()));
        model.press();
        QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QVERIFY(files.hasNext());
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(m_lab.password().reveal().toByteArray()),
                 qPrintable(file.fileName()));
    }
}

void TestConnectLab::theDemoConnects()
{
    const test::WarningTrap warnings;
    Stage stage(m_folder.filePath(QStringLiteral("data")));
    kit::EngineView& engine = stage.interior.engine();
    kit::SessionView& session = engine.session();
    stage.link.startDemo();
    QTRY_VERIFY_WITH_TIMEOUT(engine.profile() && !engine.isRunning(), patience);
    QVERIFY(!session.obstacle());
    connect::ConnectModel& model = static_cast<connect::ConnectPage&>(stage.window.page(0)).model();
    QVERIFY(model.act().enabled);
    const QString entry = engine.report()->gateways.at(size_t(*engine.report()->selected)).entry;

    // Nobody is asked anything: the demo knows its user, and who signed its gateways' certificates.
    model.press();
    QTRY_COMPARE_WITH_TIMEOUT(session.status().kind, Kind::Connected, patience);
    QCOMPARE(session.status().hop->entry, entry);
    const auto& hosts = engine.profile()->hosts;
    const auto index = std::ranges::find(hosts, entry, &profile::HostEntry::name) - hosts.begin();
    QTRY_VERIFY_WITH_TIMEOUT(session.tunnel() && session.tunnel()->socksPort, patience);
    const QByteArray page =
        pageThrough(*session.tunnel()->socksPort, lab::OcservLab::pageBehind(std::size_t(index)));
    QCOMPARE(QString::fromUtf8(page).trimmed(), entry);
    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
    QCOMPARE(warnings.taken(), QStringList());
}

QTEST_MAIN(TestConnectLab)
#include "tst_connectlab.moc"
