// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "engine/CiscoPlaces.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using engine::CiscoFile;
using engine::FoundFile;

namespace {

const QByteArray profile("<AnyConnectProfile><ServerList><HostEntry><HostName>Seoul</HostName>"
                         "<HostAddress>seoul.example.net</HostAddress></HostEntry></ServerList>"
                         "</AnyConnectProfile>");

} // namespace

/** A disk of another system, made in a folder. */
class TestCiscoPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_root = std::make_unique<QTemporaryDir>(); }
    void theOldPlacesOfTheGlobalPreferences_data();
    void theOldPlacesOfTheGlobalPreferences();
    void profilesOfEachClientAreFound_data();
    void profilesOfEachClientAreFound();
    void theYoungestClientComesFirst();
    void preferencesOfEachClientAreFound_data();
    void preferencesOfEachClientAreFound();
    void preferencesOfEachUser();
    void whatIsNoProfileIsLeftOut();
    void twoWaysToOneFileAreOneFile();
    void nothingIsThere();

private:
    void put(const QString& path, const QByteArray& bytes = profile);
    [[nodiscard]] std::vector<FoundFile> find(const QStringList& homes = {}) const
    {
        return engine::findCiscoFiles(m_root->path(), homes);
    }

    std::unique_ptr<QTemporaryDir> m_root;
};

void TestCiscoPlaces::put(const QString& path, const QByteArray& bytes)
{
    const QString full = m_root->filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(full).absolutePath()));
    QFile file(full);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void TestCiscoPlaces::theOldPlacesOfTheGlobalPreferences_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("client");
    const QString windows = QStringLiteral("ProgramData/Cisco/");
    QTest::newRow("Windows") << windows + QStringLiteral("Cisco AnyConnect Secure Mobility Client/"
                                                         "preferences_global.xml")
                             << QStringLiteral("AnyConnect 4");
    QTest::newRow("Windows, older") << windows + QStringLiteral(
                                                     "Cisco AnyConnect VPN Client/preferences_global.xml")
                                    << QStringLiteral("AnyConnect 2");
    QTest::newRow("XP") << QStringLiteral("Documents and Settings/All Users/Application Data/Cisco/"
                                          "Cisco AnyConnect VPN Client/preferences_global.xml")
                        << QStringLiteral("AnyConnect 2");
    QTest::newRow("macOS and Linux") << QStringLiteral("opt/cisco/anyconnect/.anyconnect_global")
                                     << QStringLiteral("AnyConnect 4");
    QTest::newRow("macOS and Linux, older")
        << QStringLiteral("opt/cisco/vpn/.anyconnect_global") << QStringLiteral("AnyConnect 3");
}

void TestCiscoPlaces::theOldPlacesOfTheGlobalPreferences()
{
    HOLDS("OGS-73");
    QFETCH(QString, path);
    QFETCH(QString, client);
    put(path, "<AnyConnectPreferences/>");
    const std::vector<FoundFile> found = find();
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].what, CiscoFile::GlobalPreferences);
    QCOMPARE(found[0].path, m_root->filePath(path));
    QCOMPARE(QString(found[0].client), client);
}

void TestCiscoPlaces::profilesOfEachClientAreFound_data()
{
    QTest::addColumn<QString>("path");
    for (const engine::CiscoPlace& place : engine::ciscoPlaces()) {
        if (place.what == CiscoFile::Profiles)
            QTest::newRow(place.path.data()) << QString(place.path);
    }
}

void TestCiscoPlaces::profilesOfEachClientAreFound()
{
    QFETCH(QString, path);
    put(path + QStringLiteral("/corp.xml"));
    const std::vector<FoundFile> found = find();
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].what, CiscoFile::Profiles);
    QCOMPARE(found[0].gateways, 1);
}

