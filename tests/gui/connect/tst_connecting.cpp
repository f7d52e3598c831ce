// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Warnings.h"
#include "connect/ConnectPage.h"
#include "kit/ConfirmBar.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Style.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "shell/News.h"
#include "shell/SampleData.h"
#include "shell/StateMark.h"
#include "shell/TrayMenu.h"
#include "wording/SessionWords.h"
#include "wording/TunnelWords.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using session::Kind;
using State = shell::SampleData::State;

namespace {

session::Status statusOf(Kind kind, bool wanted = true)
{
    session::Status status;
    status.kind = kind;
    status.wanted = wanted;
    status.attempt = 1;
    return status;
}

/** What the rows of a model say, one a line: place, name, value, mark. */
QStringList linesOf(const connect::FailoverModel& model)
{
    using Role = connect::FailoverModel::Role;
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList parts;
        for (const Role role : {Role::PlaceRole, Role::NameRole, Role::RttRole, Role::MarkRole})
            parts.append(model.index(row).data(role).toString());
        lines.append(parts.join(u'|'));
    }
    return lines;
}

} // namespace

/** The window around a connection whose session is set by hand. */
class TestConnecting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyStateSaysWhatItIsAndWhatCanBeDone_data();
    void everyStateSaysWhatItIsAndWhatCanBeDone();
    void thePlanSaysWhatBecameOfEach();
    void timesGoOnByThemselves();
    void theButtonConnectsToWhatWasChosen();
    void theButtonStopsWhatGoesOn();
    void anotherChoiceIsOfferedWhileConnected();
    void detailsOfTheConnection();
    void anErrorSaysWhatHappenedWithItsTechnicalText();
    void whatTheUserDidIsNoError();
    void thatNothingWasStoredIsSaidOnce();
    void closingAsksWhileConnected();
    void closingHidesWhereThereIsATray();
    void theTrayMenuFollowsTheSession();
    void newsAreToldToThoseWhoLookElsewhere();

private:
    struct Stage
    {
        shell::SampleClock clock;
        shell::Interior interior{wording::Language::English, clock};
        std::unique_ptr<shell::MainWindow> window;
    };

    void show(State state) { shell::SampleData(wording::Language::English).show(state, engine()); }
    [[nodiscard]] kit::EngineView& engine() const { return m_stage->interior.engine(); }
    [[nodiscard]] kit::SessionView& session() const { return engine().session(); }
    [[nodiscard]] connect::ConnectModel& model() const
    {
        return static_cast<connect::ConnectPage&>(m_stage->window->page(0)).model();
    }
    [[nodiscard]] shell::StateMark mark() const
    {
        return shell::StateMark::of(session(), m_stage->interior.speech().words());
    }

    std::unique_ptr<test::WarningTrap> m_warnings;
    std::unique_ptr<Stage> m_stage;
};

void TestConnecting::init()
{
    m_warnings = std::make_unique<test::WarningTrap>();
    m_stage = std::make_unique<Stage>();
    m_stage->interior.theme().setReduceMotion(true);
    kit::applyStyle(m_stage->interior.theme());
    m_stage->window = std::make_unique<shell::MainWindow>(m_stage->interior.surroundings());
    m_stage->window->show();
    m_stage->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
    show(State::Measured);
}

void TestConnecting::cleanup()
{
    m_stage.reset();
    const QStringList warnings = m_warnings->taken();
    m_warnings.reset();
    QCOMPARE(warnings, QStringList());
}

void TestConnecting::everyStateSaysWhatItIsAndWhatCanBeDone_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("wanted");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("icon");
    const auto row = [](const char* name, Kind kind, bool wanted, const char* button, const char* icon) {
        QTest::newRow(name) << kind << wanted << QString::fromLatin1(button) << QString::fromLatin1(icon);
    };
    row("idle", Kind::Idle, false, "Connect to Seoul", "off");
    row("locating", Kind::Locating, true, "Cancel", "working");
    row("measuring", Kind::Measuring, true, "Cancel", "working");
    row("signing in", Kind::SigningIn, true, "Cancel", "working");
    row("connecting", Kind::Connecting, true, "Cancel", "working");
    row("connected", Kind::Connected, true, "Disconnect", "good");
    row("reconnecting", Kind::Reconnecting, true, "Disconnect", "measure");
    row("suspended", Kind::Suspended, true, "Cancel", "waiting");
    row("failing over", Kind::FailingOver, true, "Cancel", "measure");
    row("disconnecting", Kind::Disconnecting, false, "Disconnect", "working");
}

