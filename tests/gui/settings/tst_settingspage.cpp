// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "PageBench.h"
#include "Warnings.h"
#include "kit/ComboBox.h"
#include "kit/ConfirmBar.h"
#include "kit/NumberField.h"
#include "kit/SessionView.h"
#include "kit/Switch.h"
#include "settings/SettingsPage.h"
#include "takeover/TakeoverDialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace naru;
using namespace std::chrono_literals;

/** The Settings page over the view of an engine. */
class TestSettingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void everythingByKeyboard();
    void languageAndThemeAtOnce();
    void eachControlChangesItsSetting();
    void showsWhatIsSet();
    void automaticSelectionIsTheProfilesWhereItSaysSo_data();
    void automaticSelectionIsTheProfilesWhereItSaysSo();
    void theWatchKeepsAnIntervalOfItsOwn();
    void theProxyIsCheckedBeforeItIsUsed();
    void automaticDetectionIsSaid();
    void theWheelTurnsNothingThatScrollsBy();
    void theWayToTheTunnel();
    void theUserAgentIsCheckedBeforeItIsUsed();
    void whatIsStoredCanBeDeleted();
    void restoreAsksFirst();
    void eachSettingIsSetBackAlone_data();
    void eachSettingIsSetBackAlone();
    void namesOfTheSignInAreChecked();
    void takingOverOpensItsPreview();

private:
    void openProfile(bool enabled, bool controllable);
    [[nodiscard]] const engine::Settings& settings() const { return m_bench->engine.settings(); }
    /** The control of that name. */
    template <class Control>
    [[nodiscard]] Control& control(const QString& name) const
    {
        for (Control* found : m_page->findChildren<Control*>()) {
            if (found->accessibleName() == name)
                return *found;
        }
        qFatal("no control named %s", qPrintable(name));
    }
    [[nodiscard]] QAbstractButton& segment(const QString& text) const;
    static void press(QAbstractButton& button) { QTest::keyClick(&button, Qt::Key_Space); }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<settings::SettingsPage> m_page;
};

void TestSettingsPage::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_page = std::make_unique<settings::SettingsPage>(m_bench->surroundings);
    m_page->resize(1200, 752);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    openProfile(false, true);
}

void TestSettingsPage::cleanup()
{
    m_page.reset();
    m_bench.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

void TestSettingsPage::openProfile(bool enabled, bool controllable)
{
    auto profile = std::make_shared<profile::Profile>();
    profile->selection.enabled = enabled;
    profile->selection.userControllable = controllable;
    m_bench->engine.setProfile(profile, {}, QStringLiteral("Example"));
}

QAbstractButton& TestSettingsPage::segment(const QString& text) const
{
    for (QAbstractButton* button : m_page->findChildren<QAbstractButton*>()) {
        if (button->text() == text)
            return *button;
    }
    qFatal("no segment named %s", qPrintable(text));
}

void TestSettingsPage::looksInBothLanguagesAndThemes()
{
    test::takeLook(*m_bench);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    auto* scroll = m_page->findChild<QScrollArea*>();
    test::look(*m_page, {1200, 752}, QStringLiteral("settings-%1-1280").arg(tag));
    for (const QSize size : {QSize(1200, 752), QSize(944, 592)}) {
        m_page->resize(size);
        QCoreApplication::sendPostedEvents();
        // Texts wrap; nothing is wider than the page.
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        QVERIFY(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width());
        for (const QLabel* label : scroll->findChildren<QLabel*>())
            QTRY_VERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
    }
    scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    test::look(*m_page, {944, 592}, QStringLiteral("settings-%1-1024").arg(tag));
}

void TestSettingsPage::everythingByKeyboard()
{
    QCOMPARE(test::namelessControls(*m_page), QStringList());
    QSet<QWidget*> reached;
    m_page->setFocus();
    for (int step = 0; step < 60; ++step) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_page.get(),
                        Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (reached.contains(now))
            break;
        reached.insert(now);
        // What has the focus is on the screen, also where the page scrolls.
        QVERIFY(!now->visibleRegion().isEmpty());
    }
    for (QWidget* widget : m_page->findChildren<QWidget*>()) {
        if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && widget->isEnabled() &&
            !widget->focusProxy())
            QVERIFY2(reached.contains(widget),
                     qPrintable(widget->accessibleName() + widget->metaObject()->className()));
    }
}

