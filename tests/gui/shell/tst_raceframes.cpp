// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/EngineView.h"
#include "kit/Style.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "shell/SampleData.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <random>

using namespace naru;
using namespace std::chrono_literals;

/** Frame times of the window while hundreds of gateways race: said, and bounded where the bound is promised.
 */
class tst_RaceFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void race_data();
    void race();
    void scroll();
};

namespace {

/** A made-up run of many gateways, as far as it has come at a time. */
ogs::RunReport runOf(int gateways, base::Nanoseconds elapsed)
{
    std::mt19937 random(11);
    ogs::RunReport report;
    report.phase = ogs::Phase::Measuring;
    report.deadline = 7s;
    report.elapsed = elapsed;
    report.probesPlanned = 3 * gateways;
    for (int i = 0; i < gateways; ++i) {
        ogs::GatewayResult gateway;
        gateway.entry = QStringLiteral("gateway-%1").arg(i);
        gateway.target = profile::Target{QStringLiteral("g%1.example.net").arg(i), 443};
        gateway.planned = 3;
        gateway.state = ogs::GatewayState::Measured;
        const auto start = std::chrono::milliseconds(2 * i);
        for (int probe = 0; probe < 3; ++probe) {
            const auto value = std::chrono::milliseconds(100 + random() % 1500);
            if (start + value <= elapsed) {
                ogs::Probe ended;
                ended.index = probe;
                ended.value = value;
                gateway.rtt = std::min(value, gateway.rtt.value_or(value));
                gateway.probes.push_back(ended);
            } else {
                gateway.state = ogs::GatewayState::Running;
                if (start <= elapsed)
                    gateway.running.push_back({probe, start});
            }
        }
        report.probesEnded += int(gateway.probes.size());
        report.gateways.push_back(std::move(gateway));
    }
    return report;
}

profile::Profile profileOf(int gateways)
{
    profile::Profile profile;
    profile.selection.enabled = true;
    for (int i = 0; i < gateways; ++i) {
        profile::HostEntry host;
        host.name = QStringLiteral("gateway-%1").arg(i);
        host.target = profile::Target{QStringLiteral("g%1.example.net").arg(i), 443};
        profile.hosts.push_back(std::move(host));
    }
    return profile;
}

/** The 95th of a hundred. */
double p95(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() * 95 / 100];
}

struct Stage
{
    base::MachineClock clock;
    shell::Interior interior{wording::Language::English, clock};
    std::unique_ptr<shell::MainWindow> window;
    QQuickWidget* pane = nullptr;

    explicit Stage(int gateways)
    {
        kit::applyStyle(interior.theme());
        window = std::make_unique<shell::MainWindow>(interior.surroundings());
        interior.engine().setProfile(std::make_shared<const profile::Profile>(profileOf(gateways)), {},
                                     QStringLiteral("many"));
        window->show();
        pane = window->page(0).findChild<QQuickWidget*>();
    }
};

/** Milliseconds that the window thread was busy at a stretch, while `during` lasts. */
std::vector<double> busyTimes(Stage& stage, base::Nanoseconds during,
                              const std::function<void(base::Nanoseconds)>& step)
{
    std::vector<double> frames;
    QElapsedTimer since;
    QElapsedTimer total;
    total.start();
    since.start();
    QObject context;
    QObject::connect(stage.pane->quickWindow(), &QQuickWindow::afterRendering, &context, [&] {
        frames.push_back(double(since.nsecsElapsed()) / 1e6);
        since.start();
    });
    QTimer reports;
    QObject::connect(&reports, &QTimer::timeout, &context,
                     [&] { step(std::chrono::nanoseconds(total.nsecsElapsed())); });
    reports.start(50);
    (void)QTest::qWaitFor([&] { return total.nsecsElapsed() >= during.count(); }, 20'000);
    return frames;
}

} // namespace

void tst_RaceFrames::race_data()
{
    QTest::addColumn<int>("gateways");
    QTest::newRow("200 gateways") << 200;
    QTest::newRow("500 gateways") << 500;
}

void tst_RaceFrames::race()
{
    QFETCH(int, gateways);
    Stage stage(gateways);
    QVERIFY(QTest::qWaitForWindowExposed(stage.window.get()));
    // Made before: the engine's thread makes them in the program.
    std::vector<engine::RunReportPtr> reports;
    for (base::Nanoseconds elapsed = 0s; elapsed < 4s; elapsed += 50ms)
        reports.push_back(std::make_shared<const ogs::RunReport>(runOf(gateways, elapsed)));
    stage.interior.engine().setRunning(true);
    const std::vector<double> frames = busyTimes(stage, 3s, [&](base::Nanoseconds elapsed) {
        stage.interior.engine().setReport(reports[std::min(size_t(elapsed / 50ms), reports.size() - 1)]);
    });
    QVERIFY(frames.size() > 10);
    qInfo("%d gateways: %zu frames in 3 s, interval p95 %.1f ms", gateways, frames.size(), p95(frames));
}

void tst_RaceFrames::scroll()
{
    Stage stage(500);
    QVERIFY(QTest::qWaitForWindowExposed(stage.window.get()));
    stage.interior.engine().setReport(std::make_shared<const ogs::RunReport>(runOf(500, 8s)));
    auto* list = stage.pane->rootObject()->findChild<QQuickItem*>(QStringLiteral("lanes"));
    QVERIFY(list);
    const std::vector<double> frames = busyTimes(stage, 2s, [&](base::Nanoseconds elapsed) {
        list->setProperty("contentY", std::chrono::duration<double>(elapsed).count() * 2000);
    });
    qInfo("scrolling 500 lanes: %zu frames in 2 s, interval p95 %.1f ms", frames.size(), p95(frames));
    QVERIFY(list->property("contentY").toDouble() > 1000);
}

QTEST_MAIN(tst_RaceFrames)
#include "tst_raceframes.moc"
