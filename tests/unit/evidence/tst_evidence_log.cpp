// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "archive/ZipReader.h"
#include "archive/ZipWriter.h"
#include "evidence/FileKind.h"
#include "evidence/LastRun.h"
#include "evidence/Log.h"
#include "store/RawLog.h"

#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::evidence;
using namespace std::chrono_literals;

namespace {

QString inFolder(const QString& name)
{
    static const QTemporaryDir folder;
    return folder.filePath(name);
}

QString write(const QByteArray& bytes, const QString& name = QStringLiteral("AnyConnect.txt"))
{
    QFile file(inFolder(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its file");
    return file.fileName();
}

QString zip(const std::vector<std::pair<QString, QByteArray>>& files,
            const QString& name = QStringLiteral("DartBundle.zip"))
{
    ZipWriter writer(inFolder(name));
    bool good = writer.begin().has_value();
    for (const auto& [entry, bytes] : files)
        good = good && writer.add(entry, bytes);
    if (!good || !writer.commit())
        qFatal("the test cannot write its zip");
    return inFolder(name);
}

LogReading read(const QString& path)
{
    const auto reading = readLog(path);
    if (!reading)
        qFatal("error %d", static_cast<int>(reading.error().code));
    return *reading;
}

std::optional<ReadErrorCode> errorOf(const QString& path)
{
    const auto reading = readLog(path);
    return reading ? std::nullopt : std::optional(reading.error().code);
}

QByteArray record(const char* time, const char* function, const QByteArray& message,
                  const char* source = "acvpnui")
{
    const QByteArray line(42, '*');
    return line + "\nDate        : 10/04/2013\nTime        : " + time +
           "\nType        : Information\nSource      : " + source +
           "\n\nDescription : Function: " + function + "\nFile: .\\AHS\\HeadendSelection.cpp\nLine: 1\n" +
           message + "\n\n" + line + "\n";
}

constexpr const char* threadFunction = "CHeadendSelection::CSelectionThread::Run";
constexpr const char* pingFunction = "CHeadendSelection::CSelectionThread::logThreadPingResults";
constexpr const char* resultFunction = "CHeadendSelection::logPingResults";

/** The run of the seed: four gateways, the second one is chosen. */
QByteArray wholeRun()
{
    QByteArray text;
    for (const char* host : {"gw1", "gw2", "gw3", "gw4"})
        text += record("14:21:27", threadFunction,
                       QByteArray("OGS starting thread named ") + host + ".cisco.com");
    text += record("14:21:30", pingFunction, "OGS ping results for gw2.cisco.com: (219 218 132 )");
    text += record("14:21:31", pingFunction, "OGS ping results for gw1.cisco.com: (302 310 305 )");
    text += record("14:21:32", pingFunction, "OGS ping results for gw3.cisco.com: (506 520 )");
    text += record("14:21:33", pingFunction, "OGS ping results for gw4.cisco.com: ( )");
    text += record("14:21:34", resultFunction,
                   "*** OGS Selection Results ***\n"
                   "OGS performed for connection attempt. Last server: 'gw1.cisco.com'\n\n"
                   "Server Address                RTT (ms)\n"
                   "gw3.cisco.com                 506\n"
                   "gw1.cisco.com                 302\n"
                   "gw4.cisco.com                 no pings recorded\n"
                   "gw2.cisco.com                 132\n\n"
                   "Selected 'gw2.cisco.com' as the optimal server.");
    return text;
}

const LogGateway& gateway(const LogRun& run, const QString& host)
{
    return *std::ranges::find(run.gateways, host, &LogGateway::host);
}

} // namespace

class EvidenceLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatOgsSaysIsFound()
    {
        HOLDS("OGS-60", "OGS-61", "OGS-68", "OGS-04");
        const LogReading log = read(write(wholeRun()));
        QCOMPARE(log.runs.size(), std::size_t(1));
        QCOMPARE(log.records, 9);
        QCOMPARE(log.skipped, 0);
        const LogRun& run = log.runs[0];
        QCOMPARE(run.at, QDateTime(QDate(2013, 10, 4), QTime(14, 21, 27), Qt::UTC));
        QCOMPARE(run.trigger, QStringLiteral("connection attempt"));
        QCOMPARE(run.lastServer, QStringLiteral("gw1.cisco.com"));
        QCOMPARE(run.selected, QStringLiteral("gw2.cisco.com"));
        QCOMPARE(run.outcome, LogOutcome::Selected);
        QVERIFY(!run.fromCache);
        const LogGateway& second = gateway(run, QStringLiteral("gw2.cisco.com"));
        QCOMPARE(second.pings, (std::vector<std::chrono::milliseconds>{219ms, 218ms, 132ms}));
        QCOMPARE(second.rtt, 132ms);
        const LogGateway& fourth = gateway(run, QStringLiteral("gw4.cisco.com"));
        QVERIFY(fourth.pingsLogged && fourth.pings.empty() && !fourth.rtt);
        QCOMPARE(fourth.failure, QStringLiteral("no pings recorded"));
    }

    /** The excerpts as the seed prints them, prose and the author's notes between. */
    void theSeedsExcerptsAreReadAsItExplainsThem()
    {
        HOLDS("OGS-60", "OGS-68", "OGS-04");
        const QByteArray stars(42, '*');
        const QByteArray text =
            "DART 로그에 다음 메시지가 표시됩니다.\n" + stars +
            "\nDate : 10/04/2013\nTime : 14:00:44\nType : Information\nSource : acvpnui\n"
            "Description : Function: ClientIfcBase::startAHS\nFile: .\\ClientIfcBase.cpp\nLine: 2785\n"
            "OGS was already performed, previous selection will be used.\n" +
            stars + "\n- RTT는 TCP 교환을 통해 결정됩니다: 443.\n" + stars +
            "\nDate : 10/04/2013\nTime : 14:21:27\nType : Information\nSource : acvpnui\n"
            "Description : Function: CHeadendSelection::CSelectionThread::Run\nFile: "
            ".\\AHS\\HeadendSelection.cpp\nLine: 928\n"
            "OGS starting thread named gw2.cisco.com\n" +
            stars + "\n일반적으로 이러한 패킷은 비슷한 시간대에 있어야 하지만\n" + stars +
            "\nDate : 10/04/2013\nTime : 14:31:37\nType : Information\nSource : acvpnui\n"
            "Description : Function: CHeadendSelection::CSelectionThread::logThreadPingResults\n"
            "File: .\\AHS\\HeadendSelection.cpp\nLine: 1137\nOGS ping results for gw2.cisco.com: (219 218 "
            "132 )\n" +
            stars + "\n예를 들면 다음과 같습니다. " + stars +
            "\nDate : 10/04/2013\nTime : 12:29:38\nType : Information\nSource : vpnui\n"
            "Description : Function: CHeadendSelection::logPingResults\nFile: "
            ".\\AHS\\HeadendSelection.cpp\nLine: 589\n"
            "*** OGS Selection Results ***\nOGS performed for connection attempt. Last server: "
            "'gw2.cisco.com'\n"
            "Results obtained from OGS cache. No ping tests were performed.\nServer Address RTT (ms)\n"
            "gw1.cisco.com 302\n"
            "gw2.cisco.com 132 <========= As seen, 132 was the lowest delay\nof the three probes from the "
            "previous DART log\n"
            "gw3.cisco.com 506\ngw4.cisco.com 877\nSelected 'gw2.cisco.com' as the optimal server.\n" +
            stars + "\n4단계. 계산 검증\n";
        const LogReading log = read(write(text));
        QCOMPARE(log.runs.size(), std::size_t(4));
        QCOMPARE(log.runs[0].outcome, LogOutcome::Cached);
        QCOMPARE(log.runs[1].gateways.at(0).host, QStringLiteral("gw2.cisco.com"));
        QCOMPARE(log.runs[2].gateways.at(0).pings,
                 (std::vector<std::chrono::milliseconds>{219ms, 218ms, 132ms}));
        QCOMPARE(log.runs[2].gateways.at(0).rtt, 132ms);
        const LogRun& table = log.runs[3];
        QVERIFY(table.fromCache);
        QVERIFY(table.clockWentBack);
        QCOMPARE(table.outcome, LogOutcome::Cached);
        QCOMPARE(table.selected, QStringLiteral("gw2.cisco.com"));
        QCOMPARE(table.gateways.size(), std::size_t(4));
        for (const auto& [host, rtt] : {std::pair("gw1.cisco.com", 302ms), std::pair("gw2.cisco.com", 132ms),
                                        std::pair("gw3.cisco.com", 506ms), std::pair("gw4.cisco.com", 877ms)})
            QCOMPARE(gateway(table, QLatin1String(host)).rtt, rtt);
        // "132 was the lowest delay of the three probes from the previous DART log".
        QCOMPARE(gateway(table, QStringLiteral("gw2.cisco.com")).measuredInRun, std::size_t(2));
        QVERIFY(!gateway(table, QStringLiteral("gw1.cisco.com")).measuredInRun);
    }

    void outcomes_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("outcome");
        const auto row = [](const char* message, LogOutcome outcome) {
            QTest::newRow(message) << QByteArray(message) << static_cast<int>(outcome);
        };
        row("OGS will not be performed because automatic proxy detection is configured.",
            LogOutcome::Refused);
        row("OGS was already performed, previous selection will be used.", LogOutcome::Cached);
        row("Retained the last server to maximize the user experience.", LogOutcome::Retained);
        row("Unable to generate search results. Retaining the last server.", LogOutcome::NoResults);
        row("OGS timer expired before any server could be pinged", LogOutcome::TimedOut);
    }
    void outcomes()
    {
        HOLDS("OGS-26", "OGS-60");
        QFETCH(QByteArray, message);
        QFETCH(int, outcome);
        const LogReading log = read(write(record("09:00:00", "ClientIfcBase::startAHS", message)));
        QCOMPARE(log.runs.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(log.runs[0].outcome), outcome);
    }