void TestSettingsPage::languageAndThemeAtOnce()
{
    press(segment(QStringLiteral("Dark")));
    QVERIFY(m_bench->theme.isDark());
    press(segment(QStringLiteral("Light")));
    QVERIFY(!m_bench->theme.isDark());
    press(control<kit::Switch>(QStringLiteral("Reduce motion")));
    QVERIFY(m_bench->theme.reduceMotion());
    press(segment(QStringLiteral("한국어")));
    QCOMPARE(m_bench->speech.language(), wording::Language::Korean);
    QTRY_COMPARE(m_page->title(), QStringLiteral("설정"));
    const auto shows = [this](const QString& text) {
        return std::ranges::any_of(m_page->findChildren<QAbstractButton*>(),
                                   [&](const QAbstractButton* button) { return button->text() == text; });
    };
    QTRY_VERIFY(shows(QStringLiteral("어둡게")));
    QVERIFY(shows(QStringLiteral("켬")));
}

void TestSettingsPage::eachControlChangesItsSetting()
{
    HOLDS("OGS-22", "OGS-65", "OGS-74");
    press(control<kit::Switch>(QStringLiteral("Automatic selection")));
    QCOMPARE(settings().automaticSelection, std::optional(true));
    press(control<kit::Switch>(QStringLiteral("Automatic selection")));
    QCOMPARE(settings().automaticSelection, std::optional(false));

    press(segment(QStringLiteral("TCP handshake")));
    QCOMPARE(settings().rankBy, ogs::RankBy::TcpHandshake);
    press(segment(QStringLiteral("HTTP")));
    QCOMPARE(settings().kind, ogs::ProbeKind::Http);
    press(segment(QStringLiteral("One after another")));
    QVERIFY(settings().sequential);

    auto& deadline = control<kit::NumberField>(QStringLiteral("Time limit (seconds)"));
    deadline.selectAll();
    QTest::keyClicks(&deadline, QStringLiteral("12"));
    QTest::keyClick(&deadline, Qt::Key_Return);
    QCOMPARE(settings().deadline, base::Nanoseconds(12s));
    auto& lifetime = control<kit::NumberField>(QStringLiteral("Keep in the cache (days)"));
    QTest::keyClick(&lifetime, Qt::Key_Up);
    QCOMPARE(settings().cacheLifetime, base::Nanoseconds(std::chrono::days(15)));
    // What is out of range goes to the nearest that is not.
    lifetime.selectAll();
    QTest::keyClicks(&lifetime, QStringLiteral("999"));
    QTest::keyClick(&lifetime, Qt::Key_Return);
    QVERIFY(settings().cacheLifetime <= ogs::longestLifetime);

    press(control<kit::Switch>(QStringLiteral("OGS on reconnection")));
    QVERIFY(!settings().reconnectionCounts);

    auto& watch = control<kit::ComboBox>(QStringLiteral("Measure for the charts"));
    QVERIFY(!settings().watch);
    QTest::keyClick(&watch, Qt::Key_Down);
    QCOMPARE(settings().watch, std::optional(15min));
    QTest::keyClick(&watch, Qt::Key_End);
    QCOMPARE(settings().watch, std::optional<std::chrono::minutes>(24h));
    QTest::keyClick(&watch, Qt::Key_Home);
    QVERIFY(!settings().watch);
}

void TestSettingsPage::showsWhatIsSet()
{
    engine::Settings set;
    set.rankBy = ogs::RankBy::TcpHandshake;
    set.kind = ogs::ProbeKind::Http;
    set.deadline = 20s;
    set.cacheLifetime = std::chrono::days(3);
    set.reconnectionCounts = false;
    set.automaticSelection = true;
    set.watch = 1h;
    set.proxy = ogs::Proxy{QStringLiteral("proxy.example.net"), 3128};
    QSignalSpy changed(&m_bench->engine, &kit::EngineView::settingsChanged);
    m_bench->engine.setSettings(set);
    QCOMPARE(changed.count(), 1); // the controls follow, and tell nothing of their own
    QVERIFY(settings() == set);
    QVERIFY(segment(QStringLiteral("TCP handshake")).isChecked());
    QVERIFY(segment(QStringLiteral("HTTP")).isChecked());
    QCOMPARE(control<kit::NumberField>(QStringLiteral("Time limit (seconds)")).value(), 20);
    QCOMPARE(control<kit::NumberField>(QStringLiteral("Keep in the cache (days)")).value(), 3);
    QVERIFY(!control<kit::Switch>(QStringLiteral("OGS on reconnection")).isChecked());
    QVERIFY(control<kit::Switch>(QStringLiteral("Automatic selection")).isChecked());
    QCOMPARE(control<kit::ComboBox>(QStringLiteral("Measure for the charts")).currentText(),
             QStringLiteral("Every hour"));
    QCOMPARE(control<QLineEdit>(QStringLiteral("Address")).text(),
             QStringLiteral("http://proxy.example.net:3128"));
}

