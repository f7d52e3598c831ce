// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"
#include "kit/ComboBox.h"
#include "kit/Notice.h"
#include "profiles/CertificateDialog.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using profiles::CertificateDialog;
using profiles::CertificateTable;

namespace {

/** Of the public key of tests/data/profile_dialogs/client.pem. */
const QByteArray pin("167b4e836f5f38b445682f781f1d8c3be861cf633c9582445d3f63fa50bf9a24"
                     "22d45df67706c8233d9892ac1da385ecdb797045a178efa83240182f5c1f84c8");

/** Rules of which two match the certificate and three do not, a pin that is its own and two that are not. */
QByteArray profileWithRules()
{
    QByteArray bytes = test::twoGateways();
    bytes.replace("  </ClientInitialization>", QByteArray(R"(    <CertificateMatch>
      <KeyUsage><MatchKey>Digital_Signature</MatchKey></KeyUsage>
      <ExtendedKeyUsage>
        <ExtendedMatchKey>ClientAuth</ExtendedMatchKey>
        <ExtendedMatchKey>CodeSign</ExtendedMatchKey>
      </ExtendedKeyUsage>
      <DistinguishedName>
        <DistinguishedNameDefinition Operator="Equal">
          <Name>O</Name><Pattern>Other Corp</Pattern>
        </DistinguishedNameDefinition>
        <DistinguishedNameDefinition Operator="Equal">
          <Name>DC</Name><Pattern>example</Pattern>
        </DistinguishedNameDefinition>
      </DistinguishedName>
    </CertificateMatch>
    <CertificatePinning>true
      <CertificatePinList>
        <Pin Subject="CN=Kim Minji">)" + pin + R"(</Pin>
        <Pin Subject="CN=Broken">abc</Pin>
      </CertificatePinList>
    </CertificatePinning>
  </ClientInitialization>)"));
    bytes.replace("<HostName>Tokyo</HostName>",
                  QByteArray("<HostName>Tokyo</HostName><CertificatePinList><Pin>" + QByteArray(128, 'a') +
                             "</Pin></CertificatePinList>"));
    return bytes;
}

} // namespace

class TestCertificateDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bench = std::make_unique<test::DialogBench>(); }
    void cleanup();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();
    void eachRuleSaysWhy();
    void derIsReadToo();
    void pinsAreHeldAgainstTheKey();
    void itsPinIsAddedForAll();
    void itsPinIsAddedForOneGateway();
    void withoutRulesAnyMayBeChosen();
    void whatIsNoCertificateIsSaid();
    void returnShowsTheRule();
    void reachableByKeyboard();

private:
    CertificateDialog& dialogFor(const QByteArray& profile);
    void openCertificate(const QString& name = QStringLiteral("client.pem"));
    [[nodiscard]] QString rows() const;

    std::unique_ptr<test::DialogBench> m_bench;
    QPointer<CertificateDialog> m_dialog;
};

void TestCertificateDialog::cleanup()
{
    delete m_dialog;
    QCOMPARE(m_bench->warnings.taken(), QStringList());
    m_bench.reset();
}

CertificateDialog& TestCertificateDialog::dialogFor(const QByteArray& profile)
{
    m_bench->open(QStringLiteral("corp.xml"), profile);
    m_dialog = new CertificateDialog(m_bench->surroundings, m_bench->editor, &m_bench->window);
    m_dialog->open();
    return *m_dialog;
}

void TestCertificateDialog::openCertificate(const QString& name)
{
    QSignalSpy opened(m_dialog, &CertificateDialog::opened);
    m_dialog->openFile(qEnvironmentVariable("NARU_SOURCE_DIR") +
                       QStringLiteral("/tests/data/profile_dialogs/") + name);
    QVERIFY(opened.wait());
}

QString TestCertificateDialog::rows() const
{
    QStringList rows;
    for (int row = 0; row < m_dialog->table().rowCount(); ++row)
        rows.append(test::rowText(m_dialog->table(), row));
    return rows.join(u'\n');
}

void TestCertificateDialog::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->page);
    dialogFor(profileWithRules());
    test::keepPicture(*m_dialog, QStringLiteral("certificate-empty"));
    openCertificate();
    test::keepPicture(*m_dialog, QStringLiteral("certificate"));
}

