// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/RawLog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::store;
using base::Event;
using base::EventKind;
using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime when{std::chrono::sys_days{std::chrono::year{2013} / 10 / 4} + 14h + 21min + 27s};

Event eventOf(EventKind kind, QVariantMap arguments = {})
{
    return {kind, when, std::move(arguments)};
}

Event row(const char* host, int rtt)
{
    return eventOf(EventKind::OgsSelectionRow,
                   {{QStringLiteral("host"), QString::fromLatin1(host)}, {QStringLiteral("rtt"), rtt}});
}

QStringList records(const std::vector<Event>& events)
{
    const std::vector<QString> all = logRecords(events, QStringLiteral("naru"), QTimeZone::utc());
    return {all.begin(), all.end()};
}

QVariantMap host(const QString& name)
{
    return {{QStringLiteral("host"), name}};
}

} // namespace

class StoreRawLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRecordHasTheFormOfAnyConnects()
    {
        HOLDS("OGS-60", "OGS-61");
        const QStringList text =
            records({eventOf(EventKind::OgsThreadStarting, host(QStringLiteral("gw2.cisco.com")))});
        QCOMPARE(text.size(), 1);
        QCOMPARE(text[0], QStringLiteral("******************************************\n"
                                         "Date : 10/04/2013\n"
                                         "Time : 14:21:27\n"
                                         "Type : Information\n"
                                         "Source : naru\n"
                                         "Description : Function: CHeadendSelection::CSelectionThread::Run\n"
                                         "File: .\\AHS\\HeadendSelection.cpp\n"
                                         "Line: 928\n"
                                         "OGS starting thread named gw2.cisco.com\n"
                                         "******************************************\n"));
    }

    void thePingsOfAHeadend()
    {
        HOLDS("OGS-60");
        QVariantMap arguments = host(QStringLiteral("gw2.cisco.com"));
        arguments.insert(QStringLiteral("pings"), QVariantList({219, 218, 132}));
        const QStringList text = records({eventOf(EventKind::OgsPingResults, arguments)});
        QVERIFY(text[0].contains(QLatin1String("\nOGS ping results for gw2.cisco.com: (219 218 132 )\n")));
        QVERIFY(
            text[0].contains(QLatin1String("CHeadendSelection::CSelectionThread::logThreadPingResults\n")));
    }

    void theBlockOfResultsIsOneRecord()
    {
        HOLDS("OGS-60");
        const QStringList text = records(
            {eventOf(EventKind::OgsSelectionResults,
                     {{QStringLiteral("lastServer"), QStringLiteral("gw2.cisco.com")},
                      {QStringLiteral("trigger"), QStringLiteral("connection")}}),
             eventOf(EventKind::OgsFromCache), row("gw1.cisco.com", 302), row("gw2.cisco.com", 132),
             eventOf(EventKind::OgsSelectionRow, {{QStringLiteral("host"), QStringLiteral("gw3.cisco.com")},
                                                  {QStringLiteral("failure"), QStringLiteral("no-answer")}}),
             eventOf(EventKind::OgsSelected, host(QStringLiteral("gw2.cisco.com")))});
        QCOMPARE(text.size(), 2);
        QVERIFY(text[0].contains(QLatin1String("Function: ClientIfcBase::startAHS\n")));
        QVERIFY(text[0].contains(
            QLatin1String("\nOGS was already performed, previous selection will be used.\n")));
        const QString block = text[1].simplified();
        QVERIFY(block.contains(QLatin1String(
            "Function: CHeadendSelection::logPingResults File: .\\AHS\\HeadendSelection.cpp Line: 589 "
            "*** OGS Selection Results *** "
            "OGS performed for connection attempt. Last server: 'gw2.cisco.com' "
            "Results obtained from OGS cache. No ping tests were performed. "
            "Server Address RTT (ms) gw1.cisco.com 302 gw2.cisco.com 132 gw3.cisco.com no-answer "
            "Selected 'gw2.cisco.com' as the optimal server.")));
    }

    void anAutomaticProxyHasTheLineThatPeopleSearchFor()
    {
        HOLDS("OGS-26");
        const QStringList text = records({eventOf(
            EventKind::OgsRefused, {{QStringLiteral("reason"), QStringLiteral("refused-automatic-proxy")}})});
        QVERIFY(text[0].contains(
            QLatin1String("\nOGS will not be performed because automatic proxy detection is configured.\n")));
    }

    void aNameMakesNoRecordOfItsOwn()
    {
        const QString evil =
            QStringLiteral("gw\n") + QString(42, u'*') + QStringLiteral("\nDate : 01/01/2000\r\x1b'");
        const QStringList text = records({eventOf(EventKind::OgsThreadStarting, host(evil))});
        QCOMPARE(text[0].count(u'\n'), 10);
        QCOMPARE(text[0].count(QString(42, u'*')), 2);
        QVERIFY(!text[0].contains(QChar(0x1b)));
        const QStringList longOne =
            records({eventOf(EventKind::OgsThreadStarting, host(QString(1'000'000, u'x')))});
        QVERIFY(longOne[0].size() < 1000);
    }

    void filesAreBoundedInSizeAndNumber()
    {
        const QTemporaryDir folder;
        const RawLog log(folder.filePath(QStringLiteral("logs/naru.log")), QStringLiteral("naru"));
        const std::vector<Event> events(1000,
                                        eventOf(EventKind::OgsThreadStarting, host(QString(300, u'h'))));
        for (int round = 0; round < 25; ++round)
            QVERIFY(log.append(events));
        const QFileInfoList files =
            QDir(folder.filePath(QStringLiteral("logs"))).entryInfoList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), RawLog::maxFiles);
        for (const QFileInfo& file : files) {
            QVERIFY(file.size() <= RawLog::maxFileBytes);
            QFile content(file.filePath());
            QVERIFY(content.open(QIODevice::ReadOnly));
            const QByteArray bytes = content.readAll();
            QVERIFY(bytes.startsWith("****") && bytes.endsWith("****\n"));
        }
    }

    void aFileThatCannotBeWrittenIsSaid()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("naru.log"))));
        const base::Result<void> appended =
            RawLog(folder.filePath(QStringLiteral("naru.log")), QStringLiteral("naru"))
                .append({eventOf(EventKind::OgsThreadStarting)});
        QVERIFY(!appended);
        QCOMPARE(appended.error().code, base::ErrorCode::FileNotWritable);
    }
};

QTEST_GUILESS_MAIN(StoreRawLogTest)
#include "tst_store_raw_log.moc"
