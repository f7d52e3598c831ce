// SPDX-License-Identifier: GPL-3.0-or-later
#include "OcservMachine.h"

#include <QTest>

using namespace naru::lab;

class LabOcservMachineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void subordinateIds_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("enough");
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("by name") << QByteArray("root:1:65536\nminsu:100000:65536\n") << true;
        QTest::newRow("by number") << QByteArray("1000:100000:65536") << true;
        QTest::newRow("too few") << QByteArray("minsu:100000:65535\n") << false;
        // unshare takes the first block and no other.
        QTest::newRow("the second is enough") << QByteArray("minsu:1:10\nminsu:100000:65536\n") << false;
        QTest::newRow("another's") << QByteArray("minsu2:100000:65536\n10000:1:65536\n") << false;
        QTest::newRow("no number") << QByteArray("minsu:100000:many\n") << false;
        QTest::newRow("cut off") << QByteArray("minsu:100000") << false;
        QTest::newRow("nobody's") << QByteArray(":100000:65536\n") << false;
    }

    void subordinateIds()
    {
        QFETCH(QByteArray, file);
        QFETCH(bool, enough);
        QCOMPARE(hasSubordinateIds(file, "minsu", "1000"), enough);
        // A user whose name is not known.
        QCOMPARE(hasSubordinateIds(file, "", "1000"), enough && file.startsWith("1000"));
    }

    void startFailsLater()
    {
        OcservLab lab;
        OcservSpec elsewhere;
        elsewhere.host = QStringLiteral("192.0.2.1");
        std::optional<OcservObstacle> obstacle;
        QObject::connect(&lab, &OcservLab::failed, this,
                         [&](const OcservObstacle& said) { obstacle = said; });
        lab.start({elsewhere});
        QVERIFY(!obstacle);
        QTRY_VERIFY_WITH_TIMEOUT(obstacle, 20000);
        // What is missing here comes first.
        if (!OcservLab::obstacle())
            QCOMPARE(obstacle->subject, QStringLiteral("192.0.2.1:8443"));
        QVERIFY(lab.gateways().empty());
        QCOMPARE(lab.authorityFile(), QString());
    }
};

QTEST_GUILESS_MAIN(LabOcservMachineTest)
#include "tst_lab_ocserv_machine.moc"
