// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProfileFiles.h"
#include "profile/Merge3.h"

#include <QTest>

using namespace naru;
using profile::DifferenceKind;
using profile::Document;
using profile::MergeSide;

/** What is said otherwise, and whose version is taken where three differ. */
class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differences_data();
    void differences();
    void merges_data();
    void merges();
    void theirsOnDemand();
    void mergingIsOneStep();
};

namespace {

QByteArray entry(const QByteArray& name, const QByteArray& address, const QByteArray& more = {})
{
    return "<HostEntry><HostName>" + name + "</HostName><HostAddress>" + address + "</HostAddress>" + more +
           "</HostEntry>";
}

QByteArray list(const QByteArray& entries)
{
    return test::profileWith("<ServerList>" + entries + "</ServerList>");
}

QByteArray backups(const QByteArrayList& names)
{
    QByteArray all;
    for (const QByteArray& name : names)
        all += "<HostAddress>" + name + "</HostAddress>";
    return "<BackupServerList>" + all + "</BackupServerList>";
}

QStringList textsOf(const std::vector<profile::Difference>& differences)
{
    static const char kinds[] = {'+', '-', '!', '>'};
    QStringList texts;
    for (const profile::Difference& it : differences)
        texts.append(QStringLiteral("%1 %2 %3 %4>%5")
                         .arg(QLatin1Char(kinds[static_cast<int>(it.kind)]))
                         .arg(it.oldPath.text(), it.newPath.text(), it.oldValue, it.newValue));
    return texts;
}

Document open(const QByteArray& bytes)
{
    return Document::open(bytes).value();
}

} // namespace

void TestCompare::differences_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QStringList>("expected");
    const QByteArray a = entry("A", "a.example");
    const QByteArray b = entry("B", "b.example");
    const QByteArray c = entry("C", "c.example");
    QTest::newRow("equal") << list(a + b) << list(a + b) << QStringList();
    QTest::newRow("form alone") << list(a) << list(" \n" + a + "<!-- c -->") << QStringList();
    QTest::newRow("value") << list(a + b) << list(a + entry("B", "x.example"))
                           << QStringList{"! ServerList/HostEntry[2]/HostAddress "
                                          "ServerList/HostEntry[2]/HostAddress b.example>x.example"};
    QTest::newRow("another name, the same target")
        << list(a) << list(entry("Z", "a.example"))
        << QStringList{"! ServerList/HostEntry[1]/HostName ServerList/HostEntry[1]/HostName A>Z"};
    QTest::newRow("added") << list(a) << list(b + a) << QStringList{"+  ServerList/HostEntry[1] >B"};
    QTest::newRow("removed") << list(a + b + c) << list(a + c)
                             << QStringList{"- ServerList/HostEntry[2]  B>"};
    QTest::newRow("moved") << list(a + b + c) << list(c + a + b)
                           << QStringList{"> ServerList/HostEntry[3] ServerList/HostEntry[1] C>C"};
    QTest::newRow("attribute") << test::profileWith("<x u='1' v='2'/>")
                               << test::profileWith("<x v='3' w='4'/>")
                               << QStringList{"- x/@u x/@u 1>", "! x/@v x/@v 2>3", "+ x/@w x/@w >4"};
    QTest::newRow("backups") << list(entry("A", "a", backups({"1", "2", "3"})))
                             << list(entry("A", "a", backups({"2", "3", "4"})))
                             << QStringList{"> ServerList/HostEntry[1]/BackupServerList/HostAddress[1] "
                                            "ServerList/HostEntry[1]/BackupServerList/HostAddress[3] 1>4",
                                            "! ServerList/HostEntry[1]/BackupServerList/HostAddress[1] "
                                            "ServerList/HostEntry[1]/BackupServerList/HostAddress[3] 1>4"};
}

void TestCompare::differences()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QStringList, expected);
    QCOMPARE(textsOf(profile::compare(open(before), open(after))), expected);
}