    void severalRunsMakeAHistory()
    {
        const QByteArray later = wholeRun()
                                     .replace("10/04/2013", "10/05/2013")
                                     .replace("219 218 132", "150 149 151")
                                     .replace(" 132\n", " 149\n");
        const LogReading log = read(write(wholeRun() + later));
        QCOMPARE(log.runs.size(), std::size_t(2));
        const std::vector<LogSeries> series = history(log);
        QCOMPARE(series.size(), std::size_t(4));
        const auto second = std::ranges::find(series, QStringLiteral("gw2.cisco.com"), &LogSeries::host);
        QCOMPARE(second->points.size(), std::size_t(2));
        QCOMPARE(second->points[0].rtt, 132ms);
        QCOMPARE(second->points[1].rtt, 149ms);
        const auto fourth = std::ranges::find(series, QStringLiteral("gw4.cisco.com"), &LogSeries::host);
        QVERIFY(!fourth->points[0].rtt);
    }

    void anyEncodingAndAnyLineEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QString text = QString::fromUtf8(wholeRun());
        const auto utf16 = [&](QStringConverter::Encoding encoding, bool mark) {
            QStringEncoder encode(encoding,
                                  mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
            return QByteArray(encode(text));
        };
        const auto crlf = [](QByteArray bytes) { return bytes.replace("\n", "\r\n"); };
        QTest::newRow("UTF-8") << wholeRun();
        QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF") + wholeRun();
        QTest::newRow("CRLF") << crlf(wholeRun());
        QTest::newRow("CR") << QByteArray(wholeRun()).replace('\n', '\r');
        QTest::newRow("UTF-16 LE with a mark") << utf16(QStringConverter::Utf16LE, true);
        QTest::newRow("UTF-16 LE") << utf16(QStringConverter::Utf16LE, false);
        QTest::newRow("UTF-16 BE with a mark") << utf16(QStringConverter::Utf16BE, true);
        QTest::newRow("UTF-16 BE") << utf16(QStringConverter::Utf16BE, false);
        QTest::newRow("CP949 before it") << QByteArray("\xb7\xce\xb1\xd7\n") + wholeRun();
        QTest::newRow("labels of another language") << QByteArray(wholeRun())
                                                           .replace("Date  ", "\xeb\x82\xa0\xec\xa7\x9c")
                                                           .replace("Time  ", "\xec\x8b\x9c\xea\xb0\x84")
                                                           .replace("Type ", "\xec\x9c\xa0\xed\x98\x95");
        QTest::newRow("dates with the year first")
            << QByteArray(wholeRun()).replace("10/04/2013", "2013-10-04");
    }
    void anyEncodingAndAnyLineEnd()
    {
        HOLDS("OGS-61", "OGS-68");
        QFETCH(QByteArray, bytes);
        const LogReading log = read(write(bytes));
        QCOMPARE(log.runs.size(), std::size_t(1));
        QCOMPARE(log.runs[0].selected, QStringLiteral("gw2.cisco.com"));
        QCOMPARE(log.runs[0].at, QDateTime(QDate(2013, 10, 4), QTime(14, 21, 27), Qt::UTC));
        QCOMPARE(gateway(log.runs[0], QStringLiteral("gw2.cisco.com")).rtt, 132ms);
    }

