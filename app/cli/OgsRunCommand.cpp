// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Duration.h"
#include "OgsRunner.h"
#include "ProfileArguments.h"
#include "Settings.h"
#include "Tr.h"
#include "engine/DataFolder.h"
#include "lab/Lab.h"
#include "ogs/Codes.h"
#include "profile/Profile.h"
#include "profile/Reader.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct Options
{
    std::vector<std::string> profiles;
    bool demo = false;
    /** Empty where the argument is not given: then the user's setting counts. */
    std::string probe;
    bool sequential = false;
    std::string rank;
    std::string deadline;
    bool noCache = false;
    std::string proxy;
    std::string location;
    std::string data;
    bool why = false;
};

/** What is wrong with the arguments, worded. */
using Complaint = QString;

/** Nothing where the argument is not given. */
std::expected<std::optional<ogs::Proxy>, Complaint> proxyOf(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    const auto proxy = ogs::Proxy::parse(QString::fromStdString(text));
    if (!proxy)
        return std::unexpected(
            Tr::tr("Not the address of a proxy: %1. Write it like http://proxy.example.net:3128.")
                .arg(QString::fromStdString(text)));
    return proxy;
}

/** Nothing where the argument is not given. */
std::expected<std::optional<base::Nanoseconds>, Complaint> deadlineOf(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    const auto deadline = parseDuration(text);
    if (!deadline || *deadline < std::chrono::milliseconds(100) || *deadline > std::chrono::minutes(1))
        return std::unexpected(
            Tr::tr("Not a deadline between 100ms and 1min: %1.").arg(QString::fromStdString(text)));
    return deadline;
}

/** The user's settings; an argument that is given wins. */
std::expected<engine::Settings, Complaint> settingsOf(const Options& options, engine::Settings settings)
{
    const auto deadline = deadlineOf(options.deadline);
    const auto proxy = proxyOf(options.proxy);
    if (!deadline || !proxy)
        return std::unexpected(deadline ? proxy.error() : deadline.error());
    settings.deadline = deadline->value_or(settings.deadline);
    if (*proxy)
        settings.proxy = *proxy;
    settings.kind = ogs::probeKindFromCode(QString::fromStdString(options.probe)).value_or(settings.kind);
    settings.rankBy = ogs::rankByFromCode(QString::fromStdString(options.rank)).value_or(settings.rankBy);
    settings.sequential = settings.sequential || options.sequential;
    return settings;
}

std::expected<engine::RunRequest, Complaint> requestOf(const Options& options)
{
    engine::RunRequest request;
    request.noCache = options.noCache;
    if (!options.location.empty()) {
        request.location = ogs::Location::parse(QString::fromStdString(options.location));
        if (!request.location)
            return std::unexpected(
                Tr::tr("Not a location: %1. Write it like home.example|192.168.1.1,192.168.1.2.")
                    .arg(QString::fromStdString(options.location)));
    }
    return request;
}

base::Result<profile::Profile> profileOf(const Options& options, const lab::Lab& demo)
{
    if (options.demo)
        return profile::readProfile(demo.profile());
    auto read = readProfiles(options.profiles);
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->profile);
}

int runOgs(const Options& options, const Console& console)
{
    // The demo shows an unchanged set-up, and a data folder of its own is not the user's.
    const bool isUsers = !options.demo && options.data.empty();
    const auto settings = settingsOf(options, isUsers ? userSettings(console) : engine::Settings{});
    const auto request = requestOf(options);
    if (!settings || !request) {
        console.complain(settings ? request.error() : settings.error());
        return WrongUse;
    }
    lab::Lab demo;
    if (options.demo) {
        if (const auto started = demo.start(lab::Lab::demo()); !started) {
            console.error(started.error());
            return NothingReached;
        }
    }
    const auto profile = profileOf(options, demo);
    if (!profile) {
        console.error(profile.error());
        return BadInput;
    }
    const QString data =
        options.data.empty() ? engine::dataFolder(options.demo) : QString::fromStdString(options.data);
    // The demo's gateways are on this machine: where the machine is does not matter.
    OgsRunner runner({data, QStringLiteral("naructl"), !options.demo}, console, options.why);
    return runner.run(*profile, *settings, *request);
}

} // namespace

void addOgsRun(CLI::App& ogs, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = ogs.add_subcommand("run", "Measures the gateways of a profile and chooses one");
    command->footer("What is not given is as set in naru.conf; with --demo or --data, as shipped.");
    auto* source = command->add_option_group("gateways");
    source->add_option("--profile", options->profiles, "AnyConnect profiles; several are merged");
    source->add_flag("--demo", options->demo, "Gateways on this machine; nothing leaves it");
    source->require_option(1);
    command->add_option("--probe", options->probe, "What a probe sends: https or http")
        ->check(CLI::IsMember({"https", "http"}));
    command->add_flag("--sequential", options->sequential, "One probe after another for each gateway");
    command->add_option("--rank", options->rank, "By the full exchange (ogs) or the TCP handshake (tcp)")
        ->check(CLI::IsMember({"ogs", "tcp"}));
    command->add_option("--deadline", options->deadline, "When a run ends, as 7s");
    command->add_flag("--no-cache", options->noCache, "Neither asks nor fills the cache");
    command->add_option("--proxy", options->proxy, "A fixed proxy, as http://HOST:PORT");
    command->add_option("--location", options->location,
                        "Stands in for the machine's own, as 'suffix|dns,dns'");
    command->add_option("--data", options->data, "Stands in for the user's data folder");
    command->add_flag("--why", options->why, "Says the reasons");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return runOgs(*options, console); };
    });
}

} // namespace naru::cli
