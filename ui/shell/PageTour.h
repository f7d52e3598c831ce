// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/SampleData.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace naru::simulator {
class SimulatorPage;
}

namespace naru::shell {

class Interior;
class MainWindow;

/** One picture: a page in a state. */
struct TourStop
{
    /** Name of the picture's file, without language and theme. */
    const char* name;
    int page;
    SampleData::State state;
};

/** Every page, the Connect page in each of its states. */
[[nodiscard]] const std::vector<TourStop>& tourStops();

/**
 * Shows one stop after another in the window, filled with sample data, each until it is drawn; runs on the
 * event loop. The language and the theme are those of the moment.
 */
class PageTour final : public QObject
{
    Q_OBJECT

public:
    using Visit = std::function<void(const TourStop&)>;

    /** `interior` and `window` must outlive the tour. `visit` is called while the stop is on the screen. */
    PageTour(Interior& interior, MainWindow& window, Visit visit, QObject* parent = nullptr);
    void start();

Q_SIGNALS:
    void finished();

private:
    void arrive();
    void leave();
    void simulate(simulator::SimulatorPage& page, const QString& stop);

    Interior& m_interior;
    MainWindow& m_window;
    Visit m_visit;
    QTimer m_drawn;
    QMetaObject::Connection m_waiting;
    size_t m_stop = 0;
};

} // namespace naru::shell