void TestCompare::merges_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("mine");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("merged");
    QTest::addColumn<QStringList>("conflicts");
    const QByteArray a = entry("A", "a.example");
    const QByteArray b = entry("B", "b.example");
    const QByteArray c = entry("C", "c.example");
    QTest::newRow("different parts") << list(a + b) << list(entry("A", "mine") + b)
                                     << list(a + entry("B", "theirs"))
                                     << list(entry("A", "mine") + entry("B", "theirs")) << QStringList();
    QTest::newRow("the same") << list(a) << list(entry("A", "x")) << list(entry("A", "x"))
                              << list(entry("A", "x")) << QStringList();
    QTest::newRow("one value") << list(a) << list(entry("A", "mine")) << list(entry("A", "theirs"))
                               << list(entry("A", "mine"))
                               << QStringList{"ServerList/HostEntry{A}/HostAddress"};
    QTest::newRow("both added") << list(a) << list(a + b) << list(a + c) << list(a + c + b) << QStringList();
    QTest::newRow("added in order") << list(a) << list(a) << list(b + a + c + entry("D", "d"))
                                    << list(b + a + c + entry("D", "d")) << QStringList();
    QTest::newRow("they removed what I changed")
        << list(a + b) << list(entry("A", "mine") + b) << list(b) << list(entry("A", "mine") + b)
        << QStringList{"ServerList/HostEntry{A}"};
    QTest::newRow("I removed what they changed") << list(a + b) << list(b) << list(entry("A", "theirs") + b)
                                                 << list(b) << QStringList{"ServerList/HostEntry{A}"};
    QTest::newRow("they moved, I changed")
        << list(a + b + c) << list(a + b + entry("C", "mine")) << list(c + a + b)
        << list(entry("C", "mine") + a + b) << QStringList();
    QTest::newRow("they removed") << list(a + b) << list(a + b) << list(b) << list(b) << QStringList();
}

void TestCompare::merges()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, mine);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, merged);
    QFETCH(QStringList, conflicts);
    const auto parts = profile::findMergeParts(open(base), open(mine), open(theirs));
    QStringList found;
    for (const profile::MergePart& part : parts) {
        if (part.isConflict)
            found.append(part.key);
    }
    QCOMPARE(found, conflicts);
    const auto result = profile::mergeDocuments(open(base), open(mine), open(theirs), parts);
    QVERIFY(result.has_value());
    QCOMPARE(result->bytes(), merged);
}

/** Each conflict can be chosen otherwise. */
void TestCompare::theirsOnDemand()
{
    const Document base = open(list(entry("A", "a") + entry("B", "b") + entry("C", "c")));
    const Document mine = open(list(entry("A", "mine") + entry("C", "mine")));
    const Document theirs = open(list(entry("A", "theirs") + entry("B", "theirs")));
    auto parts = profile::findMergeParts(base, mine, theirs);
    QCOMPARE(parts.size(), 3U);
    for (profile::MergePart& part : parts) {
        QVERIFY(part.isConflict && part.mine && part.theirs);
        QCOMPARE(part.side, MergeSide::Mine);
        part.side = MergeSide::Theirs;
    }
    const auto merged = profile::mergeDocuments(base, mine, theirs, parts);
    QVERIFY(merged.has_value());
    QCOMPARE(textsOf(profile::compare(*merged, theirs)), QStringList());
}

void TestCompare::mergingIsOneStep()
{
    const Document base = open(list(entry("A", "a") + entry("B", "b")));
    const Document theirs = open(list(entry("A", "x") + entry("B", "y")));
    auto merged = profile::mergeDocuments(base, base, theirs, profile::findMergeParts(base, base, theirs));
    QCOMPARE(merged->bytes(), theirs.bytes());
    merged->undo();
    QCOMPARE(merged->bytes(), base.bytes());
    QVERIFY(!merged->canUndo());
}

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
