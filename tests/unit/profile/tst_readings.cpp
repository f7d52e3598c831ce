// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProfileFiles.h"
#include "profile/Readings.h"

#include <QTest>

using namespace naru;
using profile::Client;

/** The table of how others read a profile. */
class TestReadings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalServerLists();
    void noHostAddress();
    void groupAgainstPath();
    void backupsAreIgnored();
    void openconnectReadsFromTopToBottom();
    void openconnectKeepsOneHostAName();
    void blanks();
    void nameSpaces();
    void differencesAreTold();

private:
    static profile::Document open(const QByteArray& elements)
    {
        return profile::Document::open(test::profileWith(elements)).value();
    }
    static QStringList shown(Client client, const profile::Document& document)
    {
        QStringList list;
        for (const profile::ReadHost& host : profile::readAs(client, document).hosts)
            list.append(host.name + u'|' + host.address + u'|' + host.group);
        return list;
    }
    static QByteArray whole(const QByteArray& name)
    {
        return "<HostEntry><HostName>" + name + "</HostName><HostAddress>" + name +
               ".example</HostAddress><UserGroup>g</UserGroup></HostEntry>";
    }
};

void TestReadings::severalServerLists()
{
    const auto document =
        open("<ServerList>" + whole("a") + "</ServerList><ServerList>" + whole("b") + "</ServerList>");
    const QStringList first{"a|a.example|g"};
    QCOMPARE(shown(Client::OpenConnect, document), first);
    QCOMPARE(shown(Client::NetworkManager, document), first);
    QCOMPARE(shown(Client::PlasmaNm, document), first);
    QCOMPARE(shown(Client::OpenConnectSso, document), (QStringList{"a|a.example|g", "b|b.example|g"}));
}

void TestReadings::noHostAddress()
{
    const auto document = open("<ServerList>" + whole("a") +
                               "<HostEntry><HostName>b.example</HostName><UserGroup>g</UserGroup></HostEntry>"
                               "</ServerList>");
    QCOMPARE(shown(Client::OpenConnect, document), (QStringList{"a|a.example|g", "b.example|b.example|g"}));
    QCOMPARE(shown(Client::NetworkManager, document), QStringList{"a|a.example|g"});
    QCOMPARE(shown(Client::PlasmaNm, document), (QStringList{"a|a.example|g", "b.example||g"}));
    const profile::Reading sso = profile::readAs(Client::OpenConnectSso, document);
    QVERIFY(sso.hosts.empty());
    QVERIFY(sso.refusedAt.has_value());
    QCOMPARE(document.pathOf(*sso.refusedAt).text(), QStringLiteral("ServerList/HostEntry[2]"));
}

void TestReadings::groupAgainstPath()
{
    const auto document =
        open("<ServerList><HostEntry><HostName>a</HostName><HostAddress>https://a.example:8443/p/"
             "</HostAddress><UserGroup>g</UserGroup></HostEntry></ServerList>");
    const auto group = [&document](Client client) {
        return profile::readAs(client, document).hosts.at(0).group;
    };
    QCOMPARE(group(Client::OpenConnect), QStringLiteral("g"));
    QCOMPARE(group(Client::NetworkManager), QStringLiteral("p"));
    QCOMPARE(group(Client::PlasmaNm), QStringLiteral("p"));
    QCOMPARE(group(Client::OpenConnectSso), QStringLiteral("p/g"));
}

void TestReadings::backupsAreIgnored()
{
    const auto document =
        open("<ServerList><HostEntry><HostName>a</HostName><HostAddress>a.example</HostAddress>"
             "<UserGroup>g</UserGroup><BackupServerList><HostEntry><HostName>b</HostName>"
             "</HostEntry></BackupServerList></HostEntry></ServerList>");
    for (const Client client : profile::allClients)
        QCOMPARE(shown(client, document), QStringList{"a|a.example|g"});
}

void TestReadings::openconnectReadsFromTopToBottom()
{
    const auto document =
        open("<ServerList><HostEntry><HostAddress>a.example</HostAddress><HostName>a</HostName>"
             "<UserGroup>g</UserGroup></HostEntry><HostEntry><HostName>b</HostName>"
             "<UserGroup>g</UserGroup><HostAddress>b.example</HostAddress></HostEntry>"
             "</ServerList>");
    QCOMPARE(shown(Client::OpenConnect, document), (QStringList{"a|a|g", "b|b.example|"}));
    QCOMPARE(shown(Client::NetworkManager, document), (QStringList{"a|a.example|g", "b|b.example|g"}));
}

void TestReadings::openconnectKeepsOneHostAName()
{
    const auto document = open("<ServerList>" + whole("a") +
                               "<HostEntry><HostName>a</HostName><HostAddress>other.example</HostAddress>"
                               "</HostEntry></ServerList>");
    QCOMPARE(shown(Client::OpenConnect, document), QStringList{"a|a.example|g"});
    QCOMPARE(shown(Client::PlasmaNm, document), (QStringList{"a|a.example|g", "a|other.example|"}));
}

void TestReadings::blanks()
{
    const auto document =
        open("<ServerList><HostEntry><HostName> a</HostName><HostAddress>a.example </HostAddress>"
             "<UserGroup>g</UserGroup></HostEntry></ServerList>");
    QCOMPARE(shown(Client::OpenConnect, document), QStringList{"a|a.example|g"});
    QCOMPARE(shown(Client::NetworkManager, document), QStringList{" a|a.example |g"});
}

void TestReadings::nameSpaces()
{
    const auto shows = [](const QByteArray& bytes) {
        const auto document = profile::Document::open(bytes).value();
        QString who;
        for (const Client client : profile::allClients)
            who += profile::readAs(client, document).hosts.empty() ? u'-' : u'x';
        return who;
    };
    const QByteArray list = "<ServerList>" + whole("a") + "</ServerList>";
    QCOMPARE(shows("<AnyConnectProfile>" + list + "</AnyConnectProfile>"), QStringLiteral("xxx-"));
    QByteArray prefixed = list;
    prefixed.replace("</", "\1").replace("<", "<q:").replace("\1", "</q:");
    QCOMPARE(shows("<q:AnyConnectProfile xmlns:q=\"http://schemas.xmlsoap.org/encoding/\">" + prefixed +
                   "</q:AnyConnectProfile>"),
             QStringLiteral("xx-x"));
    // Nobody declares the prefix, so that it is a part of the name for libxml2.
    QCOMPARE(shows("<AnyConnectProfile>" + prefixed + "</AnyConnectProfile>"), QStringLiteral("----"));
}

void TestReadings::differencesAreTold()
{
    const auto document = open("<ServerList>" + whole("a") + "</ServerList>");
    QVERIFY(profile::readingDifferences(document).empty());
    const auto other = open("<ServerList>" + whole("a") +
                            "</ServerList><ServerList><HostEntry><HostName>b.example"
                            "</HostName></HostEntry></ServerList>");
    for (const profile::ReadingDifference& difference : profile::readingDifferences(other))
        QCOMPARE(difference.client, Client::OpenConnectSso);
    QVERIFY(!profile::readingDifferences(other).empty());
}

QTEST_APPLESS_MAIN(TestReadings)
#include "tst_readings.moc"
