// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"

#include <QFile>
#include <QTest>

#include <ctime>
#include <sys/resource.h>

using namespace naru;

/** Files that were made to use up time or memory, or to read other files, end early (C-XML-07). */
class TestReaderHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void endsInTime_data();
    void endsInTime();
    void cleanupTestCase();
};

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

// What the program promises; a build with sanitizers is slower and larger.
constexpr qint64 longestMs = isSanitized ? 10'000 : 1'000;
constexpr long mostMemoryKb = 200'000;

/** What this program has computed; reading waits for nothing, so on a machine at rest it is the time as well.
 */
qint64 computedMs()
{
    return std::clock() * 1'000 / CLOCKS_PER_SEC;
}

/** Nine levels of ten. */
QByteArray entityBomb()
{
    QByteArray text = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY l0 \"ha\">";
    for (int level = 1; level < 10; ++level) {
        const QByteArray below = "&l" + QByteArray::number(level - 1) + ';';
        text += "<!ENTITY l" + QByteArray::number(level) + " \"" + below.repeated(10) + "\">";
    }
    return text + "]><AnyConnectProfile>&l9;</AnyConnectProfile>";
}

/** As much of `part` as a profile may have bytes. */
QByteArray filled(const QByteArray& begin, const QByteArray& part, const QByteArray& end)
{
    return begin + part.repeated((profile::maxProfileBytes - begin.size() - end.size()) / part.size()) + end;
}

QByteArray manyAttributes(int count)
{
    QByteArray text = "<AnyConnectProfile";
    for (int i = 0; i < count; ++i)
        text += " a" + QByteArray::number(i) + "=\"\"";
    return text + "/>";
}

} // namespace

