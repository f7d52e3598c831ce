// SPDX-License-Identifier: GPL-3.0-or-later
// The Profiles page with 5,000 servers: what an action takes until what it changed is drawn.
//   QT_QPA_PLATFORM=offscreen build/release/bench/bench_editor
#include "EditorSamples.h"
#include "PageBench.h"
#include "kit/SourceView.h"
#include "profiles/FieldRow.h"
#include "profiles/HostPane.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/ServerList.h"
#include "profiles/ServerModel.h"
#include "profiles/SourcePane.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace naru;
using namespace naru::profiles;

namespace {

constexpr int servers = 5000;

/** Acts, lets what it caused be drawn, and prints how long that took: 20 times, or until it is `over`. `rest`
 * passes before each. */
void measure(const char* what, const std::function<void(int)>& act, const std::function<bool()>& over = {},
             std::chrono::milliseconds rest = {})
{
    std::vector<double> times;
    while (over ? !over() : times.size() < 20) {
        QTest::qWait(int(rest.count()));
        QElapsedTimer timer;
        timer.start();
        act(int(times.size()));
        QCoreApplication::processEvents();
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-28s median %6.2f ms, longest %6.2f ms\n", what, times[times.size() / 2], times.back());
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    test::PageBench bench;
    ProfilesPage page(bench.surroundings);
    page.resize(1200, 752);
    page.show();
    QElapsedTimer opening;
    opening.start();
    page.editor().setDocument(test::largeDocument(servers), {});
    page.repaint();
    std::printf("%-28s %lld ms\n", "parsed and shown", static_cast<long long>(opening.elapsed()));
    if (!QTest::qWaitFor([&] { return page.editor().review() != nullptr; }, 30'000))
        return 1;
    std::printf("%-28s %lld ms\n", "with the linter's answer", static_cast<long long>(opening.elapsed()));

    ProfileEditor& editor = page.editor();
    editor.setHost(editor.hosts()[servers / 2]);
    const auto rows = page.tabs().host().findChildren<FieldRow*>();
    measure("a key in the name", [&](int) { QTest::keyClick(&rows.first()->control(), Qt::Key_A); });
    // Behind the pause after which the linter begins, and before it has its answer.
    measure(
        "... while the linter reads", [&](int) { QTest::keyClick(&rows.first()->control(), Qt::Key_A); }, {},
        std::chrono::milliseconds(175));
    measure("a server moved", [&](int) { page.tabs().servers().moveCurrent(1); });
    measure("undo", [&](int) { page.undo(); });
    measure("another server chosen", [&](int i) { editor.setHost(editor.hosts()[std::size_t(i) * 100]); });
    measure("a key in the filter",
            [&](int i) { page.tabs().servers().model().setFilter(QString::number(i)); });

    SourcePane& source = page.tabs().source();
    measure(
        "the source comes in slices", [&](int) { page.tabs().setTab(ProfileTabs::Source); },
        [&] { return source.isVisible() && !source.view().isReadOnly(); });
    measure("the source shown again",
            [&](int i) { page.tabs().setTab(i % 2 == 0 ? ProfileTabs::Servers : ProfileTabs::Source); });
    QTextCursor cursor = source.view().document()->find(QStringLiteral("<HostName>"),
                                                        source.view().document()->characterCount() / 2);
    cursor.setPosition(cursor.selectionEnd());
    source.view().setTextCursor(cursor);
    measure("a key in the source", [&](int) { QTest::keyClick(&source.view(), Qt::Key_A); });
    measure("... and taken over", [&](int) {
        QTest::keyClick(&source.view(), Qt::Key_A);
        source.flush();
    });
    return 0;
}
