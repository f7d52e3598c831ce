// SPDX-License-Identifier: GPL-3.0-or-later
#include "Warnings.h"
#include "connect/ConnectPage.h"
#include "connect/SignInDialog.h"
#include "connect/TrustDialog.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Style.h"
#include "lab/OcservLab.h"
#include "shell/EngineLink.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpServer>
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
    void theDemoConnects();

private:
    static constexpr int patience = 30'000;

    struct Stage
    {
        explicit Stage(const QString& folder)
            : link({folder, QStringLiteral("naru"), false}, clock, interior.engine())
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
    /** Of the page, by the SOCKS proxy; without its port by the machine's own routes. */
    [[nodiscard]] static QByteArray pageThrough(std::optional<std::uint16_t> port, const QString& address);
    [[nodiscard]] static std::uint16_t freePort();

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

std::uint16_t TestConnectLab::freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
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
    kit::applyStyle(*qApp, stage.interior.theme());
    kit::EngineView& engine = stage.interior.engine();
    kit::SessionView& session = engine.session();
    stage.window.show();
    engine::Settings settings;
    settings.tunnel.backend =
        tunnel::BackendChoice{way, way == tunnel::BackendKind::Socks ? freePort() : std::uint16_t(0)};
    engine.setSettings(settings);
    engine.openFiles({m_folder.filePath(QStringLiteral("lab.xml"))});
    QTRY_VERIFY_WITH_TIMEOUT(engine.profile(), patience);
    connect::ConnectModel& model = static_cast<connect::ConnectPage&>(stage.window.page(0)).model();

    // Nobody knows the lab's authority, so the person is asked, before anything is sent.
    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(dialogIn<connect::TrustDialog>(stage.window), patience);
    QCOMPARE(session.status().kind, Kind::SigningIn);
    press(*dialogIn<connect::TrustDialog>(stage.window), QStringLiteral("Connect all the same"));

    // A gateway asks for the name first, then for the password.
    const auto isConnected = [&] { return session.status().kind == Kind::Connected; };
    for (int form = 0; form < 3 && !isConnected(); ++form) {
        QTRY_VERIFY_WITH_TIMEOUT(isConnected() || dialogIn<connect::SignInDialog>(stage.window), patience);
        auto* asked = dialogIn<connect::SignInDialog>(stage.window);
        if (!asked)
            break;
        for (QLineEdit* line : asked->findChildren<QLineEdit*>()) {
            const bool isSecret = line->echoMode() == QLineEdit::Password;
            line->setText(isSecret ? QString::fromUtf8(m_lab.password().reveal().toByteArray())
                                   : m_lab.userName());
        }
        QTest::keyClick(asked, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!dialogIn<connect::SignInDialog>(stage.window) || isConnected(), patience);
    }
    QTRY_VERIFY_WITH_TIMEOUT(isConnected() && session.tunnel(), patience);
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

    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
    QVERIFY(!session.tunnel());
    QVERIFY2(model.session()->complaint().isEmpty(), qPrintable(model.session()->complaint()));
    QCOMPARE(warnings.taken(), QStringList());
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
    const QString chosen = engine.report()->gateways.at(size_t(*engine.report()->selected)).entry;

    // Nobody is asked anything: the demo knows its user, and who signed its gateways' certificates.
    model.press();
    QTRY_COMPARE_WITH_TIMEOUT(session.status().kind, Kind::Connected, patience);
    QCOMPARE(session.status().hop->entry, chosen);
    const auto& hosts = engine.profile()->hosts;
    const auto index = std::ranges::find(hosts, chosen, &profile::HostEntry::name) - hosts.begin();
    QTRY_VERIFY_WITH_TIMEOUT(session.tunnel() && session.tunnel()->socksPort, patience);
    const QByteArray page =
        pageThrough(*session.tunnel()->socksPort, lab::OcservLab::pageBehind(std::size_t(index)));
    QCOMPARE(QString::fromUtf8(page).trimmed(), chosen);
    model.press();
    QTRY_VERIFY_WITH_TIMEOUT(session.isIdle(), patience);
    QCOMPARE(warnings.taken(), QStringList());
}

QTEST_MAIN(TestConnectLab)
#include "tst_connectlab.moc"