void TestCertificateDialog::eachRuleSaysWhy()
{
    dialogFor(profileWithRules());
    openCertificate();
    const QString shown = rows();
    for (const char* row : {
             "Key usage, one of: Digital_Signature | Digital_Signature | matches, The certificate has it.",
             "Extended key usage: ClientAuth | 1.3.6.1.5.5.7.3.2 | matches, The certificate has it.",
             "Extended key usage: CodeSign | 1.3.6.1.5.5.7.3.2 | does not match, The certificate has another "
             "value.",
             "Name O: Other Corp | Example Corp | does not match, The certificate has another value.",
             "Name DC: example | – | does not match, The certificate has no such name.",
         })
        QVERIFY2(shown.contains(QString::fromUtf8(row)), qPrintable(shown));
    QCOMPARE(m_dialog->sentence(),
             QStringLiteral("3 rules do not match: AnyConnect would not choose this certificate."));
    QVERIFY(m_dialog->certificateText().contains(QStringLiteral("CN=Kim Minji")));
}

void TestCertificateDialog::derIsReadToo()
{
    dialogFor(profileWithRules());
    openCertificate(QStringLiteral("client.der"));
    QCOMPARE(m_dialog->table().check()->facts.publicKeySha512.toHex(), pin);
}

void TestCertificateDialog::pinsAreHeldAgainstTheKey()
{
    dialogFor(profileWithRules());
    openCertificate();
    const QString shown = rows();
    QVERIFY2(shown.contains(QStringLiteral("Pin of all gateways | CN=Kim Minji | matches")),
             qPrintable(shown));
    QVERIFY2(shown.contains(QStringLiteral("CN=Broken | does not match, The pin cannot be read")),
             qPrintable(shown));
    QVERIFY2(shown.contains(QStringLiteral("Pin of Tokyo | – | does not match, It is the pin of another")),
             qPrintable(shown));
}

void TestCertificateDialog::itsPinIsAddedForAll()
{
    dialogFor(test::twoGateways());
    openCertificate();
    m_dialog->findChild<kit::ComboBox*>()->setCurrentIndex(0);
    const QString before = m_bench->editor.document().text();
    m_dialog->addPinAsChosen();
    QCOMPARE(m_bench->value("ClientInitialization/CertificatePinning"), QStringLiteral("true"));
    QCOMPARE(m_bench->value("ClientInitialization/CertificatePinning/CertificatePinList/Pin").toLatin1(),
             pin);
    QVERIFY(rows().contains(QStringLiteral("Pin of all gateways | ")));
    QVERIFY(rows().contains(QStringLiteral("| matches")));
    m_bench->editor.undo();
    QCOMPARE(m_bench->editor.document().text(), before);
}

void TestCertificateDialog::itsPinIsAddedForOneGateway()
{
    dialogFor(test::twoGateways());
    openCertificate();
    m_dialog->findChild<kit::ComboBox*>()->setCurrentIndex(2);
    m_dialog->addPinAsChosen();
    QCOMPARE(m_bench->value("ServerList/HostEntry[2]/CertificatePinList/Pin").toLatin1(), pin);
}

void TestCertificateDialog::withoutRulesAnyMayBeChosen()
{
    dialogFor(test::twoGateways());
    openCertificate();
    QCOMPARE(m_dialog->table().rowCount(), 0);
    QCOMPARE(m_dialog->sentence(),
             QStringLiteral("The profile has no matching rules: any certificate may be chosen."));
}

void TestCertificateDialog::whatIsNoCertificateIsSaid()
{
    dialogFor(test::twoGateways());
    QSignalSpy opened(m_dialog, &CertificateDialog::opened);
    m_dialog->openFile(m_bench->file(QStringLiteral("corp.xml")));
    QVERIFY(opened.wait());
    QVERIFY(m_dialog->findChild<kit::Notice*>()->isVisible());
    QVERIFY(m_dialog->findChild<kit::Notice*>()->sentence().contains(QStringLiteral("corp.xml")));
}

void TestCertificateDialog::returnShowsTheRule()
{
    dialogFor(profileWithRules());
    openCertificate();
    QSignalSpy wished(&m_bench->editor, &profiles::ProfileEditor::nodeWished);
    QTest::keyClick(m_dialog->findChild<QAbstractItemView*>(), Qt::Key_Return);
    QCOMPARE(wished.size(), 1);
    QCOMPARE(m_bench->editor.document().name(wished[0][0].value<profile::NodeId>()),
             QStringLiteral("KeyUsage"));
}

void TestCertificateDialog::reachableByKeyboard()
{
    dialogFor(profileWithRules());
    openCertificate();
    QCOMPARE(test::namelessControls(*m_dialog).join(u','), QString());
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_dialog);
}

QTEST_MAIN(TestCertificateDialog)
#include "tst_certificatedialog.moc"