void TestConnecting::everyStateSaysWhatItIsAndWhatCanBeDone()
{
    QFETCH(Kind, kind);
    QFETCH(bool, wanted);
    show(State::Connected);
    session::Status status = session().status();
    status.kind = kind;
    status.wanted = wanted;
    if (kind != Kind::Connected && kind != Kind::Reconnecting)
        session().noteTunnelEnd({});
    session().setStatus(status);

    const connect::MainAct act = model().act();
    QTEST(act.text, "button");
    QCOMPARE(act.primary, kind == Kind::Idle);
    QCOMPARE(act.enabled, kind != Kind::Disconnecting);
    QTEST(mark().icon, "icon");
    QVERIFY(!mark().word.isEmpty());
    const QString sentence = wording::SessionWords(m_stage->interior.speech().words()).state(status);
    if (kind == Kind::Idle)
        QCOMPARE(model().sentence(), QStringLiteral("Seoul answers fastest from here."));
    else
        QCOMPARE(model().sentence(), sentence);
    // What was tried is shown while something is tried.
    QCOMPARE(model().session()->showsPlan(), kind != Kind::Idle);
}

void TestConnecting::thePlanSaysWhatBecameOfEach()
{
    show(State::FailingOver);
    QCOMPARE(model().failoverTitle(), QStringLiteral("Order of connection"));
    const QStringList lines = linesOf(*model().failover());
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines[0], QStringLiteral("1|Seoul|gateway fell silent, again in 45 s|clock"));
    QCOMPARE(lines[1], QStringLiteral("2|Seoul, backup|sign-in refused|stale"));
    QCOMPARE(lines[2], QStringLiteral("3|Seoul, backup|unreachable|failed"));
    QCOMPARE(lines[3], QStringLiteral("4|Tokyo|trying|working"));
    QCOMPARE(lines[4], QStringLiteral("5|Tokyo, backup|to come|off"));
    show(State::Connected);
    QCOMPARE(linesOf(*model().failover()).first(), QStringLiteral("1|Seoul|connected|good"));
    // Before, it is the order of the run.
    show(State::Measured);
    QCOMPARE(linesOf(*model().failover()).first(), QStringLiteral("1|Seoul|132 ms|"));
}

void TestConnecting::timesGoOnByThemselves()
{
    session::Status status = statusOf(Kind::FailingOver);
    status.nextRetryIn = 30s;
    session().setStatus(status);
    // The sample's clock stands still, and so does what is left.
    QVERIFY2(model().sentence().contains(QStringLiteral("30 s")), qPrintable(model().sentence()));
    QCOMPARE(model().session()->status().nextRetryIn, std::optional<base::Nanoseconds>(30s));
}

void TestConnecting::theButtonConnectsToWhatWasChosen()
{
    HOLDS("OGS-27");
    QSignalSpy wished(&session(), &kit::SessionView::connectWished);
    model().press();
    QCOMPARE(wished.count(), 1);
    // Nothing chosen by hand: the selection decides.
    QVERIFY(!wished[0][0].value<engine::ConnectRequest>().entry);

    profile::Profile open = shell::SampleData(wording::Language::English).profile();
    open.selection.userControllable = true;
    engine().setProfile(std::make_shared<const profile::Profile>(open), {});
    QCOMPARE(model().act().text, QStringLiteral("Connect"));
    model().choose(QStringLiteral("Tokyo"));
    QCOMPARE(model().act().text, QStringLiteral("Connect to Tokyo"));
    model().press();
    QCOMPARE(wished[1][0].value<engine::ConnectRequest>().entry, std::optional(QStringLiteral("Tokyo")));

    open.selection.userControllable = false;
    engine().setProfile(std::make_shared<const profile::Profile>(open), {});
    model().choose(QStringLiteral("Tokyo"));
    model().press();
    QVERIFY(!wished[2][0].value<engine::ConnectRequest>().entry);
}

void TestConnecting::theButtonStopsWhatGoesOn()
{
    QSignalSpy off(&session(), &kit::SessionView::disconnectWished);
    QSignalSpy stopped(&engine(), &kit::EngineView::stopWished);
    show(State::Connected);
    model().press();
    QCOMPARE(off.count(), 1);
    show(State::SigningIn);
    model().press();
    QCOMPARE(off.count(), 2);
    // A run that a person started for itself.
    show(State::Measuring);
    QCOMPARE(model().act().text, QStringLiteral("Stop measuring"));
    model().press();
    QCOMPARE(off.count(), 2);
    QCOMPARE(stopped.count(), 1);
    // One that a connection began with is cancelled with it.
    session().setStatus(statusOf(Kind::Measuring));
    model().press();
    QCOMPARE(off.count(), 3);
    QCOMPARE(stopped.count(), 1);
}

