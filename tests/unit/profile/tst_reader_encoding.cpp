// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"

#include <QStringEncoder>
#include <QTest>

using namespace naru;

/** Bytes become the right letters, or an error; never wrong letters. */
class TestReaderEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameTextInEveryEncoding_data();
    void sameTextInEveryEncoding();
    void everySyllableOfCp949();
    void cp949ComesBackAsTheSameBytes();
    void legacyNames_data();
    void legacyNames();
    void refusesInvalidBytes_data();
    void refusesInvalidBytes();
    void refusesUnknownEncodings();
    void mismatches_data();
    void mismatches();
};

namespace {

QByteArray declaring(const QByteArray& encoding, const QByteArray& name)
{
    return "<?xml version=\"1.0\" encoding=\"" + encoding +
           "\"?>\n<AnyConnectProfile "
           "xmlns=\"http://schemas.xmlsoap.org/encoding/\"><ServerList><HostEntry><HostName>" +
           name +
           "</HostName><HostAddress>a.example</HostAddress></HostEntry></ServerList></AnyConnectProfile>";
}

QStringList mismatchesOf(const profile::Profile& profile)
{
    QStringList subjects;
    for (const profile::Problem& problem : profile.problems) {
        if (problem.code == profile::ProblemCode::EncodingMismatch)
            subjects.append(problem.subject);
    }
    return subjects;
}

} // namespace

void TestReaderEncoding::sameTextInEveryEncoding_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QStringList>("mismatch");
    QTest::newRow("euc-kr.xml") << "windows-949" << QStringList();
    QTest::newRow("utf-8-bom.xml") << "UTF-8" << QStringList();
    QTest::newRow("utf-16le-bom.xml") << "UTF-16LE" << QStringList();
    QTest::newRow("utf-16be.xml") << "UTF-16BE" << QStringList();
    QTest::newRow("declared-euc-kr-is-utf-8.xml") << "UTF-8" << QStringList{"EUC-KR"};
}

void TestReaderEncoding::sameTextInEveryEncoding()
{
    HOLDS("C-XML-05");
    QFETCH(QString, encoding);
    QFETCH(QStringList, mismatch);
    const auto profile = profile::readProfile(test::profileFile(QString::fromUtf8(QTest::currentDataTag())));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->encoding, encoding);
    QCOMPARE(mismatchesOf(*profile), mismatch);
    QCOMPARE(profile->hosts.size(), 3U);
    QCOMPARE(profile->hosts[0].name, QString::fromUtf8("서울 본사"));
    // Two syllables that EUC-KR has not, but CP949.
    QCOMPARE(profile->hosts[1].name, QString::fromUtf8("똠방 펲시"));
    QCOMPARE(profile->hosts[2].name, QString::fromUtf8("부산\\지사"));
    QCOMPARE(profile->hosts[2].place, (base::Place{12, 5}));
}

void TestReaderEncoding::everySyllableOfCp949()
{
    HOLDS("C-XML-05");
    // Made by another program than the one under test; U+AC00..U+D7A3 in order.
    const auto profile = profile::readProfile(test::profileFile(QStringLiteral("cp949-every-syllable.xml")));
    QVERIFY(profile.has_value());
    QString all;
    for (const profile::HostEntry& host : profile->hosts)
        all += host.name;
    QCOMPARE(all.size(), 11'172);
    for (qsizetype i = 0; i < all.size(); ++i)
        QCOMPARE(all[i].unicode(), static_cast<char16_t>(0xac00 + i));
}

void TestReaderEncoding::cp949ComesBackAsTheSameBytes()
{
    const QByteArray bytes = test::profileFile(QStringLiteral("cp949-every-syllable.xml"));
    const auto profile = profile::readProfile(bytes);
    QVERIFY(profile.has_value());
    QStringEncoder encoder(profile->encoding.toLatin1().constData());
    QVERIFY(encoder.isValid());
    for (const profile::HostEntry& host : profile->hosts)
        QVERIFY(bytes.contains(QByteArray('>' + QByteArray(encoder.encode(host.name)) + '<')));
}

void TestReaderEncoding::legacyNames_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char* encoding, const QByteArray& bytes, const char* name,
                        const char* canonical) {
        QTest::newRow(encoding) << bytes << QString::fromUtf8(name) << QString::fromLatin1(canonical);
    };
    row("ISO-8859-1", "B\xfcro", "Büro", "ISO-8859-1");
    row("latin1", "B\xfcro", "Büro", "ISO-8859-1");
    row("iso-8859-2",
        "\xb3\xf3"
        "d",
        "łód", "ISO-8859-2");
    row("windows-1252", "\x80 B\xfcro", "€ Büro", "windows-1252");
    row("ks_c_5601-1987", "\x8c\x63", "똠", "windows-949");
    row("MS949", "\xbc\xad\xbf\xef", "서울", "windows-949");
    row("euc-kr", "\xc2\xa5", "짜", "windows-949"); // valid as UTF-8, too
    row("GBK", "\xcf\xe3\xb8\xdb", "香港", "GB18030");
    row("US-ASCII", "Buero", "Buero", "UTF-8");
}

