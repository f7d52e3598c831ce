// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProfileFiles.h"
#include "profile/Schema.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;

/** The schema of our own making, with xmllint. */
class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void takes_data();
    void takes();

private:
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const;

    QTemporaryDir m_folder;
    QString m_xmllint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    QString m_schema;
};

QString TestSchema::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

void TestSchema::initTestCase()
{
    if (m_xmllint.isEmpty())
        QSKIP("xmllint is not installed (libxml2-utils).");
    m_schema = write(QStringLiteral("profile.rng"), profile::relaxNgSchema().toUtf8());
}

void TestSchema::takes_data()
{
    QTest::addColumn<QByteArray>("profile");
    QTest::addColumn<bool>("isValid");
    const auto row = [](const char* name, const QByteArray& elements, bool isValid) {
        QTest::newRow(name) << test::profileWith(elements) << isValid;
    };
    const QByteArray seoul = "<HostName>Seoul</HostName><HostAddress>a.example</HostAddress>";
    const auto entry = [](const QByteArray& elements) {
        return QByteArray("<ServerList><HostEntry>" + elements + "</HostEntry></ServerList>");
    };
    const auto client = [](const QByteArray& elements) {
        return QByteArray("<ClientInitialization>" + elements + "</ClientInitialization>");
    };
    row("empty", "", true);
    row("usual",
        client("<AutoReconnect UserControllable=\"false\">true\n<AutoReconnectBehavior "
               "UserControllable=\"false\">"
               "ReconnectAfterResume</AutoReconnectBehavior>\n</AutoReconnect><AuthenticationTimeout>12"
               "</AuthenticationTimeout><UseStartBeforeLogon "
               "UserControllable=\"true\">false</UseStartBeforeLogon>"
               "<CertificateMatch><KeyUsage><MatchKey>CRL_Sign</MatchKey><MatchKey>Key_Agreement</MatchKey></"
               "KeyUsage>"
               "</CertificateMatch>") +
            entry(seoul +
                  "<UserGroup>g</UserGroup><BackupServerList><HostAddress>b</HostAddress></BackupServerList>"
                  "<CAURL Thumbprint=\"AB\">https://c.example</CAURL>"
                  "<MobileHostEntryInfo><X/></MobileHostEntryInfo>"),
        true);
    row("order of an entry", entry("<HostAddress>a.example</HostAddress><HostName>a</HostName>"), false);
    row("order of the root", entry(seoul) + client(""), false);
    row("two server lists", entry(seoul) + entry(seoul), false);
    row("no host entry", "<ServerList/>", false);
    row("twice", client("<ServiceDisable>true</ServiceDisable><ServiceDisable>true</ServiceDisable>"), false);
    row("unknown", client("<NoSuchThing/>"), false);
    row("local policy", client("<BypassDownloader>true</BypassDownloader>"), false);
    row("boolean", client("<ServiceDisable>maybe</ServiceDisable>"), false);
    row("range", client("<AuthenticationTimeout>121</AuthenticationTimeout>"), false);
    row("choice", client("<CertificateStore>Mine</CertificateStore>"), false);
    row("attribute", client("<ServiceDisable UserControllable=\"true\">true</ServiceDisable>"), false);
    row("backup of an entry",
        entry(seoul + "<BackupServerList><HostEntry>" + seoul + "</HostEntry></BackupServerList>"), false);
    QTest::newRow("name space") << QByteArray("<AnyConnectProfile/>") << false;
}

void TestSchema::takes()
{
    QFETCH(QByteArray, profile);
    QFETCH(bool, isValid);
    QProcess xmllint;
    xmllint.setProcessChannelMode(QProcess::MergedChannels);
    xmllint.start(m_xmllint,
                  {QStringLiteral("--noout"), QStringLiteral("--nonet"), QStringLiteral("--relaxng"),
                   m_schema, write(QStringLiteral("profile.xml"), profile)});
    QVERIFY(xmllint.waitForFinished());
    // 3 and 4: the file does not keep the schema; others: the schema is none.
    const int wanted = isValid ? 0 : 3;
    const QByteArray output = xmllint.readAll();
    QVERIFY2(xmllint.exitCode() == wanted, output.constData());
}

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
