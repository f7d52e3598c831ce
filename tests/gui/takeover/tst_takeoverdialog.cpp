// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "Holds.h"
#include "engine/Takeover.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "takeover/TakeoverDialog.h"

#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using takeover::TakeoverDialog;

namespace {

const QByteArray ofUser = R"(<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectPreferences>
<DefaultUser>kim</DefaultUser>
<ServerCertificateThumbprint>S3cretPrint</ServerCertificateThumbprint>
<DefaultHostName>Seoul</DefaultHostName>
<DefaultGroup>영업팀</DefaultGroup>
<ControllablePreferences>
<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>
<AutoReconnect>true
<AutoReconnectBehavior>ReconnectAfterResume</AutoReconnectBehavior></AutoReconnect>
<LocalLanAccess>true</LocalLanAccess></ControllablePreferences>
</AnyConnectPreferences>
)";
const QByteArray ofAll = "<AnyConnectPreferences>\n<DefaultUser>anybody</DefaultUser>\n"
                         "<ControllablePreferences>\n<AutoConnectOnStart>false</AutoConnectOnStart>"
                         "</ControllablePreferences></AnyConnectPreferences>";

} // namespace

/** What would be taken over is shown before anything is changed. */
class TestTakeoverDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void thePreviewSaysWhatWouldChange();
    void nothingIsChangedBeforeItIsSaid();
    void whatIsUntickedStays();
    void whatWasTakenCanBeUndone();
    void aLockedProfileIsSaid();
    void theListFollowsProfileAndSettings();
    void nothingFoundSaysWhatToDo();
    void aDamagedFileIsSaid();
    void anotherFileCanBeChosen();
    void reachableByKeyboard();

private:
    TakeoverDialog& dialog();
    void leaveFiles() const;
    void openProfile(bool userControllable = true);
    [[nodiscard]] int rowNamed(const QString& name) const;
    [[nodiscard]] const engine::Settings& settings() const { return m_bench->page.engine.settings(); }

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<TakeoverDialog> m_dialog;
};

void TestTakeoverDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

void TestTakeoverDialog::leaveFiles() const
{
    m_bench->write(QStringLiteral("root/home/kim/.anyconnect"), ofUser);
    m_bench->write(QStringLiteral("root/opt/cisco/anyconnect/.anyconnect_global"), ofAll);
}

void TestTakeoverDialog::openProfile(bool userControllable)
{
    auto profile = std::make_shared<profile::Profile>();
    profile->selection.userControllable = userControllable;
    profile::HostEntry host;
    host.name = QStringLiteral("Seoul");
    host.target = profile::Target{QStringLiteral("seoul.example.net"), 443};
    profile->hosts.push_back(host);
    m_bench->page.engine.setProfile(profile, {}, QStringLiteral("Example"));
}

TakeoverDialog& TestTakeoverDialog::dialog()
{
    m_dialog = new TakeoverDialog(
        m_bench->surroundings,
        {m_bench->file(QStringLiteral("root")), {m_bench->file(QStringLiteral("root/home/kim"))}},
        &m_bench->window);
    QSignalSpy filled(m_dialog, &TakeoverDialog::filled);
    m_dialog->open();
    filled.wait();
    return *m_dialog;
}

int TestTakeoverDialog::rowNamed(const QString& name) const
{
    const takeover::TakeoverTable& table = m_dialog->table();
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.index(row, 0).data().toString().startsWith(name))
            return row;
    }
    qFatal("no row named %s", qPrintable(name));
}

void TestTakeoverDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    leaveFiles();
    openProfile();
    test::keepPicture(dialog(), QStringLiteral("takeover"));
    m_dialog->takeButton().click();
    test::keepPicture(*m_dialog, QStringLiteral("takeover-done"));
}

void TestTakeoverDialog::thePreviewSaysWhatWouldChange()
{
    HOLDS("OGS-73", "OGS-74");
    leaveFiles();
    openProfile();
    engine::Settings set;
    set.user.userName = QStringLiteral("lee");
    m_bench->page.engine.setSettings(set);
    const takeover::TakeoverTable& table = dialog().table();
    QStringList rows;
    for (int row = 0; row < table.rowCount(); ++row)
        rows.append(test::rowText(table, row).section(QStringLiteral(" | "), 0, 2));
    const QString path = m_bench->file(QStringLiteral("root/home/kim"));
    QCOMPARE(test::rowText(table, 0),
             QString(u"User name, DefaultUser | lee | kim | .anyconnect, line 3, " % path));
    QCOMPARE(rows[1], QStringLiteral("Previous gateway, DefaultHostName | none | Seoul"));
    QCOMPARE(rows[2], QStringLiteral("Group, DefaultGroup | none | 영업팀"));
    QCOMPARE(rows[3], QStringLiteral("Automatic selection, EnableAutomaticServerSelection | "
                                     "as the profile says | On"));
    QCOMPARE(rows.last(), QStringLiteral("User name, DefaultUser |  | an entry before it counts, anybody"));
    QVERIFY(rows.contains(QStringLiteral("LocalLanAccess |  | not used by Naru, true")));
    QVERIFY(rows.contains(
        QStringLiteral("ServerCertificateThumbprint |  | not used by Naru; its value was not read")));
    QVERIFY(!rows.join(u'\n').contains(QStringLiteral("S3cret")));
}

