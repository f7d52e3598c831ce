// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "archive/ZipWriter.h"
#include "evidence/CheckedCapture.h"
#include "evidence/SupportGather.h"
#include "evidence/SupportSession.h"
#include "session/Codes.h"
#include "support/SessionParts.h"
#include "wording/EvidenceText.h"
#include "wording/SessionReport.h"

#include <QFile>
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

LogReading log()
{
    LogReading log;
    LogRun& run = log.runs.emplace_back();
    run.at = QDateTime(QDate(2026, 3, 1), QTime(9, 0, 0), Qt::UTC);
    run.endedAt = run.at->addSecs(3);
    run.trigger = QStringLiteral("connection attempt");
    run.lastServer = QStringLiteral("seoul.corp.test");
    run.selected = QStringLiteral("seoul.corp.test");
    run.outcome = LogOutcome::Selected;
    LogGateway& seoul = run.gateways.emplace_back();
    seoul.host = QStringLiteral("seoul.corp.test");
    seoul.startedAt = run.at;
    seoul.pingsAt = run.at->addSecs(1);
    seoul.pingsLogged = seoul.inTable = true;
    seoul.pings = {219ms, 218ms, 132ms};
    seoul.rtt = 132ms;
    LogGateway& tokyo = run.gateways.emplace_back();
    tokyo.host = QStringLiteral("tokyo.corp.test");
    tokyo.inTable = true;
    tokyo.failure = QStringLiteral("no-answer");
    return log;
}

const QByteArray profileText =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AnyConnectProfile><!-- of the Kim family "
    "-->\n<ClientInitialization>"
    "<AutoConnectOnStart "
    "UserControllable=\"true\">false</AutoConnectOnStart></ClientInitialization>\n<ServerList><HostEntry>"
    "<HostName>서울</HostName><HostAddress>seoul.corp.test</HostAddress><UserGroup>eng</"
    "UserGroup><BackupServerList>"
    "<HostAddress>https://kim:hush@10.1.2.3/eng</HostAddress></BackupServerList></HostEntry></ServerList></"
    "AnyConnectProfile>\n";

SupportSession sampleSession()
{
    SupportSession session;
    session.madeAt = base::SystemTime(std::chrono::sys_days{std::chrono::year{2026} / 3 / 1} + 10h);
    session.versions = {{QStringLiteral("naru"), QStringLiteral("0.1.0")}};
    session.events = eventsOf(log(), QTimeZone("Asia/Seoul"));
    session.profiles = {{QStringLiteral("서울.xml"), profileText}};
    session.locations = {{{{QStringLiteral("corp.test"), QStringLiteral("10.9.9.9")}},
                          session.madeAt,
                          {{QStringLiteral("서울"),
                            {QStringLiteral("seoul.corp.test"), 443},
                            ogs::GatewayState::Measured,
                            132ms}},
                          QStringLiteral("서울"),
                          {}}};
    ogs::Sample sample;
    sample.target = {QStringLiteral("seoul.corp.test"), 443};
    sample.at = session.madeAt;
    sample.rtt = 132ms;
    sample.parts.tcp = 43100us;
    sample.probes = 3;
    session.history = {sample};
    session.logs = {{QStringLiteral("naru.log"), "login to seoul.corp.test at 10.1.2.3, password: hush\n"}};
    session.captures = {{QStringLiteral("run.pcap"), QByteArray("\x00\x01\xff", 3)}};
    return session;
}

QByteArray allBytes(const SupportSession& session)
{
    const QString path = inFolder(QStringLiteral("all.zip"));
    if (!writeSession(packed(session), path))
        qFatal("the test cannot write its session");
    const auto read = readSession(path);
    QByteArray all;
    for (const SupportEvent& event : read->events)
        all += QVariant(event.arguments).toMap().values().size() > 0
                   ? wording::eventText(wording::Words(wording::Language::English), event).toUtf8()
                   : QByteArray();
    for (const SupportFile& file : read->profiles)
        all += file.name.toUtf8() + file.bytes;
    for (const SupportFile& file : read->logs)
        all += file.bytes;
    for (const ogs::CacheEntry& entry : read->locations)
        all += entry.keys[0].text().toUtf8() + entry.selected.toUtf8() + entry.order[0].target.host.toUtf8();
    for (const ogs::Sample& sample : read->history)
        all += sample.target.host.toUtf8();
    return all;
}

} // namespace

class EvidenceSupportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const SupportSession made = sampleSession();
        const QString path = inFolder(QStringLiteral("a.zip"));
        QVERIFY(writeSession(packed(made), path));
        const auto read = readSession(path);
        QVERIFY(read);
        QCOMPARE(read->madeAt, made.madeAt);
        QCOMPARE(read->versions, made.versions);
        QVERIFY(read->events == made.events);
        QVERIFY(read->profiles == made.profiles);
        QVERIFY(read->locations == made.locations);
        QVERIFY(read->history == made.history);
        QVERIFY(read->logs == made.logs);
        QVERIFY(read->captures == made.captures);
        // What happened when it was nine in Seoul happened at midnight.
        QCOMPARE(read->events.front().at,
                 base::SystemTime(std::chrono::sys_days{std::chrono::year{2026} / 3 / 1}));
        QFile first(path);
        QVERIFY(first.open(QIODevice::ReadOnly));
        QVERIFY(writeSession(packed(made), inFolder(QStringLiteral("b.zip"))));
        QFile second(inFolder(QStringLiteral("b.zip")));
        QVERIFY(second.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll() == second.readAll());
        QCOMPARE(contents(packed(made)).size(), std::size_t(7));
        QCOMPARE(read->notAsMade, QStringList());
        // The record of the end is the end: other programs take zeros behind it for damage.
        QVERIFY(second.seek(second.size() - 22));
        QVERIFY(second.read(4) == "PK\5\6");
    }

    void whatIsMissingOrChangedIsSaid()
    {
        PackedSession parts = packed(sampleSession());
        const auto events = std::ranges::find(parts, QStringLiteral("events.jsonl"), &SupportFile::name);
        events->bytes.chop(1);
        std::erase_if(parts,
                      [](const SupportFile& file) { return file.name.startsWith(QLatin1String("logs/")); });
        const QString path = inFolder(QStringLiteral("changed.zip"));
        QVERIFY(writeSession(parts, path));
        const auto read = readSession(path);
        QVERIFY(read);
        QCOMPARE(read->notAsMade.size(), 2);
        QCOMPARE(read->notAsMade.front(), QStringLiteral("events.jsonl"));
        const QString text = wording::sessionText(wording::Words(wording::Language::English), *read);
        QVERIFY2(text.contains(
                     QLatin1String("Missing, cut off or changed since it was made: events.jsonl, logs/")),
                 qPrintable(text));
    }

    void eventsAreDataAndTheirWordsAreTheReaders()
    {
        const SupportSession made = sampleSession();
        const wording::Words english(wording::Language::English);
        const wording::Words korean(wording::Language::Korean);
        QCOMPARE(made.events.size(), std::size_t(6));
        for (const SupportEvent& event : made.events)
            QVERIFY(wording::eventText(english, event) != wording::eventText(korean, event) ||
                    event.code == QLatin1String("ogs-selection-row"));
        const std::array<const wording::Words*, 2> both{&korean, &english};
        const QString report = wording::sessionReport(made, both);
        for (const wording::Words* words : both)
            QVERIFY(report.contains(wording::eventText(*words, made.events.back()).toHtmlEscaped()));
        QVERIFY(report.contains(QStringLiteral("<th>한국어</th>")) &&
                report.contains(QLatin1String("<th>English</th>")));
    }

    void whatASessionToldIsRecorded()
    {
        LogReading both = log();
        both.notices = {
            {both.runs[0].at->addSecs(-5), QStringLiteral("network-back"), {}, 0},
            {both.runs[0].at->addSecs(9),
             QStringLiteral("hop-failed"),
             {{QStringLiteral("entry"), QStringLiteral("서울")},
              {QStringLiteral("server"), QStringLiteral("seoul.corp.test:443")},
              {QStringLiteral("why"), QStringLiteral("unreachable")}},
             1},
            {both.runs[0].at->addSecs(9),
             QStringLiteral("run-refused"),
             {{QStringLiteral("reason"), QStringLiteral("tie-by-profile-order")},
              {QStringLiteral("arguments"), QVariantMap{{QStringLiteral("entry"), QStringLiteral("서울")}}}},
             1}};
        SupportSession made = sampleSession();
        made.events = eventsOf(both, QTimeZone("Asia/Seoul"));
        QCOMPARE(made.events.size(), std::size_t(9));
        QCOMPARE(made.events[0].code, QStringLiteral("session-network-back"));
        QCOMPARE(made.events[7].code, QStringLiteral("session-hop-failed"));
        QCOMPARE(made.events[7].at - made.events[0].at, std::chrono::milliseconds(14s));
        const wording::Words english(wording::Language::English);
        const wording::Words korean(wording::Language::Korean);
        const QString said = wording::eventText(english, made.events[7]);
        QVERIFY2(said.contains(QStringLiteral("서울")) && !said.contains(u'{'), qPrintable(said));
        QVERIFY(wording::eventText(korean, made.events[0]) != wording::eventText(english, made.events[0]));
        // What it is not known for is shown as it is.
        QVERIFY(wording::eventText(english, {{}, QStringLiteral("session-of-tomorrow"), {}})
                    .startsWith(QLatin1String("session-of-tomorrow")));
        Masker masker(true);
        const SupportSession hidden = masked(made, masker);
        QVERIFY(!eventsText(hidden.events).contains("서울") && !eventsText(hidden.events).contains("seoul"));
        QCOMPARE(hidden.events[7].arguments.value(QStringLiteral("entry")).toString(),
                 hidden.locations[0].selected);
    }

    void aReportIsTextAndNeverMarkup()
    {
        SupportSession made = sampleSession();
        const QString evil = QStringLiteral("<script>alert(1)</script>");
        made.events[0].arguments[QStringLiteral("host")] = evil;
        made.versions[evil] = evil;
        made.locations[0].order[0].entry = evil;
        const wording::Words english(wording::Language::English);
        const std::array<const wording::Words*, 1> one{&english};
        const QString report = wording::sessionReport(made, one);
        QVERIFY(!report.contains(QLatin1String("<script")));
        QVERIFY(report.contains(evil.toHtmlEscaped()));
    }

    void noticesAreKnownByTheirNames()
    {
        for (int i = 0; i <= static_cast<int>(session::NoticeCode::ResumedForNewRun); ++i) {
            const auto code = static_cast<session::NoticeCode>(i);
            QCOMPARE(session::noticeCodeFromName(session::codeName(code)), std::optional(code));
        }
        for (const char* none : {"", "of-tomorrow", "network", "Network-back", "network-back "})
            QVERIFY(!session::noticeCodeFromName(QLatin1String(none).toString()));
    }

    void theFirstThatCanBeReadIsTaken()
    {
        SupportSession made = sampleSession();
        QVERIFY(!logOf(made) && !captureOf(made) && checkCaptures(made).empty());
        const auto add = [](std::vector<SupportFile>& files, const char* name, const QByteArray& bytes) {
            files.push_back({QLatin1String(name), bytes});
        };
        const QByteArray line(42, '*');
        add(made.logs, "AnyConnect.txt",
            line +
                "\nDate        : 10/04/2013\nTime        : 14:21:27\nType        : Information\n"
                "Source      : acvpnui\n\n"
                "Description : Function: CHeadendSelection::CSelectionThread::Run\n"
                "File: .\\AHS\\HeadendSelection.cpp\nLine: 1\n"
                "OGS starting thread named 10.200.0.3\n\n" +
                line + '\n');
        QFile capture(qEnvironmentVariable("NARU_SOURCE_DIR") +
                      QStringLiteral("/tests/data/captures/syn_retransmit.pcap"));
        QVERIFY(capture.open(QIODevice::ReadOnly));
        add(made.captures, "second.pcap", capture.readAll());
        add(made.captures, "third.pcap", made.captures.back().bytes);
        const auto log = logOf(made);
        QVERIFY(log && log->name == QLatin1String("AnyConnect.txt") && log->reading.runs.size() == 1);
        const auto first = captureOf(made);
        QVERIFY(first && first->name == QLatin1String("second.pcap") && !first->reading.connections.empty());
        // All are checked, against the log: of its gateways alone.
        const std::vector<CheckedCapture> checked = checkCaptures(made);
        QCOMPARE(checked.size(), std::size_t(2));
        QCOMPARE(checked[0].name, first->name);
        QCOMPARE(checked[1].name, QStringLiteral("third.pcap"));
        const CheckReport against = check(first->reading, &log->reading);
        QVERIFY(against.compared.size() != check(first->reading).compared.size());
        QCOMPARE(checked[0].report.compared.size(), against.compared.size());
        // What is stopped brings nothing.
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!captureOf(made, {{}, stopped.get_token()}));
    }

    void secretsNeverGoIn()
    {
        Masker masker(false);
        const QByteArray all = allBytes(masked(sampleSession(), masker));
        QVERIFY(!all.contains("hush"));
        QVERIFY(all.contains("seoul.corp.test") && all.contains("서울"));
    }

    void maskedNamesAreTheSameEverywhere()
    {
        Masker masker(true);
        const SupportSession made = masked(sampleSession(), masker);
        const QByteArray all = allBytes(made);
        for (const char* name : {"hush", "seoul", "tokyo", "corp", "서울", "10.1.2.3", "10.9.9.9", "kim",
                                 "Kim", "eng</", "family"})
            QVERIFY2(!all.contains(name), name);
        const QString host = made.history[0].target.host;
        QCOMPARE(made.locations[0].order[0].target.host, host);
        QCOMPARE(made.events[0].arguments.value(QStringLiteral("host")).toString(), host);
        QVERIFY(made.profiles[0].bytes.contains(host.toUtf8()));
        QVERIFY(made.logs[0].bytes.contains(host.toUtf8()));
        // What says nothing of anybody stays.
        QVERIFY(made.profiles[0].bytes.contains("UserControllable=\"true\">false</AutoConnectOnStart>"));
        QVERIFY(made.namesMasked);
    }

    void twoSessionsSideBySide()
    {
        const SupportSession left = sampleSession();
        SupportSession right = sampleSession();
        for (SupportEvent& event : right.events)
            event.at += 5min;
        right.events.insert(right.events.begin() + 1, {{}, QStringLiteral("session-noticed"), {}});
        right.events.back().arguments[QStringLiteral("host")] = QStringLiteral("tokyo.corp.test");
        const std::vector<ComparedEvents> lines = compare(left, right);
        QCOMPARE(lines.size(), std::size_t(7));
        QCOMPARE(lines[0], (ComparedEvents{0, 0, true}));
        QCOMPARE(lines[1], (ComparedEvents{std::nullopt, 1, false}));
        QCOMPARE(lines[2], (ComparedEvents{1, 2, true}));
        QCOMPARE(lines[6], (ComparedEvents{5, 6, false}));
    }

    void whatIsWishedForIsGathered()
    {
        const QString raw = inFolder(QStringLiteral("naru.log"));
        QFile file(raw);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nothing of OGS\n") > 0);
        file.close();
        SupportWish wish;
        wish.ownLog = raw;
        wish.version = QStringLiteral("1.2.3");
        auto gathered = gatherSession(wish);
        QVERIFY(gathered && gathered->events.empty() && gathered->logs.empty());
        QCOMPARE(gathered->versions[QStringLiteral("naru")], wish.version);
        wish.rawLog = true;
        wish.captures = {raw};
        gathered = gatherSession(wish);
        QVERIFY(gathered);
        QCOMPARE(gathered->logs.size(), std::size_t(1));
        QCOMPARE(gathered->captures[0].bytes, QByteArray("nothing of OGS\n"));
        wish.profiles = {inFolder(QStringLiteral("missing.xml"))};
        QCOMPARE(gatherSession(wish).error().code, ReadErrorCode::FileNotFound);
    }

    void whatIsNoSessionIsRefused()
    {
        const auto codeOf = [](const QString& path) {
            const auto read = readSession(path);
            return read ? std::nullopt : std::optional(read.error().code);
        };
        const auto zip = [](const QString& name, const QByteArray& bytes) {
            const QString path = inFolder(QStringLiteral("other.zip"));
            ZipWriter writer(path);
            if (!writer.begin() || !writer.add(name, bytes) || !writer.commit())
                qFatal("the test cannot write its zip");
            return path;
        };
        const QString manifest = QStringLiteral("naru-session.json");
        QCOMPARE(codeOf(zip(QStringLiteral("x.txt"), "hello")), ReadErrorCode::NotASession);
        QCOMPARE(codeOf(zip(manifest, "{}")), ReadErrorCode::NotASession);
        QCOMPARE(codeOf(zip(manifest, "{\"naru_session\": 2}")), ReadErrorCode::SessionTooNew);
        QCOMPARE(codeOf(zip(QStringLiteral("../") + manifest, "{\"naru_session\": 1}")),
                 ReadErrorCode::ArchiveUnsafe);
        QFile text(inFolder(QStringLiteral("text.zip")));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no zip at all") > 0);
        text.close();
        QCOMPARE(codeOf(text.fileName()), ReadErrorCode::NotASession);
        QCOMPARE(codeOf(inFolder(QStringLiteral("missing.zip"))), ReadErrorCode::FileNotFound);
        QVERIFY(!writeSession(packed(sampleSession()), inFolder(QStringLiteral("no/such/folder.zip"))));
    }
};

QTEST_GUILESS_MAIN(EvidenceSupportTest)
#include "tst_evidence_support.moc"
