// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of main() to the first frame of the window, and the memory then; after that, for each page
// that is shown, how long the window's thread is held up by another theme and by another language. Run it
// with software rendering:  QT_QPA_PLATFORM=offscreen build/release/bench/bench_start
#include "kit/Style.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "shell/SampleData.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <functional>

using namespace naru;

namespace {

/** Resident memory in MB, as the kernel counts it. */
double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).replace("kB", "").trimmed().toDouble() / 1024;
    }
    return 0;
}

/** Tells when the window has painted for the first time. */
class FirstFrame final : public QObject
{
public:
    FirstFrame(QWidget& window, const QElapsedTimer& since)
        : m_since(since)
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // Behind the paint event: then its picture is on its way to the screen.
            QTimer::singleShot(0, this, [this] {
                std::printf("first frame after %lld ms, %.0f MB resident\n",
                            static_cast<long long>(m_since.elapsed()), residentMegabytes());
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    const QElapsedTimer& m_since;
    bool m_seen = false;
};

/** Milliseconds until `change` is done and all that it asked for is painted. */
double heldUp(const std::function<void()>& change)
{
    QElapsedTimer timer;
    timer.start();
    change();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void switchEverything(shell::Interior& interior, shell::MainWindow& window)
{
    using Scheme = kit::Theme::Scheme;
    window.show(); // leaving the loop closed it
    std::printf("%zu widgets\n", static_cast<std::size_t>(QApplication::allWidgets().size()));
    for (int page = 0; page < window.pageCount(); ++page) {
        const double shown = heldUp([&] { window.showPage(page); });
        const double theme = heldUp([&] { interior.theme().setScheme(Scheme::Dark); });
        const double back = heldUp([&] { interior.theme().setScheme(Scheme::Light); });
        const double motion =
            heldUp([&] { interior.theme().setReduceMotion(!interior.theme().reduceMotion()); });
        std::printf("page %d: shown %.0f ms, dark %.0f ms, light %.0f ms, motion %.0f ms\n", page + 1, shown,
                    theme, back, motion);
    }
}

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer timer;
    timer.start();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("naru"));
    const base::MachineClock clock;
    shell::Interior interior(wording::systemLanguage(), clock);
    interior.theme().setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(interior.theme());
    shell::MainWindow window(interior.surroundings());
    const FirstFrame firstFrame(window, timer);
    window.resize(1280, 800);
    window.show();
    QApplication::exec();
    switchEverything(interior, window);
    return 0;
}
