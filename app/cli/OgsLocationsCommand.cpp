// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Json.h"
#include "Settings.h"
#include "Tr.h"
#include "base/Clock.h"
#include "engine/DataFolder.h"
#include "engine/Engine.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct Options
{
    std::string data;
    std::string key;
};

engine::Places placesOf(const Options& options)
{
    return {options.data.empty() ? engine::dataFolder(false) : QString::fromStdString(options.data),
            QStringLiteral("naructl"), true};
}

void printLocations(const ogs::Cache& cache, const ogs::Location& location, const Console& console)
{
    const wording::Words& words = console.words();
    if (cache.entries().empty())
        console.line(Tr::tr("No location is cached."));
    for (const ogs::CacheEntry& entry : cache.entries()) {
        for (const ogs::LocationKey& key : entry.keys) {
            const bool here = std::ranges::find(location.keys, key) != location.keys.end();
            console.line(key.text() + (here ? Tr::tr("  (matches now)") : QString()));
        }
        console.line(QStringLiteral("    ") + Tr::tr("Measured: %1").arg(words.dateTime(entry.measuredAt)));
        for (const ogs::CachedGateway& gateway : entry.order)
            console.line(QStringLiteral("    ") + padded(gateway.entry, 24) +
                         words.milliseconds(gateway.rtt));
    }
}

base::Nanoseconds lifetimeOf(const Options& options, const Console& console)
{
    return options.data.empty() ? userSettings(console).cacheLifetime : ogs::defaultCacheLifetime;
}

/** Waits for the machine's location and the cache, in either order, then shows them. */
int listLocations(const Options& options, const Console& console)
{
    const base::MachineClock clock;
    engine::Engine engine(placesOf(options), clock);
    std::optional<ogs::Location> location;
    std::optional<ogs::Cache> cache;
    const base::Nanoseconds lifetime = lifetimeOf(options, console);
    const auto showWhenComplete = [&] {
        if (!location || !cache)
            return;
        if (console.json())
            console.object(locationsJson(*cache, *location, lifetime));
        else
            printLocations(*cache, *location, console);
        QCoreApplication::quit();
    };
    int status = Done;
    QObject::connect(
        &engine, &engine::Engine::networkChanged, qApp,
        [&](const engine::Network& network) {
            location = network.location;
            showWhenComplete();
        },
        Qt::QueuedConnection);
    QObject::connect(
        &engine, &engine::Engine::locationsChanged, qApp,
        [&](const ogs::Cache& read) {
            cache = read;
            showWhenComplete();
        },
        Qt::QueuedConnection);
    QObject::connect(&engine, &engine::Engine::failed, qApp, [&](const base::Error& error) {
        console.error(error);
        status = BadInput;
    });
    engine.readLocations();
    engine.refreshNetwork();
    QCoreApplication::exec();
    return status;
}

/** Lets the engine change the cache and waits for the answer. */
int changeLocations(const Options& options, const Console& console,
                    const std::function<void(engine::Engine&)>& wish)
{
    const base::MachineClock clock;
    engine::Engine engine(placesOf(options), clock);
    int status = Done;
    QObject::connect(&engine, &engine::Engine::failed, qApp, [&](const base::Error& error) {
        console.error(error);
        status = BadInput;
    });
    QObject::connect(
        &engine, &engine::Engine::locationsChanged, qApp,
        [&](const ogs::Cache& cache) {
            if (console.json())
                console.object(locationsJson(cache, {}, lifetimeOf(options, console)));
            QCoreApplication::quit();
        },
        Qt::QueuedConnection);
    wish(engine);
    QCoreApplication::exec();
    return status;
}

int forgetLocation(const Options& options, const Console& console)
{
    const auto key = ogs::LocationKey::parse(QString::fromStdString(options.key));
    if (!key) {
        console.complain(Tr::tr("Not a pair: %1. Write it like home.example|192.168.1.1.")
                             .arg(QString::fromStdString(options.key)));
        return WrongUse;
    }
    return changeLocations(options, console, [&](engine::Engine& engine) { engine.forgetLocation(*key); });
}

} // namespace

void addOgsLocations(CLI::App& ogs, Action& chosen)
{
    CLI::App* locations = ogs.add_subcommand("locations", "The cache of locations");
    locations->require_subcommand(1);
    auto options = std::make_shared<Options>();
    const auto add = [&](const char* name, const char* help,
                         std::function<int(const Options&, const Console&)> act) {
        CLI::App* command = locations->add_subcommand(name, help);
        command->add_option("--data", options->data, "Stands in for the user's data folder");
        command->callback([options, act = std::move(act), &chosen] {
            chosen = [options, act](const Console& console) { return act(*options, console); };
        });
        return command;
    };
    add("list", "Shows the cached locations", listLocations);
    add("forget", "Forgets the location that holds a pair", forgetLocation)
        ->add_option("KEY", options->key, "A pair, as 'home.example|192.168.1.1'")
        ->required();
    add("clear", "Forgets all", [](const Options& o, const Console& console) {
        return changeLocations(o, console, [](engine::Engine& engine) { engine.clearLocations(); });
    });
}

} // namespace naru::cli
