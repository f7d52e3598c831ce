// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Walk.h"

#include <QTest>

using namespace naru;
using namespace naru::session;
using namespace naru::session::test;

namespace {

constexpr unsigned walks = 400;
constexpr int steps = 400;

/** One seed by NARU_SEED, to see a walk again; else all. */
std::pair<unsigned, unsigned> seeds()
{
    bool given = false;
    const unsigned seed = qEnvironmentVariable("NARU_SEED").toUInt(&given);
    return given ? std::pair(seed, seed + 1) : std::pair(1u, walks + 1);
}

QString placeOf(unsigned seed, int number, const Event& event, const QString& fault)
{
    return QStringLiteral("NARU_SEED=%1, step %2, %3: %4").arg(seed).arg(number).arg(codeName(event), fault);
}

/** Goes on by itself, as everything that was started ends: the number of events that took. */
int settle(World& world)
{
    int taken = 0;
    while (world.state.alive.tunnel != 0 && taken < 10) {
        world.ends(TunnelEnd::Stopped);
        ++taken;
    }
    return taken;
}

} // namespace

/** Thousands of sessions that anything happens to. */
class SessionWalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingLeaksAndNothingHangs()
    {
        HOLDS("OGS-13");
        std::set<Kind> kinds;
        for (auto [seed, end] = seeds(); seed < end; ++seed) {
            std::mt19937 random(seed);
            World world;
            Machine machine;
            for (int number = 0; number < steps; ++number) {
                const Event event = anyEvent(world, random);
                world.send(event);
                const QString fault = machine.carryOut(world, event);
                QVERIFY2(fault.isEmpty(), qPrintable(placeOf(seed, number, event, fault)));
                kinds.insert(world.kind());
            }
            world.send(DisconnectWished{});
            QVERIFY(machine.carryOut(world, DisconnectWished{}).isEmpty());
            QVERIFY2(settle(world) <= 1 && world.kind() == Kind::Idle,
                     qPrintable(placeOf(seed, steps, DisconnectWished{}, QStringLiteral("does not end"))));
            QVERIFY(world.state.alive == Alive{});
        }
        // A walk that stays at home finds nothing.
        if (!qEnvironmentVariableIsSet("NARU_SEED"))
            QCOMPARE(kinds.size(), std::variant_size_v<Phase>);
    }

    void theSameWalkIsTheSame()
    {
        const auto walk = [] {
            std::mt19937 random(7);
            World world;
            QStringList done;
            for (int number = 0; number < steps; ++number)
                done << world.send(anyEvent(world, random)).texts();
            return done;
        };
        QCOMPARE(walk(), walk());
    }
};

QTEST_GUILESS_MAIN(SessionWalkTest)
#include "tst_session_walk.moc"