void TestConnecting::anotherChoiceIsOfferedWhileConnected()
{
    show(State::Connected);
    QVERIFY(model().changeText().isEmpty());
    profile::Profile open = shell::SampleData(wording::Language::English).profile();
    open.selection.userControllable = true;
    engine().setProfile(std::make_shared<const profile::Profile>(open), {});
    model().choose(QStringLiteral("Seoul"));
    QVERIFY(model().changeText().isEmpty());
    model().choose(QStringLiteral("Tokyo"));
    QCOMPARE(model().changeText(), QStringLiteral("Connect to Tokyo"));
    QCOMPARE(model().act().text, QStringLiteral("Disconnect"));
}

void TestConnecting::detailsOfTheConnection()
{
    show(State::Connected);
    QStringList lines;
    for (const QVariant& each : model().session()->details()) {
        const auto line = each.value<connect::DetailLine>();
        lines.append(line.name % QStringLiteral(": ") % line.value);
    }
    const QString all = lines.join(u'\n');
    for (const char* part :
         {"Seoul", "seoul.vpn.example.net", "203.0.113.10", "optimal gateway", "10.20.30.41", "fd12:3456::29",
          "2 h 5 min", "48.2 MB", "6.3 MB", "TLS_AES_256_GCM_SHA384", "ECDHE-RSA-AES256-GCM-SHA384", "naru0"})
        QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
    QVERIFY(!all.contains(QStringLiteral("SOCKS")));

    tunnel::TunnelInfo proxy = *session().tunnel();
    proxy.device.clear();
    proxy.socksPort = 1080;
    session().setTunnel(proxy);
    const QVariantList details = model().session()->details();
    const bool copies = std::ranges::any_of(details, [](const QVariant& each) {
        const auto line = each.value<connect::DetailLine>();
        return line.copyable && line.value == QStringLiteral("127.0.0.1:1080");
    });
    QVERIFY(copies);
    // They go with the tunnel.
    session().noteTunnelEnd({});
    QVERIFY(model().session()->details().isEmpty());
    QVERIFY(!model().session()->hasTunnel());
}

void TestConnecting::anErrorSaysWhatHappenedWithItsTechnicalText()
{
    show(State::ConnectFailed);
    const connect::SessionModel& shown = *model().session();
    QVERIFY(shown.hasFailed());
    QVERIFY(!shown.complaint().isEmpty());
    QVERIFY2(!shown.complaint().contains(QStringLiteral("timed out")), qPrintable(shown.complaint()));
    QCOMPARE(shown.technical(), QStringLiteral("Failed to connect to host: Connection timed out"));
    // What was tried stays to be seen with it.
    QVERIFY(shown.showsPlan());
    // The next wish takes it away.
    session().connectGateway({});
    QVERIFY(shown.complaint().isEmpty());

    session().noteTunnelEnd({tunnel::TunnelEndKind::PrivilegeDenied, QStringLiteral("not authorized")});
    QVERIFY(shown.hasFailed());
    QCOMPARE(shown.technical(), QStringLiteral("not authorized"));
    // And so does a connection.
    session().setStatus(statusOf(Kind::Connected));
    QVERIFY(shown.complaint().isEmpty());
}

void TestConnecting::whatTheUserDidIsNoError()
{
    tunnel::SignInError cancelled;
    cancelled.kind = tunnel::SignInErrorKind::Cancelled;
    session().noteSignInError(cancelled);
    session().notice({session::NoticeCode::SignInCancelled, {}});
    QVERIFY(model().session()->complaint().isEmpty());
    session().notice({session::NoticeCode::NoGateway, {}});
    QVERIFY(!model().session()->complaint().isEmpty());
}

void TestConnecting::thatNothingWasStoredIsSaidOnce()
{
    HOLDS("C-KEY-01");
    show(State::Connected);
    session().noteNotStored(engine::NotStored::NoService);
    const wording::TunnelWords words(m_stage->interior.speech().words());
    QCOMPARE(model().session()->complaint(), words.notStored(wording::NotStored::NoService));
    QVERIFY(!model().session()->hasFailed());
    session().connectGateway({});
    QVERIFY(model().session()->complaint().isEmpty());
}

