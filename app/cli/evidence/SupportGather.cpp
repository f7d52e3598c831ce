// SPDX-License-Identifier: GPL-3.0-or-later
#include "SupportGather.h"

#include "BackgroundReading.h"
#include "base/Clock.h"
#include "engine/DataFolder.h"
#include "engine/Engine.h"
#include "engine/FileBytes.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSysInfo>
#include <QTimeZone>

namespace naru::cli {

namespace {

constexpr qint64 mostProfileBytes = 16LL * 1024 * 1024;
constexpr qint64 mostFileBytes = 256LL * 1024 * 1024;

/** Locations and history, as the engine has them. */
void askEngine(const QString& data, evidence::SupportSession& session)
{
    const base::MachineClock clock;
    engine::Engine engine({data, QStringLiteral("naructl"), false}, clock);
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

bool addFiles(const QStringList& paths, qint64 most, std::vector<evidence::SupportFile>& files,
              const Console& console)
{
    for (const QString& path : paths) {
        const auto bytes = engine::readBytes(path, most);
        if (!bytes) {
            console.error(bytes.error());
            return false;
        }
        files.push_back({QFileInfo(path).fileName(), *bytes});
    }
    return true;
}

/** Events of the program's own log and of those that were named; false where one cannot be read. */
bool addEvents(const QString& own, const QStringList& others, evidence::SupportSession& session,
               const Console& console)
{
    QStringList paths = others;
    if (QFileInfo::exists(own))
        paths.prepend(own);
    for (const QString& path : paths) {
        evidence::ReadResult<evidence::LogReading> log;
        inBackground(console,
                     [&](const evidence::ReadControl& control) { log = evidence::readLog(path, control); });
        if (!log) {
            // The program's own may be empty.
            if (path == own && log.error().code == evidence::ReadErrorCode::NotALog)
                continue;
            static_cast<void>(complainOf(console, log.error()));
            return false;
        }
        const auto events = evidence::eventsOf(*log, QTimeZone::systemTimeZone());
        session.events.insert(session.events.end(), events.begin(), events.end());
    }
    return true;
}

} // namespace

std::optional<evidence::SupportSession> gatherSession(const SupportWish& wish, const Console& console)
{
    evidence::SupportSession session;
    session.madeAt = base::MachineClock().system();
    session.versions = {{QStringLiteral("naru"), QCoreApplication::applicationVersion()},
                        {QStringLiteral("qt"), QString::fromLatin1(qVersion())},
                        {QStringLiteral("system"), QSysInfo::prettyProductName()},
                        {QStringLiteral("kernel"), QSysInfo::kernelVersion()}};
    const QString data = wish.data.isEmpty() ? engine::dataFolder(false) : wish.data;
    const QString own = data + QStringLiteral("/naru.log");
    QStringList logs = wish.logs;
    if (wish.rawLog && QFileInfo::exists(own))
        logs.prepend(own);
    const bool good = addFiles(wish.profiles, mostProfileBytes, session.profiles, console) &&
                      addFiles(logs, mostFileBytes, session.logs, console) &&
                      addFiles(wish.captures, mostFileBytes, session.captures, console) &&
                      addEvents(own, wish.logs, session, console);
    if (!good)
        return std::nullopt;
    askEngine(data, session);
    return session;
}

} // namespace naru::cli
