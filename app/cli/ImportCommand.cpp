// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "ImportPlan.h"
#include "ProfileArguments.h"
#include "Settings.h"
#include "Tr.h"
#include "engine/DataFolder.h"
#include "engine/OtherGateways.h"
#include "engine/ProfileImport.h"
#include "engine/SettingsFile.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

/** What the preview compares with; the gateways are those of the profiles that are named. */
base::Result<engine::TakeoverInput> inputOf(const ImportRequest& request, const Console& console)
{
    engine::TakeoverInput input{
        userSettings(console), engine::previousGateway(engine::dataFolder(false)), {}, {}};
    if (request.profiles.empty())
        return input;
    const auto read = readProfiles(request.profiles);
    if (!read)
        return std::unexpected(read.error());
    input.useProfile(read->profile);
    return input;
}

base::Result<void> carryOutSettings(const ImportPlan& plan, const engine::Settings& settings)
{
    std::vector<engine::TakeoverRow> rows;
    for (std::size_t i = 0; i < plan.settings.size(); ++i) {
        if (plan.takesSetting[i])
            rows.push_back(plan.settings[i]);
    }
    const engine::TakenOver taken = engine::takeOver(rows, settings);
    if (taken.settings != settings) {
        if (const auto kept = engine::writeSettings(engine::settingsFile(), taken.settings); !kept)
            return kept;
    }
    return taken.previousGateway
               ? engine::keepPreviousGateway(engine::dataFolder(false), *taken.previousGateway)
               : base::Result<void>();
}

base::Result<void> carryOutProfiles(ImportPlan& plan)
{
    const QString data = engine::dataFolder(false);
    for (ImportedProfile& profile : plan.profiles) {
        if (!profile.isTaken)
            continue;
        const auto copy = engine::importProfile(profile.file.path, data);
        if (!copy)
            return std::unexpected(copy.error());
        profile.copy = *copy;
    }
    std::vector<profile::OfferedGateway> gateways;
    for (std::size_t i = 0; i < plan.gateways.size(); ++i) {
        if (plan.takesGateway[i])
            gateways.push_back(plan.gateways[i]);
    }
    if (gateways.empty())
        return {};
    const auto made = engine::importGateways(gateways, QStringLiteral("NetworkManager"), data);
    if (!made)
        return std::unexpected(made.error());
    plan.gatewayProfile = *made;
    return {};
}

int report(const ImportPlan& plan, const Console& console)
{
    for (const base::Error& problem : plan.problems)
        console.error(problem);
    if (console.json()) {
        console.object(importJson(plan, console.words()));
    } else {
        for (const QString& line : importText(plan, console.words()))
            console.line(line);
    }
    return plan.problems.empty() ? Done : BadInput;
}

int runImport(const ImportRequest& request, const Console& console)
{
    if (!request.files.empty() && !request.below.empty()) {
        console.complain(Tr::tr("Name files, or a folder with --below, but not both."));
        return WrongUse;
    }
    const auto input = inputOf(request, console);
    if (!input) {
        console.error(input.error());
        return BadInput;
    }
    ImportPlan plan = makeImportPlan(request, *input);
    if (const QStringList unknown = unknownNames(plan, request); !unknown.isEmpty()) {
        console.complain(Tr::tr("Nothing that could be taken over is called so: %1").arg(unknown.first()));
        return WrongUse;
    }
    if (!request.dryRun) {
        // What went wrong is the last that was tried; what was done before it is said.
        auto done = carryOutSettings(plan, input->settings);
        if (done)
            done = carryOutProfiles(plan);
        if (!done)
            plan.problems.push_back(done.error());
    }
    return report(plan, console);
}

} // namespace

void addImport(CLI::App& root, Action& chosen)
{
    auto request = std::make_shared<ImportRequest>();
    CLI::App* command = root.add_subcommand(
        "import", "Takes over what Cisco's clients and NetworkManager have left on this machine");
    command->footer("Settings go to naru.conf, profiles and gateways to copies in the data folder; the files "
                    "of the others are only read. No password, certificate or print of one is taken. "
                    "NetworkManager is not asked for secrets.");
    command->add_option("FILE", request->files,
                        "Preferences of a Cisco client; without one, all that is found here");
    command->add_option("--below", request->below, "Look below another root: a mounted disk, a backup");
    command->add_option("--profile", request->profiles,
                        "The previous gateway is taken where one of these profiles has it");
    command->add_option("--without", request->without,
                        "Leave that out: an element, a key of naru.conf, a file, a name; or preferences, "
                        "profiles, networkmanager");
    command->add_flag("--dry-run", request->dryRun, "Only show what would be taken over");
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return runImport(*request, console); };
    });
}

} // namespace naru::cli
