// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Theme.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "shell/SampleData.h"

#include <QStringList>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace naru::test {

/** The real window with sample data in it, of 1280 x 800, without motion, with a system font of
 * $NARU_SYSTEM_FONT px where that is set. One at a time: the style and the language are the program's. */
class Stage
{
public:
    explicit Stage(wording::Language language, kit::Theme::Scheme scheme = kit::Theme::Scheme::Light);
    ~Stage();

    [[nodiscard]] shell::MainWindow& window() { return *m_window; }
    [[nodiscard]] shell::Interior& interior() { return m_interior; }
    [[nodiscard]] kit::Surroundings surroundings();
    [[nodiscard]] shell::SampleData samples() const
    {
        return shell::SampleData(m_interior.speech().language());
    }
    /** Puts a state into the window and shows a page. */
    void show(int page, shell::SampleData::State state);
    template <class Page>
    [[nodiscard]] Page& page()
    {
        for (int i = 0; i < m_window->pageCount(); ++i) {
            if (auto* found = qobject_cast<Page*>(&m_window->page(i)))
                return *found;
        }
        qFatal("the window has no such page");
    }
    /** Writes a file where nothing else lies, and names it. */
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const;

private:
    QTemporaryDir m_folder;
    shell::SampleClock m_clock;
    mutable shell::Interior m_interior;
    std::unique_ptr<shell::MainWindow> m_window;
};

/** Waits until it is so; that it never is ends the test. */
void await(const char* what, const std::function<bool()>& isSo);

/** All faults in one text; of many each is also told by itself, for Qt Test cuts long ones. */
[[nodiscard]] QByteArray told(const QStringList& faults);

/** Layouts, scenes and what was put off are as they stay. */
void settle();

} // namespace naru::test
