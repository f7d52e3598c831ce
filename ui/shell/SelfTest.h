// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/PageTour.h"
#include "shell/WarningCounter.h"

#include <QObject>

#include <memory>

namespace naru::shell {

/**
 * `naru --self-test`: the tour in both languages and both themes, changed while the window is open. Any
 * warning fails it, also one that comes while the window is taken down. Ends the event loop when it is
 * through.
 */
class SelfTest final : public QObject
{
    Q_OBJECT

public:
    /** Counts from here on, so make it before the window. */
    explicit SelfTest(Interior& interior, QObject* parent = nullptr);
    void start(MainWindow& window);
    /** Says the result on stdout; to be called when the window is gone. The exit status. */
    [[nodiscard]] int report() const;

private:
    void nextRound();

    Interior& m_interior;
    WarningCounter m_warnings;
    std::unique_ptr<PageTour> m_tour;
    int m_round = -1;
    int m_pages = 0;
};

} // namespace naru::shell