void TestReaderEncoding::legacyNames()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, canonical);
    const auto profile = profile::readProfile(declaring(QTest::currentDataTag(), bytes));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->encoding, canonical);
    QCOMPARE(profile->hosts[0].name, name);
    QCOMPARE(mismatchesOf(*profile), QStringList());
}

void TestReaderEncoding::refusesInvalidBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    constexpr int columnOfName = 98;
    QTest::newRow("file") << test::profileFile(QStringLiteral("invalid-utf-8.xml")) << "UTF-8" << 3 << 11;
    QTest::newRow("utf-8") << declaring("UTF-8", "B\xfcro") << "UTF-8" << 2 << columnOfName + 1;
    QTest::newRow("overlong") << declaring("UTF-8", "\xc0\xaf") << "UTF-8" << 2 << columnOfName;
    QTest::newRow("surrogate") << declaring("UTF-8", "ab\xed\xa0\x80") << "UTF-8" << 2 << columnOfName + 2;
    QTest::newRow("cp949 lead alone")
        << declaring("EUC-KR", "\xbc\xad\xbf") << "windows-949" << 2 << columnOfName + 1;
    QTest::newRow("cp949 0x80") << declaring("EUC-KR", "\xbc\xad\x80 ") << "windows-949" << 2
                                << columnOfName + 1;
    QTest::newRow("cp949 0xff") << declaring("EUC-KR", "\xff") << "windows-949" << 2 << columnOfName;
    QTest::newRow("cut at the end") << QByteArray("<a>\n\xe2\x82") << "UTF-8" << 2 << 1;
    QTest::newRow("odd utf-16") << QByteArray("\xff\xfe<\0a\0>", 7) << "UTF-16LE" << 1 << 3;
    QTest::newRow("lone surrogate") << QByteArray("<\0a\0>\0\n\0\x00\xd8<\0", 12) << "UTF-16LE" << 2 << 1;
}

void TestReaderEncoding::refusesInvalidBytes()
{
    HOLDS("C-XML-05");
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto profile = profile::readProfile(bytes);
    QVERIFY(!profile.has_value());
    QCOMPARE(profile.error().code, base::ErrorCode::EncodingInvalid);
    QCOMPARE(profile.error().subject, encoding);
    QCOMPARE(profile.error().place->line, line);
    QCOMPARE(profile.error().place->column, column);
}

void TestReaderEncoding::refusesUnknownEncodings()
{
    for (const char* name : {"UTF-7", "Shift_JIS", "iso-8859-99", "x-mine"}) {
        const auto profile = profile::readProfile(declaring(name, "name"));
        QVERIFY2(!profile.has_value(), name);
        QCOMPARE(profile.error().code, base::ErrorCode::EncodingUnknown);
        QCOMPARE(profile.error().subject, QString::fromLatin1(name));
        QCOMPARE(profile.error().place, (base::Place{1, 31}));
    }
}

void TestReaderEncoding::mismatches_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("declared");
    const QByteArray hangul = "각각"; // six bytes that are valid as CP949, too: wrong letters
    QTest::newRow("utf-16 in utf-8") << declaring("utf-16", hangul) << "utf-16";
    QTest::newRow("cp949 in utf-8") << declaring("cp949", hangul) << "cp949";
    QTest::newRow("latin1 in utf-8") << declaring("iso-8859-1", hangul) << "iso-8859-1";
    QTest::newRow("mark against a name") << "\xef\xbb\xbf" + declaring("EUC-KR", hangul) << "EUC-KR";
    QTest::newRow("mark against an unknown name") << "\xef\xbb\xbf" + declaring("x-mine", hangul) << "x-mine";
}

void TestReaderEncoding::mismatches()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, declared);
    const auto profile = profile::readProfile(bytes);
    QVERIFY(profile.has_value());
    QCOMPARE(profile->encoding, QStringLiteral("UTF-8"));
    QCOMPARE(mismatchesOf(*profile), QStringList{declared});
    QCOMPARE(profile->hosts[0].name, QString::fromUtf8("각각"));
}

QTEST_APPLESS_MAIN(TestReaderEncoding)
#include "tst_reader_encoding.moc"
