// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Agenda.h"
#include "sim/kernel/Random.h"

#include <QTest>

#include <set>

using namespace naru::sim;
using namespace std::chrono_literals;

namespace {

/** How far ahead events are scheduled: what makes buckets work, and what makes them hard. */
enum class Spread { Even, Dense, OneMoment, FarAndNear };

Time delay(Random& random, Spread spread)
{
    switch (spread) {
    case Spread::Even:
        return Time(random.below(2'000'000));
    case Spread::Dense:
        return Time(random.below(4));
    case Spread::OneMoment:
        return 1ms;
    case Spread::FarAndNear:
        return random.below(50) == 0 ? Time(random.bits() >> 8) : Time(random.below(1000));
    }
    return {};
}

} // namespace

/** The queue against a sorted set, and the agenda on top of it. */
class QueueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void orderIsThatOfASortedSet_data()
    {
        QTest::addColumn<int>("spread");
        QTest::addColumn<int>("pending");
        for (const int pending : {1, 30, 3000, 40'000})
            for (const auto& [name, spread] : {std::pair{"even", Spread::Even},
                                               {"dense", Spread::Dense},
                                               {"one moment", Spread::OneMoment},
                                               {"far", Spread::FarAndNear}})
                QTest::addRow("%s, %d pending", name, pending) << int(spread) << pending;
    }
    void orderIsThatOfASortedSet()
    {
        QFETCH(int, spread);
        QFETCH(int, pending);
        Random random(pending + spread, "queue");
        EventQueue queue;
        std::set<std::pair<std::int64_t, std::uint64_t>> sorted;
        std::uint64_t sequence = 0;
        Time now{};
        const auto push = [&] {
            const Time at = std::min(now + delay(random, Spread(spread)), Agenda::Latest);
            const std::uint64_t order = std::uint64_t{random.below(3)} << 56 | sequence++;
            queue.push({.at = at, .order = order});
            sorted.emplace(at.count(), order);
        };
        for (int i = 0; i < 60'000; ++i) {
            // The number of pending events swings around the one that is wanted.
            if (sorted.empty() || random.below(static_cast<std::uint32_t>(2 * pending)) >= sorted.size()) {
                push();
                continue;
            }
            const Event* front = queue.front();
            QVERIFY(front != nullptr);
            QCOMPARE(std::pair(front->at.count(), front->order), *sorted.begin());
            now = front->at;
            queue.pop();
            sorted.erase(sorted.begin());
        }
        QCOMPARE(queue.size(), sorted.size());
        EventQueue copy = queue;
        for (const auto& [at, order] : sorted) {
            QCOMPARE(copy.front()->order, order);
            copy.pop();
        }
        QVERIFY(copy.front() == nullptr);
        QCOMPARE(queue.size(), sorted.size());
    }

    void priorityThenSequenceDecide()
    {
        Agenda agenda;
        agenda.at(1s, {.kind = 1});
        agenda.at(1s, {.kind = 2}, 5);
        agenda.at(1s, {.kind = 3});
        agenda.at(500ms, {.kind = 4});
        std::vector<int> kinds;
        Event event;
        while (agenda.next(Agenda::Latest, event))
            kinds.push_back(event.kind);
        QCOMPARE(kinds, (std::vector{4, 2, 1, 3}));
    }

    void theLimitIsNotIncluded()
    {
        Agenda agenda;
        agenda.at(1s, {});
        Event event;
        QVERIFY(!agenda.next(1s, event));
        QCOMPARE(agenda.now(), Time(0));
        QVERIFY(agenda.next(1s + 1ns, event));
        QCOMPARE(agenda.now(), Time(1s));
    }

    void whatIsCancelledDoesNotHappen()
    {
        Agenda agenda;
        const Ticket first = agenda.cancellableAt(1s, {.kind = 1});
        const Ticket second = agenda.cancellableAt(2s, {.kind = 2});
        QCOMPARE(agenda.pending(), std::size_t{2});
        QVERIFY(agenda.cancel(first));
        QVERIFY(!agenda.cancel(first));
        QCOMPARE(agenda.pending(), std::size_t{1});
        Event event;
        QVERIFY(agenda.next(Agenda::Latest, event));
        QCOMPARE(event.kind, EventKind(2));
        QVERIFY(!agenda.cancel(second));
        // The entry is used again, and the old ticket does not fit the new event.
        const Ticket third = agenda.cancellableAt(3s, {.kind = 3});
        QVERIFY(!agenda.cancel(first));
        QVERIFY(!agenda.cancel(Ticket()));
        QVERIFY(agenda.cancel(third));
        QVERIFY(!agenda.next(Agenda::Latest, event));
        QCOMPARE(agenda.handled(), std::uint64_t{1});
    }

    void theDigestIsThatOfTheBytes()
    {
        Agenda agenda;
        QCOMPARE(agenda.digest(),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        agenda.at(Time(0x0102), {.kind = 0x0304, .tag = 0x0506, .a = 0x0708, .b = 0x090A}, 7);
        Event event;
        QVERIFY(agenda.next(Agenda::Latest, event));
        const char record[] = "\x02\x01\0\0\0\0\0\0"     // time
                              "\0\0\0\0\0\0\0\x07"       // sequence, priority
                              "\x08\x07\0\0\x0A\x09\0\0" // ids
                              "\x04\x03\x06\x05";        // kind, tag
        QCOMPARE(agenda.digest(), sha256(std::string_view(record, 28)));
        const Agenda copy = agenda;
        for (int i = 0; i < 1000; ++i)
            agenda.after(1s, {.a = static_cast<std::uint32_t>(i)});
        while (agenda.next(Agenda::Latest, event)) {
        }
        QVERIFY(copy.digest() != agenda.digest());
        QCOMPARE(copy.digest(), sha256(std::string_view(record, 28)));
    }

    void timesAreKeptWithinBounds()
    {
        Agenda agenda;
        agenda.at(Time(-5), {.kind = 1});
        agenda.after(Agenda::Latest, {.kind = 2});
        agenda.at(Time::max(), {.kind = 3});
        Event event;
        QVERIFY(agenda.next(1ns, event));
        QCOMPARE(event.kind, EventKind(1));
        QVERIFY(!agenda.next(Agenda::Latest, event));
        QCOMPARE(agenda.pending(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(QueueTest)
#include "tst_sim_queue.moc"