void TestSettingsPage::automaticSelectionIsTheProfilesWhereItSaysSo_data()
{
    QTest::addColumn<bool>("enabled");
    QTest::addColumn<bool>("controllable");
    QTest::newRow("on, locked") << true << false;
    QTest::newRow("off, locked") << false << false;
    QTest::newRow("on, the user's") << true << true;
    QTest::newRow("off, the user's") << false << true;
}

void TestSettingsPage::automaticSelectionIsTheProfilesWhereItSaysSo()
{
    HOLDS("OGS-27", "OGS-74");
    QFETCH(bool, enabled);
    QFETCH(bool, controllable);
    openProfile(enabled, controllable);
    auto& automatic = control<kit::Switch>(QStringLiteral("Automatic selection"));
    QCOMPARE(automatic.isEnabled(), controllable);
    QCOMPARE(automatic.isChecked(), enabled);
    QCOMPARE(automatic.accessibleDescription().contains(QStringLiteral("does not let you")), !controllable);
    // The user's own wish does not override a profile that locks.
    engine::Settings wish = settings();
    wish.automaticSelection = !enabled;
    m_bench->engine.setSettings(wish);
    QCOMPARE(automatic.isChecked(), controllable ? !enabled : enabled);
}

void TestSettingsPage::theWatchKeepsAnIntervalOfItsOwn()
{
    engine::Settings set;
    set.watch = 45min;
    m_bench->engine.setSettings(set);
    QCOMPARE(control<kit::ComboBox>(QStringLiteral("Measure for the charts")).currentText(),
             QStringLiteral("Every 45 minutes"));
}

void TestSettingsPage::theProxyIsCheckedBeforeItIsUsed()
{
    HOLDS("OGS-26");
    auto& address = control<QLineEdit>(QStringLiteral("Address"));
    QVERIFY(!address.isEnabled());
    press(segment(QStringLiteral("Set by hand")));
    QVERIFY(address.isEnabled());
    QTRY_VERIFY(address.hasFocus());
    QVERIFY(!settings().proxy);

    QTest::keyClicks(&address, QStringLiteral("http://user:word@proxy:1"));
    QTest::keyClick(&address, Qt::Key_Return);
    QVERIFY(!settings().proxy);
    QVERIFY2(address.accessibleDescription().startsWith(QStringLiteral("Not an address")),
             qPrintable(address.accessibleDescription()));

    address.selectAll();
    QTest::keyClicks(&address, QStringLiteral("proxy.example.net:3128"));
    QTest::keyClick(&address, Qt::Key_Return);
    QCOMPARE(settings().proxy, (std::optional(ogs::Proxy{QStringLiteral("proxy.example.net"), 3128})));
    QCOMPARE(address.text(), QStringLiteral("http://proxy.example.net:3128"));
    QVERIFY(!address.accessibleDescription().startsWith(QStringLiteral("Not an address")));

    press(segment(QStringLiteral("System's own")));
    QVERIFY(!settings().proxy);
    QVERIFY(!address.isEnabled());
}

void TestSettingsPage::automaticDetectionIsSaid()
{
    engine::Network network;
    network.automaticProxy = true;
    m_bench->engine.setNetwork(network);
    bool said = false;
    for (const QLabel* label : m_page->findChildren<QLabel*>())
        said = said || label->text().contains(QStringLiteral("automatic proxy detection"));
    QVERIFY(said);
}

void TestSettingsPage::theWheelTurnsNothingThatScrollsBy()
{
    auto& deadline = control<kit::NumberField>(QStringLiteral("Time limit (seconds)"));
    deadline.clearFocus();
    QWheelEvent wheel({5, 5}, deadline.mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&deadline, &wheel);
    QCOMPARE(settings().deadline, base::Nanoseconds(7s));
}

