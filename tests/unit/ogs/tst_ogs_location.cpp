// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ogs/Location.h"

#include <QTest>

using namespace naru::ogs;

class OgsLocationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPairOfSuffixAndServerIsAKey()
    {
        HOLDS("OGS-30");
        const auto location = Location::parse(u"LocationA.com.|192.168.1.2, 192.168.1.1,192.168.1.1");
        QVERIFY(location);
        const std::vector<LocationKey> expected{
            {QStringLiteral("locationa.com"), QStringLiteral("192.168.1.1")},
            {QStringLiteral("locationa.com"), QStringLiteral("192.168.1.2")}};
        QCOMPARE(location->keys, expected);
        QCOMPARE(location->keys[0].text(), QStringLiteral("locationa.com|192.168.1.1"));
    }

    void aSuffixMayBeMissingAServerMayNot()
    {
        QCOMPARE(LocationKey::parse(u"|fe80::1"), LocationKey({}, QStringLiteral("fe80::1")));
        QVERIFY(!LocationKey::parse(u"home.example|"));
        QVERIFY(!LocationKey::parse(u"home.example"));
        QVERIFY(!LocationKey::parse(u"a|b|c"));
        QVERIFY(!Location::parse(u"home.example|"));
        QVERIFY(!Location::parse(u"home.example"));
        QVERIFY(!Location{}.known());
    }

    void aKeyReadsBackFromItsText()
    {
        const LocationKey key{QStringLiteral("corp.example"), QStringLiteral("2001:db8::53")};
        QCOMPARE(LocationKey::parse(key.text()), key);
    }
};

QTEST_GUILESS_MAIN(OgsLocationTest)
#include "tst_ogs_location.moc"
