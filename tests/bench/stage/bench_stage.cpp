// SPDX-License-Identifier: GPL-3.0-or-later
// bench_stage [--scenario NAME] [--seconds N] [--speed X]
//
// The stage alone, 672 × 356, fed 25 times a second by a run that goes on while a thread beside it simulates
// as fast as it can. Prints what a scene, its still picture and 300 travelling marks cost, and how far apart
// the frames were. With software rendering:  QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
// NARU_SOURCE_DIR=. build/release/bench/bench_stage
#include "../../gui/simulator_stage/StageRuns.h"
#include "../window/FrameTimes.h"
#include "base/Clock.h"
#include "kit/EngineView.h"
#include "kit/QmlWorld.h"
#include "kit/QuickPane.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/stage/ScenePainter.h"
#include "simulator/stage/StagePane.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QPainter>
#include <QTimer>

#include <cstdio>
#include <thread>

using namespace naru;
using namespace naru::simulator;

namespace {

constexpr QSize stageSize{672, 356};
constexpr int frames = 200;

/** Median and 95th percentile of what a piece of work takes. */
template <class Work>
void measure(const char* name, Work work)
{
    bench::Figures figures;
    for (int i = 0; i < frames; ++i) {
        const base::SteadyTime begin = std::chrono::steady_clock::now();
        work();
        figures.add(std::chrono::steady_clock::now() - begin);
    }
    figures.print(name);
}

/** The parts of a frame by themselves. */
void measureParts(const QString& model, const sim::Run& run, const kit::Theme& theme,
                  const wording::Words& words)
{
    const Typeset type(theme);
    const sim::Snapshot snapshot = run.snapshot();
    const std::vector<sim::LogEntry> story;
    const SceneInput input{.snapshot = snapshot,
                           .parameters = run.parameters(),
                           .selection = {},
                           .story = story,
                           .size = stageSize,
                           .type = type,
                           .words = words};
    const Scene scene = sceneOf(model, input);
    const ScenePainter painter(theme.colors(), type);
    QImage image(stageSize, QImage::Format_RGB32);
    measure("snapshot of the run", [&] { (void)run.snapshot(); });
    measure("scene made", [&] { (void)sceneOf(model, input); });
    measure("still picture painted", [&] {
        QPainter on(&image);
        on.fillRect(image.rect(), painter.color(Ink::Bg));
        painter.paint(on, scene);
    });
    measure("300 marks painted", [&] {
        QPainter on(&image);
        on.setRenderHint(QPainter::Antialiasing);
        for (int i = 0; i < 300; ++i)
            painter.paintGlyph(
                on, {.at = {20.0 + i * 2, 20.0 + i}, .size = 6, .shape = Shape::Disc, .ink = Ink::G1});
    });
}

/** Simulates as fast as it can until told to stop; returns the events. */
class Load
{
public:
    Load()
        : m_thread([this](const std::stop_token& stop) {
            auto run = test::runOf(QStringLiteral("retry-storm"), std::chrono::milliseconds(1));
            while (!stop.stop_requested()) {
                if (run->now() > std::chrono::hours(24))
                    run = test::runOf(QStringLiteral("retry-storm"), std::chrono::milliseconds(1));
                m_events += run->advance(run->now() + std::chrono::seconds(10), 20'000);
            }
        })
    {}
    [[nodiscard]] std::uint64_t events() const { return m_events; }

private:
    std::atomic<std::uint64_t> m_events = 0;
    std::jthread m_thread;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({QStringLiteral("scenario"), QStringLiteral("which"), QStringLiteral("name"),
                      QStringLiteral("misrouted-secondaries")});
    parser.addOption(
        {QStringLiteral("seconds"), QStringLiteral("how long"), QStringLiteral("n"), QStringLiteral("10")});
    parser.addOption({QStringLiteral("speed"), QStringLiteral("simulated seconds a second"),
                      QStringLiteral("x"), QStringLiteral("20")});
    parser.process(application);

    const base::MachineClock clock;
    kit::Theme theme;
    kit::Speech speech(wording::Language::English);
    kit::EngineView engine;
    kit::QmlWorld qml(theme, speech);
    kit::applyStyle(theme);
    StagePane pane({theme, speech, engine, qml, clock});
    pane.resize(stageSize);
    pane.show();

    const QString name = parser.value(QStringLiteral("scenario"));
    const QString model = QString::fromStdString(test::shipped(name).model);
    auto run = test::runOf(name, std::chrono::seconds(60));
    measureParts(model, *run, theme, speech.words());

    pane.setModel(model);
    bench::FrameTimes times(*pane.findChild<kit::QuickPane*>());
    QTimer feed;
    constexpr int every = 40;
    const double speed = parser.value(QStringLiteral("speed")).toDouble();
    QObject::connect(&feed, &QTimer::timeout, &pane, [&] {
        run->advance(run->now() + sim::Time(static_cast<std::int64_t>(speed * every * 1e6)));
        pane.show(test::frameOf(*run, true));
    });
    feed.start(every);
    const int seconds = parser.value(QStringLiteral("seconds")).toInt();
    std::uint64_t events = 0;
    {
        const Load load;
        QTimer::singleShot(1000, &pane, [&] { times.record(true); });
        QTimer::singleShot((seconds + 1) * 1000, &application, &QApplication::quit);
        QApplication::exec();
        times.record(false);
        events = load.events();
    }
    times.print();
    std::printf("%.2f million events a second beside it\n",
                static_cast<double>(events) / 1e6 / static_cast<double>(seconds + 1));
    return 0;
}
