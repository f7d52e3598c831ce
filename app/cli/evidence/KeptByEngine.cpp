// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptByEngine.h"

#include "base/Clock.h"
#include "engine/Engine.h"

#include <QCoreApplication>

namespace naru::cli {

void addKept(const QString& dataFolder, evidence::SupportSession& session)
{
    const base::MachineClock clock;
    engine::Engine engine({dataFolder, QStringLiteral("naructl"), false}, clock);
    int missing = 2;
    const auto came = [&missing] {
        if (--missing == 0)
            QCoreApplication::quit();
    };
    QObject::connect(&engine, &engine::Engine::failed, qApp, came, Qt::QueuedConnection);
    QObject::connect(
        &engine, &engine::Engine::locationsChanged, qApp,
        [&](const ogs::Cache& cache) {
            session.locations = cache.entries();
            came();
        },
        Qt::QueuedConnection);
    QObject::connect(
        &engine, &engine::Engine::historyRead, qApp,
        [&](const engine::Samples& samples) {
            session.history = samples;
            came();
        },
        Qt::QueuedConnection);
    engine.readLocations();
    engine.readHistory(base::SystemTime{});
    QCoreApplication::exec();
}

} // namespace naru::cli
