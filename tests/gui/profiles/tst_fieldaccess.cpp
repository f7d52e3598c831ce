// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditorSamples.h"
#include "profiles/FieldAccess.h"
#include "profiles/HostFacts.h"

#include <QTest>

using namespace naru;
using namespace naru::profiles;
using profile::Document;
using test::field;

class TestFieldAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_document = test::sampleDocument(); }
    void readsByTheTable();
    void writesWhatIsMissingWithItsDefaults();
    void anErasedLastItemTakesItsListAlong();
    void aListWithAComentStays();
    void itemsAreAddedAndMoved();
    void theUserControllableSwitchWritesTheElement();
    void everyFieldIsWrittenAndErased();
    void factsOfAHost();

private:
    [[nodiscard]] FieldHome root() const { return {m_document.root(), {}}; }
    [[nodiscard]] FieldHome host(std::size_t index) const
    {
        const auto list = *m_document.child(m_document.root(), u"ServerList");
        return {m_document.children(list, u"HostEntry")[index], QLatin1StringView("ServerList/HostEntry")};
    }

    Document m_document = Document::create();
};

void TestFieldAccess::readsByTheTable()
{
    QCOMPARE(valueOf(m_document, root(), field("ClientInitialization/AutoReconnect")),
             QStringLiteral("true"));
    QCOMPARE(valueOf(m_document, host(1), field("ServerList/HostEntry/HostName")), QStringLiteral("Tokyo"));
    QVERIFY(!valueOf(m_document, host(1), field("ServerList/HostEntry/UserGroup")));
    QCOMPARE(itemsOf(m_document, host(0), field("ServerList/HostEntry/BackupServerList/HostAddress")).size(),
             std::size_t(2));
    QVERIFY(!isUserControllable(m_document, root(), field("ClientInitialization/AutoReconnect")));
    QVERIFY(isUserControllable(m_document, root(), field("ClientInitialization/LocalLanAccess")));
}

void TestFieldAccess::writesWhatIsMissingWithItsDefaults()
{
    Document document = Document::create();
    const FieldHome home{document.root(), {}};
    const profile::Field& threshold =
        field("ClientInitialization/EnableAutomaticServerSelection/AutoServerSelectionSuspendTime");
    QVERIFY(writeValue(document, home, threshold, QStringLiteral("8"), 1));
    QCOMPARE(valueOf(document, home, threshold), QStringLiteral("8"));
    const profile::Field& around = field("ClientInitialization/EnableAutomaticServerSelection");
    QCOMPARE(valueOf(document, home, around), QStringLiteral("false"));
    QCOMPARE(document.attribute(*elementOf(document, home, around), u"UserControllable"),
             QStringLiteral("true"));
    document.undo();
    QVERIFY(!document.isModified());
}

void TestFieldAccess::anErasedLastItemTakesItsListAlong()
{
    const profile::Field& backup = field("ServerList/HostEntry/BackupServerList/HostAddress");
    for (int i = 0; i < 2; ++i)
        QVERIFY(eraseItem(m_document, itemsOf(m_document, host(0), backup).front(), 7));
    QVERIFY(!m_document.child(host(0).node, u"BackupServerList"));
    m_document.undo();
    QCOMPARE(m_document.bytes(), test::editorSample());
}

void TestFieldAccess::aListWithAComentStays()
{
    QByteArray text = test::editorSample();
    text.replace("<BackupServerList>\n", "<BackupServerList><!-- order agreed in May -->\n");
    m_document = *Document::open(text);
    const profile::Field& backup = field("ServerList/HostEntry/BackupServerList/HostAddress");
    for (int i = 0; i < 2; ++i)
        QVERIFY(eraseItem(m_document, itemsOf(m_document, host(0), backup).front(), 7));
    QVERIFY(m_document.text().contains(QLatin1String("order agreed in May")));
}

void TestFieldAccess::itemsAreAddedAndMoved()
{
    const profile::Field& backup = field("ServerList/HostEntry/BackupServerList/HostAddress");
    const auto added = addItem(m_document, host(1), backup, QStringLiteral("b.example.net"));
    QVERIFY(added);
    QCOMPARE(m_document.value(*added), QStringLiteral("b.example.net"));
    QCOMPARE(itemsOf(m_document, host(1), backup).size(), std::size_t(1));

    const auto items = itemsOf(m_document, host(0), backup);
    QVERIFY(moveItem(m_document, items[1], -1));
    QCOMPARE(itemsOf(m_document, host(0), backup).front(), items[1]);
    QVERIFY(moveItem(m_document, items[1], -1));
    QCOMPARE(itemsOf(m_document, host(0), backup).front(), items[1]);

    const profile::Field& rule = field("ClientInitialization/CertificateMatch/DistinguishedName/"
                                       "DistinguishedNameDefinition");
    const auto made = addItem(m_document, root(), rule, {});
    QVERIFY(made);
    QCOMPARE(m_document.value(*m_document.child(*made, u"Name")), QStringLiteral("CN"));
    QVERIFY(m_document.child(*made, u"Pattern"));
}

void TestFieldAccess::theUserControllableSwitchWritesTheElement()
{
    const profile::Field& access = field("ClientInitialization/LocalLanAccess");
    QVERIFY(setUserControllable(m_document, root(), access, false, 3));
    QCOMPARE(valueOf(m_document, root(), access), QStringLiteral("false"));
    QVERIFY(!isUserControllable(m_document, root(), access));
}

void TestFieldAccess::everyFieldIsWrittenAndErased()
{
    for (const profile::Field& each : profile::fields()) {
        if (each.type == profile::FieldType::Structure || each.most != 1)
            continue;
        const QString path(each.path);
        // Fields of repeated elements are edited with such an element as their home.
        if (path.contains(QLatin1String("/Pin/")) || path.contains(QLatin1String("Definition/")) ||
            path.contains(QLatin1String("TrustedHttpsServer/")))
            continue;
        const FieldHome home = path.startsWith(QLatin1String("ServerList")) ? host(1) : root();
        const QByteArray before = m_document.bytes();
        QVERIFY2(writeValue(m_document, home, each, QStringLiteral("1"), 11), qPrintable(path));
        QCOMPARE(valueOf(m_document, home, each), QStringLiteral("1"));
        QVERIFY2(eraseField(m_document, home, each, 12), qPrintable(path));
        QVERIFY(!valueOf(m_document, home, each));
        m_document.undo();
        m_document.undo();
        QCOMPARE(m_document.bytes(), before);
    }
}

void TestFieldAccess::factsOfAHost()
{
    const HostFacts seoul = hostFacts(m_document, host(0).node);
    QCOMPARE(seoul.url(), QStringLiteral("https://seoul.vpn.example.net/eng"));
    QCOMPARE(seoul.ownBackups, 2);
    QCOMPARE(hostFacts(m_document, host(1).node).shortAddress(),
             QStringLiteral("tokyo.vpn.example.net:8443"));
    QVERIFY(!hostFacts(m_document, host(2).node).target.target);
}

QTEST_GUILESS_MAIN(TestFieldAccess)
#include "tst_fieldaccess.moc"
