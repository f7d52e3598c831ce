// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Console.h"
#include "EvidenceCommands.h"
#include "SimCommands.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace {

using namespace naru;

struct Globals
{
    std::string language;
    bool json = false;
    bool quiet = false;
};

/** `--json`, `--quiet` and `--language` may stand behind any command, and each command's help shows them. */
void addGlobals(CLI::App& command, Globals& globals)
{
    command.add_flag("--json", globals.json, "Write the result as JSON");
    command.add_flag("--quiet", globals.quiet, "No progress line");
    command.add_option("--language", globals.language, "Language of texts: ko or en")
        ->check(CLI::IsMember({"ko", "en"}));
    for (CLI::App* inner : command.get_subcommands(nullptr))
        addGlobals(*inner, globals);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("naru"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NARU_VERSION));

    CLI::App root("Finds the VPN gateway that answers fastest from here.", "naructl");
    root.set_version_flag("--version", NARU_VERSION);
    root.require_subcommand(1);

    cli::Action chosen;
    CLI::App& ogs = *root.add_subcommand("ogs", "Optimal Gateway Selection");
    ogs.require_subcommand(1);
    cli::addOgsRun(ogs, chosen);
    cli::addOgsLocations(ogs, chosen);
    CLI::App& profile = *root.add_subcommand("profile", "AnyConnect profiles");
    profile.require_subcommand(1);
    cli::addProfileShow(profile, chosen);
    cli::addProfileCheck(profile, chosen);
    cli::addProfileCopy(profile, chosen);
    cli::addProfileSet(profile, chosen);
    cli::addProfileDiff(profile, chosen);
    cli::addProfileSchema(profile, chosen);
    cli::addProfileFields(profile, chosen);
    CLI::App& sim = *root.add_subcommand("sim", "Simulator: what stands behind such gateways");
    sim.require_subcommand(1);
    cli::addSimChoose(sim, chosen);
    cli::addSimulations(sim, chosen);
    cli::addConnect(root, chosen);
    cli::addImport(root, chosen);
    cli::addLab(root, chosen);
    cli::addEvidence(root, chosen);

    Globals globals;
    addGlobals(root, globals);

    try {
        root.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Help and version are asked for and succeed; everything else is wrong use.
        return root.exit(error) == 0 ? cli::Done : cli::WrongUse;
    }
    const auto language = wording::languageFromCode(QString::fromStdString(globals.language));
    const cli::Console console(language.value_or(wording::systemLanguage()), globals.json, globals.quiet);
    return chosen(console);
}
