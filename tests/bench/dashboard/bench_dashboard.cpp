// SPDX-License-Identifier: GPL-3.0-or-later
// bench_dashboard [--seconds N] [--speed X] [--scenario NAME] [--back] [--parameters]
//
// The simulator's page at 1280 x 800 while a run goes X times as fast as the clock, or as fast as it can:
// events a second, how far apart the stage's frames are, how long the window thread answers to nothing,
// memory at the beginning and at the end. With --back: how long going back takes, to 20 moments of a
// simulated hour of every shipped scenario. With --parameters: how long the window is busy when the
// parameters of each are shown. With software rendering:  QT_QPA_PLATFORM=offscreen
// QT_QUICK_BACKEND=software build/release/bench/bench_dashboard
#include "Figures.h"
#include "FrameTimes.h"
#include "kit/EngineView.h"
#include "kit/QmlWorld.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/SimulatorPage.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

namespace {

/** Resident memory in MB. */
double residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double pagesPerMb = 256;
    return file.readAll().split(' ').value(1).toDouble() / pagesPerMb;
}

class Bench
{
public:
    Bench()
    {
        kit::applyStyle(m_theme);
        m_page.resize(1280 - kit::Theme::railWidth, 800 - kit::Theme::headerHeight);
        m_page.show();
        waitFor([this] { return m_page.desk().frame() != nullptr; });
    }

    void open(const QString& id, sim::Time until)
    {
        sim::Scenario scenario = *m_page.store().find(id)->scenario;
        scenario.until = until;
        m_page.desk().open(scenario);
        waitFor([&] { return standsAt({}) && m_page.desk().isCurrent(); });
    }

    void play(Pace::Speed speed, std::chrono::seconds length)
    {
        auto* scene = m_page.findChild<QQuickWidget*>();
        bench::FrameTimes frames(*scene);
        bench::Figures answers;
        constexpr std::size_t mostASecond = 1000;
        frames.makeRoom(static_cast<std::size_t>(length / 1s) * mostASecond);
        answers.makeRoom(static_cast<std::size_t>(length / 1s) * mostASecond);
        base::SteadyTime last = m_clock.steady();
        QTimer ticks;
        ticks.setTimerType(Qt::PreciseTimer);
        QObject::connect(&ticks, &QTimer::timeout, [&] {
            const base::SteadyTime now = m_clock.steady();
            answers.add(now - last);
            last = now;
        });
        QTimer minutes;
        QObject::connect(&minutes, &QTimer::timeout, [this] { printMemory(); });
        minutes.start(1min);
        m_page.desk().setSpeed(speed);
        m_page.desk().play();
        wait(1s);
        const double before = residentMemory();
        const std::uint64_t events = m_page.desk().frame()->a.snapshot.events;
        const base::SteadyTime begin = m_clock.steady();
        frames.record(true);
        last = begin;
        ticks.start(1);
        wait(length);
        frames.record(false);
        const double seconds = std::chrono::duration<double>(m_clock.steady() - begin).count();
        const Frame& frame = *m_page.desk().frame();
        std::printf("%.2f million events/s, simulated %.0f s\n",
                    static_cast<double>(frame.a.snapshot.events - events) / seconds / 1e6,
                    sim::secondsOf(frame.a.snapshot.at));
        frames.print();
        answers.print("window thread busy");
        std::printf("memory %.1f MB, then %.1f MB; checkpoints %.1f MB\n", before, residentMemory(),
                    static_cast<double>(frame.checkpointMemory) / 1048576);
        m_page.desk().pause();
    }

