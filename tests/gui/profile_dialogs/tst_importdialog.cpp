// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowTable.h"
#include "profiles/ImportDialog.h"
#include "takeover/TakeoverDialog.h"

#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::ImportDialog;

class TestImportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void profilesAreOfferedAndPreferencesNamed();
    void gatewaysOfNetworkManagerBecomeOneProfile();
    void gatewaysThatCannotBeTakenSayWhy();
    void preferencesOpenTheirPreview();
    void withoutNetworkManagerNothingIsSaid();
    void whatIsChosenIsImported();
    void anotherDiskIsLookedAt();
    void nothingFoundSaysWhatToDo();
    void aFailedImportIsSaid();
    void withoutADataFolderNothingIsImported();
    void reachableByKeyboard();

private:
    ImportDialog& dialog();
    void leaveFiles();

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<ImportDialog> m_dialog;
};

void TestImportDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

void TestImportDialog::leaveFiles()
{
    m_bench->write(QStringLiteral("root/opt/cisco/anyconnect/profile/corp.xml"), test::twoGateways());
    m_bench->write(QStringLiteral("root/opt/cisco/secureclient/vpn/profile/lab.xml"), test::twoGateways());
    m_bench->write(QStringLiteral("root/opt/cisco/anyconnect/.anyconnect_global"),
                   "<AnyConnectPreferences/>");
}

ImportDialog& TestImportDialog::dialog()
{
    m_dialog = new ImportDialog(m_bench->surroundings, {m_bench->file(QStringLiteral("root")), {}},
                                &m_bench->window);
    QSignalSpy filled(m_dialog, &ImportDialog::filled);
    m_dialog->open();
    filled.wait();
    return *m_dialog;
}

void TestImportDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    leaveFiles();
    test::keepPicture(dialog(), QStringLiteral("import"));
    using enum profile::GatewayUse;
    m_dialog->table().setContents(
        {}, {{QStringLiteral("회사 VPN"),
              QStringLiteral("vpn.example.net:8443"),
              QStringLiteral("eng"),
              {},
              Takes},
             {QStringLiteral("Lab"), QStringLiteral("lab.example.net"), {}, {}, Takes},
             {QStringLiteral("Portal"), {}, {}, QStringLiteral("gp"), OtherProtocol},
             {QStringLiteral("Home"), {}, {}, QStringLiteral("wireguard"), OtherService},
             {QStringLiteral("Empty"), {}, {}, QStringLiteral("anyconnect"), NoAddress}});
    m_dialog->findChild<kit::RowTable*>()->fitColumns();
    test::keepPicture(*m_dialog, QStringLiteral("import-networkmanager"));
}

void TestImportDialog::profilesAreOfferedAndPreferencesNamed()
{
    leaveFiles();
    const profiles::ImportTable& table = dialog().table();
    QCOMPARE(table.rowCount(), 3);
    QCOMPARE(test::rowText(table, 0), QStringLiteral("lab.xml | Secure Client 5 | 2 gateways"));
    QCOMPARE(test::rowText(table, 1), QStringLiteral("corp.xml | AnyConnect 4 | 2 gateways"));
    QVERIFY(test::rowText(table, 2).endsWith(QStringLiteral("preferences of all users")));
    QVERIFY(m_dialog->preferencesButton().isVisible());
    QVERIFY(!table.isChosen(2));
    m_dialog->table().setChosen(2, true);
    QVERIFY(!table.isChosen(2));
}

void TestImportDialog::gatewaysOfNetworkManagerBecomeOneProfile()
{
    leaveFiles();
    dialog();
    using enum profile::GatewayUse;
    profiles::ImportTable& table = m_dialog->table();
    table.setContents(
        {}, {{QStringLiteral("Work"), QStringLiteral("vpn.example.net"), QStringLiteral("eng"), {}, Takes},
             {QStringLiteral("Lab"), QStringLiteral("lab.example.net"), {}, {}, Takes},
             {QStringLiteral("Home"), QStringLiteral("home.example.net"), {}, {}, Takes}});
    QCOMPARE(test::rowText(table, 0), QStringLiteral("Work | NetworkManager | 1 gateway"));
    table.setChosen(1, false);
    QSignalSpy imported(m_dialog, &ImportDialog::imported);
    m_dialog->importButton().click();
    QVERIFY(imported.wait());
    const QStringList files{m_bench->file(QStringLiteral("data/profiles/NetworkManager.xml"))};
    QCOMPARE(imported[0][0].toStringList(), files);
    const QByteArray made = m_bench->read(QStringLiteral("data/profiles/NetworkManager.xml"));
    QVERIFY2(made.contains("<UserGroup>eng</UserGroup>") && made.contains("home.example.net"),
             made.constData());
    QVERIFY(!made.contains("lab.example.net"));
    QCOMPARE(m_bench->page.engine.knownFiles(), files);
}