void TestConnecting::closingAsksWhileConnected()
{
    QSignalSpy closed(m_stage->window.get(), &shell::MainWindow::closed);
    show(State::Connected);
    QVERIFY(!m_stage->window->close());
    kit::ConfirmBar* asks = nullptr;
    for (auto* bar : m_stage->window->findChildren<kit::ConfirmBar*>()) {
        if (bar->isVisible())
            asks = bar;
    }
    QVERIFY(asks);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!asks->isVisible());
    QVERIFY(m_stage->window->isVisible());
    QCOMPARE(closed.count(), 0);

    QVERIFY(!m_stage->window->close());
    for (auto* button : asks->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Disconnect and quit"))
            button->click();
    }
    QVERIFY(!m_stage->window->isVisible());
    QCOMPARE(closed.count(), 1);
}

void TestConnecting::closingHidesWhereThereIsATray()
{
    QSignalSpy closed(m_stage->window.get(), &shell::MainWindow::closed);
    QSignalSpy hidden(m_stage->window.get(), &shell::MainWindow::wentToTray);
    m_stage->window->setStaysInTray(true);
    show(State::Connected);
    QVERIFY(!m_stage->window->close());
    QVERIFY(!m_stage->window->isVisible());
    QCOMPARE(hidden.count(), 1);
    QCOMPARE(closed.count(), 0);
    // Quit is quit.
    m_stage->window->quit();
    QVERIFY(!m_stage->window->isVisible());
    QCOMPARE(closed.count(), 1);
    // Without a connection there is nothing to stay for.
    m_stage->window->show();
    session().reset();
    QVERIFY(m_stage->window->close());
    QCOMPARE(closed.count(), 2);
    QCOMPARE(hidden.count(), 1);
}

void TestConnecting::theTrayMenuFollowsTheSession()
{
    HOLDS("OGS-27");
    shell::TrayMenu menu(m_stage->interior.surroundings());
    const auto visible = [&menu] {
        QStringList texts;
        for (const QAction* action : menu.actions()) {
            if (action->isVisible() && !action->isSeparator())
                texts.append(action->text() + (action->isEnabled() ? QString() : QStringLiteral(" (off)")));
        }
        return texts;
    };
    QCOMPARE(visible(),
             (QStringList{QStringLiteral("Not connected (off)"), QStringLiteral("Connect"),
                          QStringLiteral("Gateways"), QStringLiteral("Open Naru"), QStringLiteral("Quit")}));
    QSignalSpy wished(&session(), &kit::SessionView::connectWished);
    menu.actions().at(2)->trigger();
    QCOMPARE(wished.count(), 1);
    QMenu* gateways = menu.findChild<QMenu*>();
    QCOMPARE(gateways->actions().size(), 5);
    gateways->actions().at(1)->trigger();
    QCOMPARE(wished[1][0].value<engine::ConnectRequest>().entry, std::optional(QStringLiteral("Tokyo")));

    show(State::Connected);
    QVERIFY(visible().contains(QStringLiteral("Disconnect")));
    QVERIFY(!visible().contains(QStringLiteral("Connect")));

    profile::Profile locked = shell::SampleData(wording::Language::English).profile();
    locked.selection.userControllable = false;
    engine().setProfile(std::make_shared<const profile::Profile>(locked), {});
    for (const QAction* action : gateways->actions())
        QVERIFY(!action->isEnabled());
    m_stage->interior.speech().setLanguage(wording::Language::Korean);
    QVERIFY(visible().contains(QStringLiteral("종료")));
}

void TestConnecting::newsAreToldToThoseWhoLookElsewhere()
{
    const shell::News news(m_stage->interior.surroundings(), *m_stage->window);
    QSignalSpy told(&news, &shell::News::told);
    const session::Notice up{session::NoticeCode::ConnectionUp,
                             {{QStringLiteral("entry"), QStringLiteral("<b>A&B</b>")},
                              {QStringLiteral("server"), QStringLiteral("a.example.net")}}};
    session().notice(up);
    QCOMPARE(told.count(), 0);
    m_stage->window->hide();
    session().notice(up);
    QCOMPARE(told.count(), 1);
    const QString text = told[0][0].toString();
    QVERIFY2(!text.contains(u'<') && !text.contains(u'&') && text.contains(u'A'), qPrintable(text));
    session().notice({session::NoticeCode::NetworkGone, {}});
    QCOMPARE(told.count(), 1);
    session().ask(kit::BrowserQuestion{QUrl(QStringLiteral("https://login.example.net"))});
    QCOMPARE(told.count(), 2);
    QCOMPARE(mark().icon, QStringLiteral("attention"));
}

QTEST_MAIN(TestConnecting)
#include "tst_connecting.moc"
