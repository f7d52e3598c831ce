// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/models/Models.h"
#include "sim/scenario/Scenario.h"

#include <QFile>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* allocated(std::size_t bytes)
{
    ++allocations;
    if (void* memory = std::malloc(bytes))
        return memory;
    throw std::bad_alloc();
}

} // namespace

// The whole program's, so that each is seen.
void* operator new(std::size_t bytes)
{
    return allocated(bytes);
}
void* operator new[](std::size_t bytes)
{
    return allocated(bytes);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace naru::sim;
using namespace std::chrono_literals;

/** In the steady state of a run events cost no allocation: what grows has grown. */
class AllocationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noneAnEvent_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("setting");
        QTest::newRow("limiter") << "vdra-golden-timeline"
                                 << QByteArray("sources[pgw1].streams[1].spacing=poisson");
        QTest::newRow("limiter that retries") << "retry-storm" << QByteArray();
        QTest::newRow("balancer") << "rolling-upgrade" << QByteArray("clients[1].between=exponential(20ms)");
    }
    void noneAnEvent()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, setting);
        QFile file(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/resources/scenarios/") + name +
                   QStringLiteral(".json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto scenario = readScenario(file.readAll().toStdString());
        QVERIFY(scenario.has_value());
        if (!setting.isEmpty())
            QVERIFY(!applySetting(*scenario, setting.toStdString()));
        scenario->changes.clear();
        scenario->assertions.clear();
        scenario->sample = 0s; // samples are kept, so they do allocate
        auto run = startScenario(*scenario, allModels());
        QVERIFY(run.has_value());
        constexpr std::uint64_t Events = 500'000;
        (*run)->advance(LongestRun, 2 * Events);
        const std::uint64_t before = allocations;
        QCOMPARE((*run)->advance(LongestRun, Events), Events);
        // A vector may still double, a log entry be worded.
        const std::uint64_t made = allocations - before;
        QVERIFY2(made < Events / 5000, qPrintable(QString::number(made)));
    }
};

QTEST_GUILESS_MAIN(AllocationsTest)
#include "tst_sim_allocations.moc"