void TestImportDialog::gatewaysThatCannotBeTakenSayWhy()
{
    dialog();
    using enum profile::GatewayUse;
    profiles::ImportTable& table = m_dialog->table();
    table.setContents({}, {{QStringLiteral("Portal"), {}, {}, QStringLiteral("gp"), OtherProtocol}});
    QCOMPARE(test::rowText(table, 0),
             QStringLiteral("Portal | NetworkManager | another protocol than AnyConnect: gp"));
    table.setChosen(0, true);
    QVERIFY(!table.isChosen(0));
    QVERIFY(!m_dialog->importButton().isEnabled());
}

void TestImportDialog::preferencesOpenTheirPreview()
{
    leaveFiles();
    dialog();
    m_dialog->preferencesButton().click();
    auto* preview = m_dialog->findChild<takeover::TakeoverDialog*>();
    QVERIFY(preview);
    QVERIFY(preview->isVisible());
}

void TestImportDialog::withoutNetworkManagerNothingIsSaid()
{
    m_dialog = new ImportDialog(
        m_bench->surroundings,
        {m_bench->file(QStringLiteral("root")), {}, true, QStringLiteral("unix:path=/nowhere/bus")},
        &m_bench->window);
    QSignalSpy filled(m_dialog, &ImportDialog::filled);
    m_dialog->open();
    QVERIFY(filled.wait());
    QVERIFY(!m_dialog->findChild<kit::Notice*>()->isVisible());
}

void TestImportDialog::whatIsChosenIsImported()
{
    leaveFiles();
    dialog();
    auto* view = m_dialog->findChild<kit::RowTable*>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(!m_dialog->table().isChosen(0));
    QSignalSpy imported(m_dialog, &ImportDialog::imported);
    m_dialog->importButton().click();
    QVERIFY(imported.wait());
    const QStringList files = imported[0][0].toStringList();
    QCOMPARE(files, QStringList({m_bench->file(QStringLiteral("data/profiles/corp.xml"))}));
    QCOMPARE(m_bench->read(QStringLiteral("data/profiles/corp.xml")), test::twoGateways());
    QCOMPARE(m_bench->page.engine.knownFiles(), files);
    QTRY_VERIFY(!m_dialog);
}

void TestImportDialog::anotherDiskIsLookedAt()
{
    dialog();
    m_bench->write(QStringLiteral("disk/ProgramData/Cisco/Cisco Secure Client/VPN/Profile/win.xml"),
                   test::twoGateways());
    m_bench->write(QStringLiteral("disk/home/kim/.anyconnect"), "<AnyConnectPreferences/>");
    QSignalSpy filled(m_dialog, &ImportDialog::filled);
    m_dialog->lookBelow(m_bench->file(QStringLiteral("disk")));
    QVERIFY(filled.wait());
    QCOMPARE(m_dialog->table().rowCount(), 2);
    QCOMPARE(m_dialog->table().chosenFiles().size(), 1);
}

void TestImportDialog::nothingFoundSaysWhatToDo()
{
    dialog();
    QVERIFY(m_dialog->findChild<kit::EmptyState*>()->isVisible());
    QVERIFY(!m_dialog->importButton().isEnabled());
}

void TestImportDialog::aFailedImportIsSaid()
{
    leaveFiles();
    dialog();
    QVERIFY(QFile::remove(m_bench->file(QStringLiteral("root/opt/cisco/anyconnect/profile/corp.xml"))));
    QSignalSpy imported(m_dialog, &ImportDialog::imported);
    m_dialog->importButton().click();
    QTRY_VERIFY(m_dialog->findChild<kit::Notice*>()->isVisible());
    // The one before it was imported.
    QCOMPARE(imported.size(), 1);
    QCOMPARE(m_bench->page.engine.knownFiles().size(), 1);
}

void TestImportDialog::withoutADataFolderNothingIsImported()
{
    leaveFiles();
    m_bench->surroundings.dataFolder.clear();
    dialog();
    QCOMPARE(m_dialog->table().rowCount(), 3);
    QVERIFY(!m_dialog->importButton().isEnabled());
}

void TestImportDialog::reachableByKeyboard()
{
    leaveFiles();
    dialog();
    QCOMPARE(test::namelessControls(*m_dialog).join(u','), QString());
}

QTEST_MAIN(TestImportDialog)
#include "tst_importdialog.moc"
