// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;
using base::EventKind;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};

profile::Profile gateways()
{
    return profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:8443"), QStringLiteral("B2=h2:8443")});
}

RaceOptions options()
{
    RaceOptions result;
    result.startedAt = noon;
    result.previous = QStringLiteral("B");
    return result;
}

std::vector<EventKind> kinds(const std::vector<base::Event>& events)
{
    std::vector<EventKind> result;
    for (const base::Event& event : events)
        result.push_back(event.kind);
    return result;
}

} // namespace

class OgsLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunInOrder()
    {
        HOLDS("OGS-60");
        Script script;
        script.answers(0, {219ms, 218ms, 132ms}, 10ms);
        script.lookedUp(1, 0ns);
        script.probe(1, 0, {.startedAt = 30ms, .tcp = 30ms, .value = 90ms});
        script.probe(1, 1, {.startedAt = 80ms, .lasts = 5ms, .failure = Failure::Refused});
        script.probe(1, 2, {.startedAt = 130ms, .tcp = 30ms, .value = 89'500us});
        const std::vector<base::Event> events = logEvents(play(gateways(), script.events(), options()).atEnd);
        const std::vector<EventKind> expected{EventKind::OgsThreadStarting,   EventKind::OgsThreadStarting,
                                              EventKind::OgsPingResults,      EventKind::OgsPingResults,
                                              EventKind::OgsSelectionResults, EventKind::OgsSelectionRow,
                                              EventKind::OgsSelectionRow,     EventKind::OgsSelected};
        QCOMPARE(kinds(events), expected);
        const auto value = [&](int event, const char* name) {
            return events[static_cast<std::size_t>(event)].arguments.value(QLatin1String(name));
        };
        QCOMPARE(value(0, "host").toString(), QStringLiteral("h1"));
        QCOMPARE(events[0].at, noon + 10ms);
        QCOMPARE(value(1, "host").toString(), QStringLiteral("h2:8443"));
        QCOMPARE(events[1].at, noon + 30ms);
        QCOMPARE(value(2, "pings").toList(), QVariantList({90, 90}));
        QCOMPARE(value(3, "pings").toList(), QVariantList({219, 218, 132}));
        QCOMPARE(value(4, "lastServer").toString(), QStringLiteral("h2:8443"));
        QCOMPARE(value(4, "trigger").toString(), QStringLiteral("connection"));
        QCOMPARE(value(5, "rtt").toInt(), 132);
        QCOMPARE(value(7, "host").toString(), QStringLiteral("h2:8443"));
    }

    void whereNobodyAnswers()
    {
        HOLDS("OGS-60");
        Script script;
        script.isDead(0);
        script.isDead(1);
        const std::vector<base::Event> events = logEvents(play(gateways(), script.events(), options()).atEnd);
        QCOMPARE(events.back().kind, EventKind::OgsRetainedLast);
        const base::Event& row = events[events.size() - 2];
        QCOMPARE(row.kind, EventKind::OgsSelectionRow);
        QVERIFY(!row.arguments.contains(QStringLiteral("rtt")));
        QCOMPARE(row.arguments.value(QStringLiteral("failure")).toString(), QStringLiteral("no-answer"));
    }

    void aCachedAnswer()
    {
        HOLDS("OGS-60", "OGS-22");
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        script.answers(1, {200ms, 200ms, 200ms});
        RaceOptions measured = options();
        measured.location = *Location::parse(u"home.example|192.168.1.1");
        const CacheEntry entry = *cacheEntry(play(gateways(), script.events(), measured).atEnd, gateways());
        const std::vector<base::Event> events =
            logEvents(fromCache({entry, entry.keys[0]}, gateways(), {.now = noon + 1h}));
        const std::vector<EventKind> expected{EventKind::OgsSelectionResults, EventKind::OgsFromCache,
                                              EventKind::OgsSelectionRow, EventKind::OgsSelectionRow,
                                              EventKind::OgsSelected};
        QCOMPARE(kinds(events), expected);
        QCOMPARE(events[0].at, noon + 1h);
    }

    void aRefusal()
    {
        const std::vector<base::Event> events =
            logEvents(refused({ReasonCode::RefusedAutomaticProxy, {}}, gateways(), {.now = noon}));
        QCOMPARE(events.size(), 1U);
        QCOMPARE(events[0].kind, EventKind::OgsRefused);
        QCOMPARE(events[0].arguments.value(QStringLiteral("reason")).toString(),
                 QStringLiteral("refused-automatic-proxy"));
    }
};

QTEST_GUILESS_MAIN(OgsLogTest)
#include "tst_ogs_log.moc"