void TestTakeoverDialog::nothingIsChangedBeforeItIsSaid()
{
    leaveFiles();
    openProfile();
    QSignalSpy changed(&m_bench->page.engine, &kit::EngineView::settingsChanged);
    QSignalSpy gateway(&m_bench->page.engine, &kit::EngineView::previousGatewayWished);
    dialog().reject();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(gateway.count(), 0);
    QCOMPARE(m_bench->read(QStringLiteral("root/home/kim/.anyconnect")), ofUser);
}

void TestTakeoverDialog::whatIsUntickedStays()
{
    leaveFiles();
    openProfile();
    dialog();
    auto* view = m_dialog->findChild<kit::RowTable*>();
    view->setFocus();
    view->setCurrentIndex(m_dialog->table().index(rowNamed(QStringLiteral("Group")), 0));
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(!m_dialog->table().isChosen(rowNamed(QStringLiteral("Group"))));
    QSignalSpy gateway(&m_bench->page.engine, &kit::EngineView::previousGatewayWished);
    m_dialog->takeButton().click();
    QCOMPARE(settings().user.userName, QStringLiteral("kim"));
    QCOMPARE(settings().user.group, QString());
    QCOMPARE(settings().automaticSelection, std::optional(true));
    QCOMPARE(settings().connection.connectOnStart, std::optional(false));
    QCOMPARE(gateway.count(), 1);
    QCOMPARE(gateway[0][0].toString(), QStringLiteral("Seoul"));
    // It is still there, and still unticked; nothing else is left to take.
    QVERIFY(!m_dialog->takeButton().isEnabled());
    QVERIFY(m_dialog->table().canBeTaken(rowNamed(QStringLiteral("Group"))));
}

void TestTakeoverDialog::whatWasTakenCanBeUndone()
{
    leaveFiles();
    openProfile();
    engine::Settings set;
    set.user.userName = QStringLiteral("lee");
    m_bench->page.engine.setSettings(set);
    QVERIFY(engine::keepPreviousGateway(m_bench->surroundings.dataFolder, QStringLiteral("Busan")));
    dialog();
    QVERIFY(!m_dialog->undoButton().isVisible());
    m_dialog->takeButton().click();
    QVERIFY(settings() != set);
    QVERIFY(m_dialog->sentence().startsWith(QStringLiteral("7 settings were taken over")));
    QVERIFY(m_dialog->undoButton().hasFocus());
    QSignalSpy gateway(&m_bench->page.engine, &kit::EngineView::previousGatewayWished);
    m_dialog->undoButton().click();
    QVERIFY(settings() == set);
    QCOMPARE(gateway[0][0].toString(), QStringLiteral("Busan"));
    QVERIFY(!m_dialog->undoButton().isVisible());
    QVERIFY(m_dialog->takeButton().isEnabled());
}

void TestTakeoverDialog::aLockedProfileIsSaid()
{
    leaveFiles();
    openProfile(false);
    dialog();
    const int row = rowNamed(QStringLiteral("Automatic selection"));
    QVERIFY(
        test::rowText(m_dialog->table(), row).contains(QStringLiteral("On, the open profile decides this")));
    QVERIFY(m_dialog->table().isChosen(row));
}

void TestTakeoverDialog::theListFollowsProfileAndSettings()
{
    leaveFiles();
    dialog();
    QVERIFY(!m_dialog->table().canBeTaken(rowNamed(QStringLiteral("Previous gateway"))));
    openProfile();
    QVERIFY(m_dialog->table().canBeTaken(rowNamed(QStringLiteral("Previous gateway"))));
    engine::Settings set;
    set.automaticSelection = true;
    m_bench->page.engine.setSettings(set);
    QVERIFY(test::rowText(m_dialog->table(), rowNamed(QStringLiteral("Automatic selection")))
                .contains(QStringLiteral("set so already")));
}

void TestTakeoverDialog::nothingFoundSaysWhatToDo()
{
    dialog();
    QVERIFY(m_dialog->findChild<kit::EmptyState*>()->isVisible());
    QVERIFY(!m_dialog->takeButton().isEnabled());
}

void TestTakeoverDialog::aDamagedFileIsSaid()
{
    leaveFiles();
    m_bench->write(QStringLiteral("root/home/kim/.anyconnect"),
                   "<AnyConnectPreferences>\n<DefaultUser></AnyConnectPreferences>");
    dialog();
    auto* notice = m_dialog->findChild<kit::Notice*>();
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->sentence().contains(QStringLiteral("line 2")), qPrintable(notice->sentence()));
    // What all users have is offered all the same.
    QVERIFY(m_dialog->table().canBeTaken(rowNamed(QStringLiteral("User name"))));
}

void TestTakeoverDialog::anotherFileCanBeChosen()
{
    dialog();
    m_bench->write(QStringLiteral("backup/old.xml"), ofUser);
    QSignalSpy filled(m_dialog, &TakeoverDialog::filled);
    m_dialog->lookAt(m_bench->file(QStringLiteral("backup/old.xml")));
    QVERIFY(filled.wait());
    QVERIFY(m_dialog->table().isChosen(rowNamed(QStringLiteral("User name"))));
}

void TestTakeoverDialog::reachableByKeyboard()
{
    leaveFiles();
    dialog();
    QCOMPARE(test::namelessControls(*m_dialog).join(u','), QString());
}

QTEST_MAIN(TestTakeoverDialog)
#include "tst_takeoverdialog.moc"