void TestSettingsPage::theWayToTheTunnel()
{
    auto& way = control<kit::ComboBox>(QStringLiteral("Made by"));
    auto& port = control<kit::NumberField>(QStringLiteral("SOCKS port"));
    QVERIFY(!settings().tunnel.backend);
    QCOMPARE(way.currentData().toInt(), int(engine::usualBackend().kind));
    QVERIFY(!port.isEnabled());
    QStringList explanations;
    for (int i = 0; i < way.count(); ++i) {
        way.setCurrentIndex(i);
        Q_EMIT way.activated(i);
        explanations.append(way.accessibleDescription());
        const auto kind = tunnel::BackendKind(way.itemData(i).toInt());
        const auto& kept = settings().tunnel.backend;
        // The usual way is not kept: it follows who runs the program.
        QCOMPARE(kept.has_value(), kind != engine::usualBackend().kind);
        QVERIFY(!kept || kept->kind == kind);
        QCOMPARE(port.isEnabled(), kind == tunnel::BackendKind::Socks);
        if (kind == tunnel::BackendKind::Socks) {
            port.setValue(9050);
            QCOMPARE(settings().tunnel.backend->text(), QStringLiteral("socks:9050"));
        }
    }
    QCOMPARE(explanations.removeDuplicates(), 0);
    QVERIFY(!explanations.contains(QString()));

    press(control<kit::Switch>(QStringLiteral("UDP (DTLS)")));
    QVERIFY(!settings().tunnel.dtls);
}

void TestSettingsPage::theUserAgentIsCheckedBeforeItIsUsed()
{
    auto& agent = control<QLineEdit>(QStringLiteral("User agent"));
    agent.setFocus();
    QTest::keyClicks(&agent, QStringLiteral(" AnyConnect Linux_64 "));
    QTest::keyClick(&agent, Qt::Key_Return);
    QCOMPARE(settings().tunnel.userAgent, std::optional(QStringLiteral("AnyConnect Linux_64")));
    agent.setText(QStringLiteral("애니"));
    QTest::keyClick(&agent, Qt::Key_Return);
    QCOMPARE(settings().tunnel.userAgent, std::optional(QStringLiteral("AnyConnect Linux_64")));
    QVERIFY(agent.accessibleDescription().startsWith(QStringLiteral("Letters")));
    agent.clear();
    QTest::keyClick(&agent, Qt::Key_Return);
    QVERIFY(!settings().tunnel.userAgent);
}

void TestSettingsPage::whatIsStoredCanBeDeleted()
{
    kit::SessionView& session = m_bench->engine.session();
    QSignalSpy asked(&session, &kit::SessionView::keptTrustWished);
    QSignalSpy keyGone(&session, &kit::SessionView::forgetKeyWished);
    QSignalSpy secretGone(&session, &kit::SessionView::forgetSecretWished);
    // Each time that the page is looked at.
    m_page->hide();
    m_page->show();
    QVERIFY(asked.count() > 0);
    engine::KeptTrust kept;
    kept.keys.push_back({QStringLiteral("a.example.net"), 8443, QStringLiteral("pin-sha256:abc"), {}, {}});
    kept.secrets.push_back(
        {QStringLiteral("b.example.net"), QStringLiteral("password"), QStringLiteral("user1")});
    session.setKeptTrust(kept);
    press(control<QPushButton>(QStringLiteral("Delete: a.example.net:8443, Key")));
    QCOMPARE(keyGone.count(), 1);
    QVERIFY(keyGone[0][0].value<engine::AcceptedKey>() == kept.keys.front());
    press(control<QPushButton>(QStringLiteral("Delete: b.example.net, Password")));
    QCOMPARE(secretGone.count(), 1);
    QVERIFY(secretGone[0][0].value<engine::StoredSecret>() == kept.secrets.front());
    session.setKeptTrust({});
    for (const QLabel* label : m_page->findChildren<QLabel*>())
        QVERIFY(!label->isVisible() || label->text() != QStringLiteral("a.example.net:8443"));
}