    void aBundleIsSearched()
    {
        HOLDS("OGS-61");
        const QString path =
            zip({{QStringLiteral("summary.txt"), "nothing"},
                 {QStringLiteral("기타/Cisco AnyConnect Secure Mobility Client/AnyConnect.txt"), wholeRun()},
                 {QStringLiteral("x/y/z/AnyConnect.txt"), QByteArray(wholeRun()).replace("10/04", "10/06")}});
        const LogReading log = read(path);
        QCOMPARE(log.files.size(), 2);
        QCOMPARE(log.runs.size(), std::size_t(2));
        QVERIFY(log.runs[0].file.endsWith(QLatin1String("Client/AnyConnect.txt")));
        // A zip inside the zip.
        QFile inner(path);
        QVERIFY(inner.open(QIODevice::ReadOnly));
        QCOMPARE(read(zip({{QStringLiteral("Posture.zip"), inner.readAll()}}, QStringLiteral("outer.zip")))
                     .runs.size(),
                 std::size_t(2));
    }

    void aBundleOrALogThatIsCutOffGivesWhatItHas()
    {
        QByteArray noise;
        for (int i = 0; i < 2000; ++i)
            noise += record("15:00:00", "CSomething::else", QByteArray::number(i * 7919) + " other message");
        QFile file(zip({{QStringLiteral("a/AnyConnect.txt"), wholeRun() + noise}}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        const LogReading cut = read(write(whole.first(whole.size() / 2), QStringLiteral("cut.zip")));
        QVERIFY(cut.truncated);
        QCOMPARE(cut.runs.size(), std::size_t(1));
        const LogReading log = read(write(wholeRun().chopped(200)));
        QVERIFY(log.truncated);
        QCOMPARE(log.runs.size(), std::size_t(1));
        QCOMPARE(gateway(log.runs[0], QStringLiteral("gw1.cisco.com")).rtt, 302ms);
    }

    void hostileArchivesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("code");
        for (const char* name : {"../AnyConnect.txt", "/etc/AnyConnect.txt", "a/../../AnyConnect.txt",
                                 "..\\AnyConnect.txt", "C:\\AnyConnect.txt"})
            QTest::newRow(name) << QString::fromLatin1(name)
                                << static_cast<int>(ReadErrorCode::ArchiveUnsafe);
        QTest::newRow("nothing inside")
            << QStringLiteral("other.dat") << static_cast<int>(ReadErrorCode::NothingInside);
    }
    void hostileArchivesAreRefused()
    {
        QFETCH(QString, name);
        QFETCH(int, code);
        QCOMPARE(static_cast<int>(*errorOf(zip({{name, wholeRun()}}))), code);
    }

    void aZipThatGrowsBeyondAllMeasureIsRefused()
    {
        // 100 MB of blanks in 100 kB: no log compresses like that.
        const QString path = zip({{QStringLiteral("AnyConnect.txt"), QByteArray(100'000'000, ' ')}});
        QCOMPARE(errorOf(path), ReadErrorCode::ArchiveTooLarge);
        std::vector<std::pair<QString, QByteArray>> many;
        for (int i = 0; i < 30; ++i)
            many.emplace_back(QString::number(i), QByteArray());
        auto reader = ZipReader::open(zip(many), {.entries = 20});
        ReadResult<std::optional<QString>> next;
        do
            next = reader->next();
        while (next && *next);
        QVERIFY(!next);
        QCOMPARE(next.error().code, ReadErrorCode::ArchiveTooLarge);
    }

    void whatIsNoLogIsRefused()
    {
        QCOMPARE(errorOf(write("hello, world\n")), ReadErrorCode::NotALog);
        QCOMPARE(errorOf(write({})), ReadErrorCode::NotALog);
        QCOMPARE(errorOf(QStringLiteral("/nonexistent/AnyConnect.txt")), ReadErrorCode::FileNotFound);
        QCOMPARE(errorOf(write("PK\x03\x04 nothing of a zip")), ReadErrorCode::ArchiveDamaged);
    }

    void olderFilesOfNarusOwnLogAreReadFirst()
    {
        HOLDS("OGS-61");
        write(QByteArray(wholeRun()).replace("10/04", "10/01"), QStringLiteral("naru.log.2"));
        write(QByteArray(wholeRun()).replace("10/04", "10/02"), QStringLiteral("naru.log.1"));
        const LogReading log = read(write(wholeRun(), QStringLiteral("naru.log")));
        QCOMPARE(log.runs.size(), std::size_t(3));
        QCOMPARE(log.runs[0].at->date().day(), 1);
        QCOMPARE(log.runs[2].at->date().day(), 4);
    }

    void whatNarusOwnLogSaysOfConnectionsIsRead()
    {
        const QTemporaryDir folder;
        const store::RawLog raw(folder.filePath(QStringLiteral("naru.log")), QStringLiteral("naru"));
        const base::SystemTime at{std::chrono::sys_days{std::chrono::year{2026} / 3 / 1} + 9h};
        const QString evil =
            QStringLiteral("Seoul\n") + QString(42, u'*') + QStringLiteral("\nDate : 01/01/2030");
        QVERIFY(raw.append({{base::EventKind::OgsThreadStarting,
                             at,
                             {{QStringLiteral("host"), QStringLiteral("a.test")}}}}));
        QVERIFY(
            raw.append(store::LogNotice{at + 1s,
                                        QStringLiteral("hop-failed"),
                                        {{QStringLiteral("entry"), evil}, {QStringLiteral("seconds"), 30}}}));
        QVERIFY(raw.append(store::LogNotice{
            at + 2s, QStringLiteral("connection-up"), {{QStringLiteral("entry"), QString(9000, u'x')}}}));
        const LogReading log = read(raw.path());
        QCOMPARE(log.records, std::int64_t(3));
        QCOMPARE(log.runs.size(), std::size_t(1));
        QCOMPARE(log.notices.size(), std::size_t(2));
        QCOMPARE(log.notices[0].code, QStringLiteral("hop-failed"));
        QCOMPARE(log.notices[0].runsBefore, std::size_t(1));
        QCOMPARE(log.notices[0].arguments.value(QStringLiteral("seconds")).toInt(), 30);
        QCOMPARE(log.notices[0].arguments.value(QStringLiteral("entry")).toString(), evil);
        QCOMPARE(log.notices[1].at->addSecs(-1), *log.notices[0].at);
        // What is too long says at least what happened.
        QCOMPARE(log.notices[1].code, QStringLiteral("connection-up"));
        QVERIFY(log.notices[1].arguments.isEmpty());
    }

    void theLastRunIsALogOfOneRun()
    {
        HOLDS("OGS-04", "OGS-60");
        ogs::RunReport report;
        report.phase = ogs::Phase::Complete;
        report.trigger = ogs::Trigger::UserWish;
        ogs::GatewayResult seoul;
        seoul.entry = QStringLiteral("Seoul");
        seoul.target = profile::Target{QStringLiteral("seoul.test"), 8443};
        seoul.rtt = 132ms;
        for (const auto value : {218'600us, 218'400us, 131'500us})
            seoul.probes.emplace_back().value = value;
        ogs::GatewayResult gone = seoul;
        gone.probes.clear();
        gone.probes.emplace_back().failure = ogs::Failure::NoAnswer;
        gone.rtt.reset();
        gone.failure = ogs::Failure::NoAnswer;
        report.gateways = {seoul, gone};
        report.selected = 0;
        const LogReading log = readingOf(report);
        const LogRun& run = log.runs.at(0);
        QCOMPARE(run.outcome, LogOutcome::Selected);
        QCOMPARE(run.selected, QStringLiteral("seoul.test:8443"));
        QCOMPARE(run.gateways[0].pings, (std::vector<std::chrono::milliseconds>{219ms, 218ms, 132ms}));
        QVERIFY(run.gateways[1].pings.empty() && !run.gateways[1].failure.isEmpty());
    }

    void filesAreToldByTheirBytes()
    {
        const QString captures = qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures/";
        QCOMPARE(fileKind(captures + QStringLiteral("syn_retransmit.pcap")).value(), FileKind::Capture);
        QCOMPARE(fileKind(captures + QStringLiteral("syn_retransmit.pcapng")).value(), FileKind::Capture);
        QCOMPARE(fileKind(write("PK\x03\x04zip")).value(), FileKind::Zip);
        QCOMPARE(fileKind(write("P")).value(), FileKind::Other);
        const QByteArray log = record("14:21:27", threadFunction, "OGS starting thread named a");
        QCOMPARE(fileKind(write(log)).value(), FileKind::Log);
        // What was rotated away or cut begins in the middle of a record.
        QCOMPARE(fileKind(write(log.sliced(log.size() / 2) + log)).value(), FileKind::Log);
        QStringEncoder wide(QStringConverter::Utf16LE);
        QCOMPARE(fileKind(write(wide(QString::fromLatin1(log)))).value(), FileKind::Log);
        QCOMPARE(
            fileKind(write("<?xml version=\"1.0\"?>\n<!-- " + QByteArray(42, '*') + " -->\n<Date/>")).value(),
            FileKind::Other);
        QCOMPARE(fileKind(captures + QStringLiteral("missing")).error().code, ReadErrorCode::FileNotFound);
    }

    void fourBytesTellAFile()
    {
        const QList<QByteArray> captures{"\xd4\xc3\xb2\xa1", "\xa1\xb2\xc3\xd4", "\x4d\x3c\xb2\xa1",
                                         "\xa1\xb2\x3c\x4d", "\x0a\x0d\x0d\x0a", "\x34\xcd\xb2\xa1",
                                         "\xa1\xb2\xcd\x34", "\xa1\xe2\xc3\xd4", "\xd4\xc3\xe2\xa1"};
        const QList<QByteArray> zips{"PK\x03\x04", "PK\x05\x06"};
        const auto kindOf = [&](const QByteArray& bytes) {
            return captures.contains(bytes.first(4)) ? FileKind::Capture
                   : zips.contains(bytes.first(4))   ? FileKind::Zip
                                                     : FileKind::Other;
        };
        for (const QByteArray& known : captures + zips) {
            QCOMPARE(fileKind(write(known)).value(), kindOf(known));
            QCOMPARE(fileKind(write(known + "and more")).value(), kindOf(known));
            QCOMPARE(fileKind(write(known.first(3))).value(), FileKind::Other);
            QCOMPARE(fileKind(write(' ' + known)).value(), FileKind::Other);
            // One bit makes it another one, or none.
            for (int bit = 0; bit < 32; ++bit) {
                QByteArray other = known;
                other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
                QCOMPARE(fileKind(write(other)).value(), kindOf(other));
            }
        }
        for (const char* none : {"PK\x01\x02", "PK\x03\x06", "PK\x05\x04", "PK\x07\x08", "****", "Date"})
            QCOMPARE(fileKind(write(none)).value(), FileKind::Other);
        QCOMPARE(fileKind(write({})).value(), FileKind::Other);
    }

    void hostileTextIsBounded()
    {
        QByteArray text =
            record("10:00:00", threadFunction, "OGS starting thread named " + QByteArray(1'000'000, 'h'));
        text += record("10:00:01", pingFunction,
                       "OGS ping results for a: (" + QByteArray("1 ").repeated(100'000) + ")");
        text += record("10:00:02", resultFunction,
                       "*** OGS Selection Results ***\nServer Address RTT\n" +
                           QByteArray("a 1\n").repeated(100'000));
        text += "Date : 99/99/9999\n" + QByteArray(42, '*') + "\nDescription : Function: x\n";
        const LogReading log = read(write(text));
        QVERIFY(log.runs.size() >= 1);
        QVERIFY(log.runs[0].gateways[0].host.size() <= 64 * 1024);
        for (const LogGateway& each : log.runs[0].gateways)
            QVERIFY(each.pings.size() <= 100);
    }

    void aReadingCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto reading = readLog(write(wholeRun()), {{}, stop.get_token()});
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, ReadErrorCode::Cancelled);
    }
};

QTEST_GUILESS_MAIN(EvidenceLogTest)
#include "tst_evidence_log.moc"