void TestCiscoPlaces::theYoungestClientComesFirst()
{
    put(QStringLiteral("opt/cisco/anyconnect/profile/a.xml"));
    put(QStringLiteral("opt/cisco/secureclient/vpn/profile/b.xml"));
    put(QStringLiteral("opt/cisco/vpn/profile/c.xml"));
    QString names;
    for (const FoundFile& file : find())
        names += QFileInfo(file.path).baseName();
    QCOMPARE(names, QStringLiteral("bac"));
}

void TestCiscoPlaces::preferencesOfEachClientAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("client");
    QTest::newRow("Linux and macOS") << ".vpn/.anyconnect"
                                     << "Secure Client 5";
    QTest::newRow("Linux and macOS, older") << ".anyconnect"
                                            << "AnyConnect 4";
    const QString windows = QStringLiteral("AppData/Local/Cisco/");
    QTest::newRow("Windows") << windows + QStringLiteral("Cisco Secure Client/VPN/preferences.xml")
                             << "Secure Client 5";
    QTest::newRow("Windows, older") << windows + QStringLiteral("Cisco AnyConnect Secure Mobility Client/"
                                                                "preferences.xml")
                                    << "AnyConnect 4";
    QTest::newRow("Windows, oldest") << windows +
                                            QStringLiteral("Cisco AnyConnect VPN Client/preferences.xml")
                                     << "AnyConnect 2";
    QTest::newRow("XP") << "Local Settings/Application Data/Cisco/Cisco AnyConnect VPN Client/preferences.xml"
                        << "AnyConnect 2";
}

void TestCiscoPlaces::preferencesOfEachClientAreFound()
{
    QFETCH(QString, path);
    QFETCH(QString, client);
    put(QStringLiteral("home/kim/") + path, "<AnyConnectPreferences/>");
    const std::vector<FoundFile> found = find({m_root->filePath(QStringLiteral("home/kim"))});
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].what, CiscoFile::UserPreferences);
    QCOMPARE(QString(found[0].client), client);
}

void TestCiscoPlaces::preferencesOfEachUser()
{
    put(QStringLiteral("home/kim/.anyconnect"), "<AnyConnectPreferences/>");
    put(QStringLiteral("home/lee/.anyconnect"), "<AnyConnectPreferences/>");
    const std::vector<FoundFile> found =
        find({m_root->filePath(QStringLiteral("home/kim")), m_root->filePath(QStringLiteral("home/lee")),
              m_root->filePath(QStringLiteral("home/nobody"))});
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].what, CiscoFile::UserPreferences);
}

void TestCiscoPlaces::whatIsNoProfileIsLeftOut()
{
    const QString folder = QStringLiteral("opt/cisco/anyconnect/profile/");
    put(folder + QStringLiteral("AnyConnectProfile.xsd"));
    put(folder + QStringLiteral("broken.xml"), "<AnyConnectProfile>");
    put(folder + QStringLiteral("other.xml"), "<a/>");
    put(folder + QStringLiteral("empty.xml"), "<AnyConnectProfile/>");
    QDir().mkpath(m_root->filePath(folder + QStringLiteral("folder.xml")));
    QCOMPARE(find().size(), 0U);
}

void TestCiscoPlaces::twoWaysToOneFileAreOneFile()
{
    put(QStringLiteral("opt/cisco/secureclient/vpn/profile/corp.xml"));
    QDir().mkpath(m_root->filePath(QStringLiteral("opt/cisco/anyconnect")));
    QVERIFY(QFile::link(m_root->filePath(QStringLiteral("opt/cisco/secureclient/vpn/profile")),
                        m_root->filePath(QStringLiteral("opt/cisco/anyconnect/profile"))));
    QCOMPARE(find().size(), 1U);
}

void TestCiscoPlaces::nothingIsThere()
{
    QCOMPARE(find({m_root->filePath(QStringLiteral("home/kim"))}).size(), 0U);
}

QTEST_GUILESS_MAIN(TestCiscoPlaces)
#include "tst_ciscoplaces.moc"