void TestReaderHostile::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<base::ErrorCode>("code");
    QTest::addColumn<std::optional<base::Place>>("place");
    using Code = base::ErrorCode;
    const auto row = [](const char* name, const QByteArray& bytes, Code code,
                        std::optional<base::Place> place) { QTest::newRow(name) << bytes << code << place; };
    row("entity bomb", entityBomb(), Code::XmlDoctypeRefused, base::Place{2, 1});
    row("external entity",
        "<!DOCTYPE a [<!ENTITY x SYSTEM "
        "\"file:///etc/passwd\">]>\n<AnyConnectProfile>&x;</AnyConnectProfile>",
        Code::XmlDoctypeRefused, base::Place{1, 1});
    row("doctype in utf-16", QByteArray("<\0!\0D\0O\0C\0T\0Y\0P\0E\0 \0a\0>\0", 24), Code::XmlDoctypeRefused,
        base::Place{1, 1});
    row("10,000 levels", QByteArray("<a>").repeated(10'000) + QByteArray("</a>").repeated(10'000),
        Code::XmlTooDeep, base::Place{1, 1 + 3 * profile::maxProfileDepth});
    row("10,000 levels, never closed", "<AnyConnectProfile>\n" + QByteArray("<a>").repeated(10'000),
        Code::XmlTooDeep, base::Place{2, 1 + 3 * (profile::maxProfileDepth - 1)});
    row("50 MB", QByteArray(50'000'000, ' '), Code::FileTooLarge, std::nullopt);
    row("many elements", filled("<AnyConnectProfile>", "<a/>", "</AnyConnectProfile>"), Code::FileTooLarge,
        base::Place{1, 20 + 4 * (profile::maxProfileElements - 1)});
    row("many attributes", manyAttributes(100'000), Code::FileTooLarge, base::Place{1, 1});
    row("an attribute too many", manyAttributes(profile::maxElementAttributes + 1), Code::FileTooLarge,
        base::Place{1, 1});
    row("entity without a definition", "<AnyConnectProfile>&nope;</AnyConnectProfile>",
        Code::XmlNotWellFormed, base::Place{1, 25});
    row("another root", "<?xml version=\"1.0\"?>\n<html/>", Code::NotAProfile, base::Place{2, 1});
    row("nothing", "", Code::XmlNotWellFormed, base::Place{1, 1});
    row("NUL", QByteArray("<AnyConnectProfile>\0</AnyConnectProfile>", 40), Code::XmlNotWellFormed,
        base::Place{1, 20});
    row("not closed", "<AnyConnectProfile>\n<ServerList>\n</AnyConnectProfile>", Code::XmlNotWellFormed,
        base::Place{3, 1});
    row("noise", QByteArray(1'000'000, '<'), Code::XmlNotWellFormed, base::Place{1, 2});
}

void TestReaderHostile::refuses()
{
    HOLDS("C-XML-07");
    QFETCH(QByteArray, bytes);
    QFETCH(base::ErrorCode, code);
    QFETCH(std::optional<base::Place>, place);
    const qint64 begin = computedMs();
    const auto profile = profile::readProfile(bytes);
    const qint64 elapsed = computedMs() - begin;
    QVERIFY2(elapsed < longestMs, qPrintable(QString::number(elapsed)));
    QVERIFY(!profile.has_value());
    QCOMPARE(profile.error().code, code);
    if (place) {
        QCOMPARE(profile.error().place->line, place->line);
        QCOMPARE(profile.error().place->column, place->column);
    }
}

void TestReaderHostile::endsInTime_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray end = "</AnyConnectProfile>";
    const QByteArray host = "<AnyConnectProfile><ServerList><HostEntry><HostAddress>";
    const QByteArray hostEnd = "</HostAddress></HostEntry></ServerList>" + end;
    QTest::newRow("one long text") << filled("<AnyConnectProfile>", "text", end);
    QTest::newRow("one long address") << filled(host, "[", hostEnd);
    QTest::newRow("text in pieces") << filled(host, "a<!---->", hostEnd);
    QTest::newRow("character references") << filled(host, "&#65;", hostEnd);
    QTest::newRow("one long comment") << filled("<AnyConnectProfile><!--", "= < ", "-->" + end);
    QTest::newRow("one long attribute") << filled("<AnyConnectProfile a=\"", "= > ", "\"/>");
    QTest::newRow("one long name") << filled("<AnyConnectProfile><", "a", "/>" + end);
    QTest::newRow("many lines") << filled("<AnyConnectProfile>", "\r\n\r", end);
    QTest::newRow("many comments") << filled("<AnyConnectProfile>", "<!---->", end);
    QTest::newRow("many hosts and backups")
        << "<AnyConnectProfile><BackupServerList>" +
               QByteArray("<HostAddress>b.example/g</HostAddress>").repeated(5'000) +
               "</BackupServerList><ServerList>" +
               QByteArray("<HostEntry><HostName>a</HostName></HostEntry>").repeated(20'000) +
               "</ServerList>" + end;
    QByteArray declarations;
    for (int i = 0; i < profile::maxElementAttributes; ++i)
        declarations += " xmlns:p" + QByteArray::number(i) + "=\"u\"";
    const auto nested = [&end](const QByteArray& element, int count) {
        QByteArray text = "<AnyConnectProfile>";
        for (int level = 0; level < 60; ++level) {
            text += "<a";
            for (int i = 0; i < profile::maxElementAttributes; ++i)
                text += " xmlns:p" + QByteArray::number(level) + '_' + QByteArray::number(i) + "=\"u\"";
            text += '>';
        }
        return QByteArray(text + element.repeated(count) + QByteArray("</a>").repeated(60) + end);
    };
    QTest::newRow("prefixes in many scopes") << nested("<q:b/>", 45'000);
    QTest::newRow("scopes in many scopes") << nested("<b xmlns:z=\"u\"/>", 45'000);
    QTest::newRow("many with attributes")
        << "<AnyConnectProfile>" + QByteArray("<a" + declarations + "/>").repeated(4'500) + end;
}

void TestReaderHostile::endsInTime()
{
    HOLDS("C-XML-07");
    QFETCH(QByteArray, bytes);
    const qint64 begin = computedMs();
    const auto profile = profile::readProfile(bytes);
    const qint64 elapsed = computedMs() - begin;
    QVERIFY2(elapsed < longestMs, qPrintable(QString::number(elapsed)));
    QVERIFY(profile.has_value() || profile.error().place.has_value());
}

/** The highest that all of it together has needed, the 50 MB of bytes among it. */
void TestReaderHostile::cleanupTestCase()
{
    HOLDS("C-XML-07");
    if (isSanitized)
        return;
    rusage usage{};
    QCOMPARE(getrusage(RUSAGE_SELF, &usage), 0);
    QVERIFY2(usage.ru_maxrss < mostMemoryKb, qPrintable(QString::number(usage.ru_maxrss)));
}

QTEST_APPLESS_MAIN(TestReaderHostile)
#include "tst_reader_hostile.moc"
