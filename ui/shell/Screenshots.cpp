// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Screenshots.h"

#include "shell/Interior.h"
#include "shell/MainWindow.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>

#include <cstdio>

namespace naru::shell {

namespace {
constexpr int cannotWrite = 3;
}

Screenshots::Screenshots(Interior& interior, MainWindow& window, QString folder, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_folder(std::move(folder))
    , m_tour(interior, window, [this](const TourStop& stop) { take(stop); })
{
    connect(&m_tour, &PageTour::finished, this, [this] { QCoreApplication::exit(m_status); });
}

void Screenshots::start()
{
    QDir().mkpath(m_folder);
    m_tour.start();
}

void Screenshots::take(const TourStop& stop)
{
    const QString file = m_folder + QLatin1Char('/') + QLatin1String(stop.name) + QStringLiteral(".png");
    if (m_window.grab().save(file)) {
        std::printf("%s\n", qPrintable(file));
        return;
    }
    std::fprintf(stderr, "Cannot write %s\n", qPrintable(file));
    m_status = cannotWrite;
}

} // namespace naru::shell
