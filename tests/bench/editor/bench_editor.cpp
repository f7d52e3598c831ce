// SPDX-License-Identifier: GPL-3.0-or-later
// The Profiles page with 5,000 servers: what an action takes until it is drawn. Medians of 20.
//   QT_QPA_PLATFORM=offscreen build/release/bench/bench_editor
#include "EditorSamples.h"
#include "PageBench.h"
#include "profiles/FieldRow.h"
#include "profiles/HostPane.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/ServerList.h"
#include "profiles/ServerModel.h"
#include "profiles/SourcePane.h"
#include "profiles/SourceView.h"

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
constexpr int rounds = 20;

void measure(QWidget& page, const char* what, const std::function<void(int)>& act)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        act(i);
        page.repaint();
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-28s median %6.2f ms, longest %6.2f ms\n", what, times[rounds / 2], times.back());
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
    measure(page, "a key in the name", [&](int) { QTest::keyClick(&rows.first()->control(), Qt::Key_A); });
    measure(page, "a server moved", [&](int) { page.tabs().servers().moveCurrent(1); });
    measure(page, "undo", [&](int) { page.undo(); });
    measure(page, "another server chosen",
            [&](int i) { editor.setHost(editor.hosts()[std::size_t(i) * 100]); });
    measure(page, "a key in the filter",
            [&](int i) { page.tabs().servers().model().setFilter(QString::number(i)); });

    measure(page, "the source shown",
            [&](int i) { page.tabs().setTab(i % 2 == 0 ? ProfileTabs::Source : ProfileTabs::Servers); });
    page.tabs().setTab(ProfileTabs::Source);
    SourcePane& source = page.tabs().source();
    QTextCursor cursor = source.view().document()->find(QStringLiteral("<HostName>"),
                                                        source.view().document()->characterCount() / 2);
    cursor.setPosition(cursor.selectionEnd());
    source.view().setTextCursor(cursor);
    measure(page, "a key in the source", [&](int) { QTest::keyClick(&source.view(), Qt::Key_A); });
    measure(page, "... and taken over", [&](int) {
        QTest::keyClick(&source.view(), Qt::Key_A);
        source.flush();
    });
    return 0;
}
