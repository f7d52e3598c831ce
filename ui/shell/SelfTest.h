// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/PageTour.h"
#include "shell/WarningCounter.h"

#include <QObject>

#include <memory>

namespace naru::shell {

/**
 * `naru --self-test`: the tour in both languages and both themes, changed while the window is open. Any
 * warning fails it. Ends the event loop with the exit status.
 */
class SelfTest final : public QObject
{
    Q_OBJECT

public:
    /** Counts from here on, so make it before the window. */
    explicit SelfTest(Interior& interior, QObject* parent = nullptr);
    void start(MainWindow& window);

private:
    void nextRound();
    void report();

    Interior& m_interior;
    MainWindow* m_window = nullptr;
    WarningCounter m_warnings;
    std::unique_ptr<PageTour> m_tour;
    int m_round = 0;
};

} // namespace naru::shell