void TestSettingsPage::restoreAsksFirst()
{
    engine::Settings set;
    set.tunnel.dtls = false;
    set.deadline = 20s;
    set.watch = 1h;
    set.maxSockets = 99;
    set.user = {QStringLiteral("kim"), QStringLiteral("eng"), {}};
    m_bench->engine.setSettings(set);
    m_bench->theme.setScheme(kit::Theme::Scheme::Dark);
    m_bench->theme.setReduceMotion(true);
    m_page->headerActions().constFirst()->trigger();
    QVERIFY(m_page->confirmBar().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(settings().deadline, base::Nanoseconds(20s));

    m_page->headerActions().constFirst()->trigger();
    segment(QStringLiteral("Restore")).click();
    set = {};
    set.maxSockets = 99;
    QVERIFY(settings() == set);
    QCOMPARE(m_bench->theme.scheme(), kit::Theme::Scheme::System);
    QVERIFY(!m_bench->theme.reduceMotion());
    QCOMPARE(control<kit::NumberField>(QStringLiteral("Time limit (seconds)")).value(), 7);
}

void TestSettingsPage::eachSettingIsSetBackAlone_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"Automatic selection",
                             "Ranked by",
                             "Kind of probe",
                             "Probes of a gateway",
                             "Time limit (seconds)",
                             "Keep in the cache (days)",
                             "OGS on reconnection",
                             "Measure for the charts",
                             "Connect at the start",
                             "Connect again",
                             "After sleep",
                             "User name",
                             "Group",
                             "Second user name",
                             "Proxy to use",
                             "Made by",
                             "User agent",
                             "UDP (DTLS)",
                             "Theme",
                             "Reduce motion"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestSettingsPage::eachSettingIsSetBackAlone()
{
    QFETCH(QString, name);
    const auto shown = [this] {
        QStringList names;
        for (const QToolButton* button : m_page->findChildren<QToolButton*>()) {
            if (button->isVisibleTo(m_page.get()) && button->accessibleName().startsWith(u"Set back"))
                names.append(button->accessibleName().section(QStringLiteral(": "), 1));
        }
        return names;
    };
    m_bench->theme.setScheme(kit::Theme::Scheme::System);
    QCOMPARE(shown(), QStringList());
    engine::Settings all;
    all.automaticSelection = true;
    all.rankBy = ogs::RankBy::TcpHandshake;
    all.kind = ogs::ProbeKind::Http;
    all.sequential = true;
    all.deadline = 20s;
    all.cacheLifetime = std::chrono::days(3);
    all.reconnectionCounts = false;
    all.watch = 1h;
    all.connection = {true, false, profile::ReconnectBehavior::ReconnectAfterResume};
    all.user = {QStringLiteral("kim"), QStringLiteral("eng"), QStringLiteral("kim2")};
    all.proxy = ogs::Proxy{QStringLiteral("proxy.example.net"), 3128};
    all.tunnel = {tunnel::BackendChoice{tunnel::BackendKind::None, 0}, QStringLiteral("AnyConnect"), false};
    m_bench->engine.setSettings(all);
    m_bench->theme.setScheme(kit::Theme::Scheme::Dark);
    m_bench->theme.setReduceMotion(true);
    QStringList others = shown();
    QCOMPARE(others.size(), 20);
    QVERIFY(others.removeOne(name));

    press(control<QToolButton>(QStringLiteral("Set back to the default: ") + name));
    QCOMPARE(shown(), others);
    // The keyboard stays where it was.
    QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
}

void TestSettingsPage::namesOfTheSignInAreChecked()
{
    auto& user = control<QLineEdit>(QStringLiteral("User name"));
    user.setFocus();
    QTest::keyClicks(&user, QStringLiteral("  kim "));
    QTest::keyClick(&user, Qt::Key_Return);
    QCOMPARE(settings().user.userName, QStringLiteral("kim"));
    QCOMPARE(user.text(), QStringLiteral("kim"));
    user.setText(QStringLiteral("a\x01z"));
    QTest::keyClick(&user, Qt::Key_Return);
    QCOMPARE(settings().user.userName, QStringLiteral("kim"));
    QVERIFY(user.accessibleDescription().startsWith(QStringLiteral("256 characters")));
    user.clear();
    QTest::keyClick(&user, Qt::Key_Return);
    QCOMPARE(settings().user.userName, QString());
    QVERIFY(!user.accessibleDescription().startsWith(QStringLiteral("256 characters")));
}

void TestSettingsPage::takingOverOpensItsPreview()
{
    segment(QStringLiteral("Take over from a Cisco client…")).click();
    auto* dialog = m_page->findChild<takeover::TakeoverDialog*>();
    QVERIFY(dialog);
    QSignalSpy filled(dialog, &takeover::TakeoverDialog::filled);
    QVERIFY(filled.wait());
    QVERIFY(dialog->isVisible());
    dialog->reject();
}

QTEST_MAIN(TestSettingsPage)
#include "tst_settingspage.moc"
