// SPDX-License-Identifier: GPL-3.0-or-later
// bench_evidence [FILE…]
//
// The Evidence page at 1280 x 800 opens each file (logs, captures, support sessions of any size), then puts
// all of them side by side: how long the window does not answer while it reads, while the result comes onto
// the page, in each tab, with another language and theme, when a reading is cancelled and when all is put
// away; how much memory that takes. Before that, what 100 and 10,000 runs of a log cost in the tab that
// charts them. Files of 1 GB and 500 MB come from make_capture.py and make_log.py.
// QT_QPA_PLATFORM=offscreen build/release/bench/bench_evidence large.pcap large.txt
#include "PageBench.h"
#include "WindowWatch.h"
#include "evidence/EvidencePage.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/HistoryPane.h"
#include "evidence/ReadingBar.h"
#include "evidence/TextPane.h"
#include "kit/RowTable.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

#include <cstdio>

using namespace naru;
using namespace std::chrono_literals;
using evidence_ui::EvidenceTabs;

namespace {

/** What stands behind `name` in the kernel's account of this process, in MB. */
double megabytes(const char* name)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(qstrlen(name) + 1).replace("kB", "").trimmed().toDouble() / 1024;
    }
    return 0;
}

evidence::LogReading madeUp(int runs)
{
    evidence::LogReading log;
    const QDateTime begin(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    for (int run = 0; run < runs; ++run) {
        evidence::LogRun& each = log.runs.emplace_back();
        each.at = begin.addSecs(qint64(run) * 600);
        each.outcome = evidence::LogOutcome::Selected;
        each.selected = QStringLiteral("gw%1.example.net").arg(run % 3);
        for (int gateway = 0; gateway < 4; ++gateway) {
            evidence::LogGateway& own = each.gateways.emplace_back();
            own.host = QStringLiteral("gw%1.example.net").arg(gateway);
            if (run % 5 != gateway)
                own.rtt = std::chrono::milliseconds(100 * gateway + 30 + run * 37 % 60);
        }
    }
    return log;
}

class Bench
{
public:
    Bench()
    {
        m_page.resize(1280 - kit::Theme::railWidth, 800 - kit::Theme::headerHeight);
        m_page.show();
        settle();
        std::printf("resident before: %.0f MB\n", megabytes("VmRSS"));
    }

    void open(const QString& path)
    {
        const QString name = QFileInfo(path).fileName();
        m_watch.begin();
        int steps = 0;
        m_page.open({path});
        double done = 0;
        waitFor([&] {
            steps += m_page.reading().done() > done ? 1 : 0;
            done = m_page.reading().done();
            return !m_page.isReading();
        });
        m_watch.print(QStringLiteral("%1: read").arg(name));
        std::printf("  progress in %d steps, memory at most %.0f MB\n", steps, megabytes("VmHWM"));
        m_watch.begin();
        waitFor([&] { return m_page.model().isChecked(); });
        settle();
        m_watch.print(QStringLiteral("%1: checked and shown").arg(name));
    }

    /** A log of so many runs, with a gap in every fifth, goes onto the page, in the tab of runs. */
    void showRuns(int runs)
    {
        m_page.model().clear();
        m_page.tabs().setTab(EvidenceTabs::History);
        settle();
        evidence_ui::Opened opened;
        opened.log = evidence_ui::openedLog({}, false, madeUp(runs));
        m_watch.begin();
        m_page.take(opened);
        settle();
        m_watch.print(QStringLiteral("%1 runs: shown").arg(runs));
        m_watch.begin();
        m_page.tabs().setTab(EvidenceTabs::History);
        settle();
        m_watch.print(QStringLiteral("  tab \"Runs\""));
        chooseOldestRun();
        m_watch.begin();
        m_page.tabs().history().view().verticalScrollBar()->setValue(0);
        settle();
        m_watch.print(QStringLiteral("  scrolled back"));
    }

    /** Presses the button when half of the file is read. */
    void cancel(const QString& path)
    {
        m_watch.begin();
        m_page.open({path});
        waitFor([&] { return m_page.reading().done() > 0.3 || !m_page.isReading(); });
        if (!m_page.isReading()) {
            std::printf("too soon over to be cancelled\n");
            return;
        }
        const base::Nanoseconds before = m_watch.elapsed();
        m_page.reading().cancel().click();
        settle();
        m_watch.print(QStringLiteral("cancelled after %1 ms").arg(before / 1ms));
    }

    void visitTabs()
    {
        EvidenceTabs& tabs = m_page.tabs();
        for (int tab = 0; tab < EvidenceTabs::TabCount; ++tab) {
            if (!tabs.bar().isTabVisible(tab))
                continue;
            m_watch.begin();
            tabs.setTab(static_cast<EvidenceTabs::Tab>(tab));
            if (tab == EvidenceTabs::Text)
                waitFor([&] { return isTextShown(); });
            settle();
            m_watch.print(QStringLiteral("  tab \"%1\"").arg(tabs.bar().tabText(tab)));
            if (tab == EvidenceTabs::History)
                chooseOldestRun();
        }
        tabs.setTab(EvidenceTabs::Comparison);
    }

    void switchLooks()
    {
        using wording::Language;
        using enum kit::Theme::Scheme;
        m_watch.begin();
        m_bench.speech.setLanguage(m_bench.speech.language() == Language::Korean ? Language::English
                                                                                 : Language::Korean);
        settle();
        m_watch.print(QStringLiteral("  another language"));
        m_watch.begin();
        m_bench.theme.setScheme(m_bench.theme.scheme() == Dark ? Light : Dark);
        settle();
        m_watch.print(QStringLiteral("  another theme"));
    }

    void clear()
    {
        m_watch.begin();
        m_page.model().clear();
        settle();
        m_watch.print(QStringLiteral("all put away"));
        std::printf("resident then %.0f MB, at most %.0f MB\n", megabytes("VmRSS"), megabytes("VmHWM"));
    }

private:
    void chooseOldestRun()
    {
        kit::RowTable& table = m_page.tabs().history().view();
        m_watch.begin();
        table.setCurrentIndex(table.model()->index(table.model()->rowCount() - 1, 0));
        waitFor([&] { return m_page.model().isChecked(); });
        settle();
        m_watch.print(QStringLiteral("  the oldest of %1 runs").arg(table.model()->rowCount()));
    }

    /** All of it is in the field, which takes it in pieces. */
    [[nodiscard]] bool isTextShown()
    {
        const auto* field = m_page.tabs().text().findChild<QPlainTextEdit*>();
        const qsizetype size = m_page.tabs().text().text().size();
        return size > 0 && field->document()->characterCount() >= size;
    }

    template <class Condition>
    void waitFor(Condition&& holds)
    {
        while (!holds())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    /** What follows from the last step is done and painted. */
    static void settle() { QTest::qWait(300); }

    test::PageBench m_bench;
    evidence_ui::EvidencePage m_page{m_bench.surroundings};
    bench::WindowWatch m_watch;
};

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    const QStringList files = QCoreApplication::arguments().sliced(1);
    Bench bench;
    bench.switchLooks();
    for (const int runs : {100, 10'000, 100, 10'000})
        bench.showRuns(runs);
    for (const QString& file : files) {
        bench.cancel(file);
        bench.open(file);
        bench.visitTabs();
        if (file == files.constLast())
            bench.switchLooks();
    }
    bench.clear();
    return 0;
}
