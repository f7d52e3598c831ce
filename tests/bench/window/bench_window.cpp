// SPDX-License-Identifier: GPL-3.0-or-later
// bench_window [--http] [--runs N] [--gateways N]
//
// The window itself runs OGS with N gateways (200) of the lab, which is a process beside it, and shows the
// race. Prints how far apart its frames were meanwhile, and how far the values are from a packet capture of
// the same run. With software rendering:  QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
// build/release/bench/bench_window
#include "Capture.h"
#include "Comparison.h"
#include "FrameTimes.h"
#include "LabProcess.h"
#include "kit/EngineView.h"
#include "kit/Style.h"
#include "shell/EngineLink.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QQuickWidget>
#include <QXmlStreamWriter>

#include <cstdio>

using namespace naru;

namespace {

/** All at a distance of their own, 1 ms apart from 20 ms on; the nearest stands at two thirds of the list. */
std::vector<std::chrono::milliseconds> delaysOf(int gateways)
{
    std::vector<std::chrono::milliseconds> delays;
    for (int i = 0; i < gateways; ++i)
        delays.emplace_back(20 + (i + gateways - gateways * 2 / 3) % gateways);
    return delays;
}

bool writeProfile(const QString& path, const std::vector<profile::Target>& targets)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QXmlStreamWriter xml(&file);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("AnyConnectProfile"));
    xml.writeStartElement(QStringLiteral("ServerList"));
    for (const profile::Target& target : targets) {
        const QString address = target.host + QLatin1Char(':') + QString::number(target.port);
        xml.writeStartElement(QStringLiteral("HostEntry"));
        xml.writeTextElement(QStringLiteral("HostName"), address);
        xml.writeTextElement(QStringLiteral("HostAddress"), address);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return !xml.hasError();
}

void tell(const ogs::RunReport& report, const std::vector<std::chrono::milliseconds>& delays)
{
    const auto nearest = std::ranges::min_element(delays) - delays.begin();
    const auto chosen = static_cast<std::size_t>(report.selected.value_or(0));
    std::printf(
        "chosen %zu (at %lld ms), nearest %td (at %lld ms); decided after %.3f s, over after %.3f s\n",
        chosen, static_cast<long long>(delays[chosen].count()), nearest,
        static_cast<long long>(delays[static_cast<std::size_t>(nearest)].count()),
        std::chrono::duration<double>(report.decidedAfter.value_or(base::Nanoseconds{0})).count(),
        std::chrono::duration<double>(report.elapsed).count());
}

/** Carries runs out in the window, and keeps what is to be told of them. */
class Bench
{
public:
    explicit Bench(shell::Interior& interior, const shell::MainWindow& window)
        : m_engine(interior.engine())
        , m_frames(*window.page(0).findChild<QQuickWidget*>())
    {
        QObject::connect(&m_engine, &kit::EngineView::profileChanged, &m_wait, &QEventLoop::quit);
        QObject::connect(&m_engine, &kit::EngineView::runningChanged, &m_wait, [this] {
            if (!m_engine.isRunning())
                m_wait.quit();
        });
    }

    void open(const QString& profile, ogs::ProbeKind kind)
    {
        engine::Settings settings = m_engine.settings();
        settings.kind = kind;
        m_engine.setSettings(settings);
        m_engine.openFiles({profile});
        m_wait.exec();
    }

    const ogs::RunReport& run()
    {
        bench::Capture capture;
        const bool captures = capture.start();
        if (!captures)
            std::printf("no capture: tcpdump is missing or may not listen\n");
        m_frames.record(true);
        m_engine.measureHere();
        m_wait.exec();
        m_frames.record(false);
        const bench::Connections truth = captures ? capture.stop() : bench::Connections();
        for (const ogs::GatewayResult& gateway : m_engine.report()->gateways)
            m_comparison.add(*gateway.target, gateway.probes, truth);
        return *m_engine.report();
    }

    void print()
    {
        m_comparison.print();
        m_frames.print();
    }

private:
    kit::EngineView& m_engine;
    /** Not the application's own loop: leaving that closes the window. */
    QEventLoop m_wait;
    bench::FrameTimes m_frames;
    bench::Comparison m_comparison;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && qstrcmp(argv[1], "--serve") == 0) {
        const QCoreApplication application(argc, argv);
        return bench::LabProcess::serve(QCoreApplication::arguments().mid(2));
    }
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({QStringLiteral("http"), QStringLiteral("plain HTTP instead of HTTPS")});
    parser.addOption(
        {QStringLiteral("gateways"), QStringLiteral("how many"), QStringLiteral("n"), QStringLiteral("200")});
    parser.addOption(
        {QStringLiteral("runs"), QStringLiteral("how often"), QStringLiteral("n"), QStringLiteral("1")});
    parser.process(application);

    const auto delays = delaysOf(parser.value(QStringLiteral("gateways")).toInt());
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("many.xml"));
    bench::LabProcess lab;
    const std::vector<profile::Target> targets = lab.start(delays);
    if (targets.empty() || !writeProfile(file, targets))
        return 1;

    const base::MachineClock clock;
    shell::Interior interior(wording::Language::English, clock);
    interior.theme().setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(interior.theme());
    shell::MainWindow window(interior.surroundings());
    window.resize(1280, 800);
    window.show();
    const shell::EngineLink link({folder.path(), QStringLiteral("naru"), false}, clock, interior.engine());

    Bench bench(interior, window);
    bench.open(file, parser.isSet(QStringLiteral("http")) ? ogs::ProbeKind::Http : ogs::ProbeKind::Https);
    for (int run = 0; run < parser.value(QStringLiteral("runs")).toInt(); ++run)
        tell(bench.run(), delays);
    bench.print();
    return 0;
}
