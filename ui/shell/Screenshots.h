// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/PageTour.h"

#include <QObject>
#include <QString>

#include <memory>

namespace naru::shell {

/**
 * `naru --screenshots DIR`: every stop of the tour as DIR/NAME.png, made from sample data in the language and
 * theme of the moment. Ends the event loop with the exit status: 0, or 3 where a file cannot be written.
 */
class Screenshots final : public QObject
{
    Q_OBJECT

public:
    Screenshots(Interior& interior, MainWindow& window, QString folder, QObject* parent = nullptr);
    void start();

private:
    void take(const TourStop& stop);

    MainWindow& m_window;
    QString m_folder;
    PageTour m_tour;
    int m_status = 0;
};

} // namespace naru::shell