    void goingBack()
    {
        for (const ScenarioEntry& entry : m_page.store().entries()) {
            if (entry.isOwn())
                continue;
            open(entry.id, 1h);
            m_page.desk().goTo(1h);
            waitFor([this] { return standsAt(1h); });
            std::mt19937 random(5);
            base::Nanoseconds longest{};
            for (int i = 0; i < 20; ++i) {
                const sim::Time moment = std::chrono::milliseconds(random() % 3'600'000);
                const base::SteadyTime begin = m_clock.steady();
                m_page.desk().goTo(moment);
                waitFor([&] { return standsAt(moment); });
                longest = std::max(longest, m_clock.steady() - begin);
            }
            const Frame& frame = *m_page.desk().frame();
            std::printf("%-28s %4lld ms at most, %zu checkpoints, %.0f MB\n", qPrintable(entry.fileName()),
                        static_cast<long long>(
                            std::chrono::duration_cast<std::chrono::milliseconds>(longest).count()),
                        frame.checkpoints.size(), static_cast<double>(frame.checkpointMemory) / 1048576);
            std::fflush(stdout);
        }
    }

    void showingParameters()
    {
        for (const ScenarioEntry& entry : m_page.store().entries()) {
            if (entry.isOwn())
                continue;
            m_page.setRight(SimulatorPage::Right::Selected);
            open(entry.id, 1h);
            QCoreApplication::processEvents();
            const base::SteadyTime begin = m_clock.steady();
            m_page.setRight(SimulatorPage::Right::Parameters);
            QCoreApplication::processEvents();
            std::printf("%-28s %5.1f ms\n", qPrintable(entry.fileName()),
                        std::chrono::duration<double, std::milli>(m_clock.steady() - begin).count());
        }
    }

private:
    void printMemory()
    {
        const Frame& frame = *m_page.desk().frame();
        std::printf("simulated %5.0f s: memory %.1f MB, checkpoints %.1f MB\n",
                    sim::secondsOf(frame.a.snapshot.at), residentMemory(),
                    static_cast<double>(frame.checkpointMemory) / 1048576);
        std::fflush(stdout);
    }
    [[nodiscard]] bool standsAt(sim::Time moment) const
    {
        const FramePtr& frame = const_cast<SimulatorPage&>(m_page).desk().frame();
        return frame && !frame->playing && frame->a.snapshot.at == moment;
    }
    template <class Condition>
    void waitFor(Condition&& holds)
    {
        while (!holds())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    static void wait(base::Nanoseconds length)
    {
        QEventLoop loop;
        QTimer::singleShot(std::chrono::duration_cast<std::chrono::milliseconds>(length), &loop,
                           &QEventLoop::quit);
        loop.exec();
    }

    base::MachineClock m_clock;
    kit::Theme m_theme;
    kit::Speech m_speech{wording::Language::English};
    kit::EngineView m_engine;
    kit::QmlWorld m_qml{m_theme, m_speech};
    SimulatorPage m_page{kit::Surroundings{m_theme, m_speech, m_engine, m_qml, m_clock}};
};

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QCommandLineParser options;
    options.addOption({QStringLiteral("seconds"), {}, QStringLiteral("N"), QStringLiteral("10")});
    options.addOption(
        {QStringLiteral("scenario"), {}, QStringLiteral("NAME"), QStringLiteral("vdra-golden-timeline")});
    options.addOption({QStringLiteral("speed"), {}, QStringLiteral("X")});
    options.addOption({QStringLiteral("back"), {}});
    options.addOption({QStringLiteral("parameters"), {}});
    options.process(application);
    Bench bench;
    if (options.isSet(QStringLiteral("back"))) {
        bench.goingBack();
        return 0;
    }
    if (options.isSet(QStringLiteral("parameters"))) {
        bench.showingParameters();
        return 0;
    }
    bench.open(QStringLiteral("shipped/") + options.value(QStringLiteral("scenario")), 366 * 24h);
    const Pace::Speed speed = options.isSet(QStringLiteral("speed"))
                                  ? Pace::Speed(options.value(QStringLiteral("speed")).toDouble())
                                  : Pace::Speed();
    bench.play(speed, std::chrono::seconds(options.value(QStringLiteral("seconds")).toInt()));
    return 0;
}
