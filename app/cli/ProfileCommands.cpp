// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Json.h"
#include "Tr.h"
#include "engine/ProfileFile.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

void printHosts(const profile::Profile& profile, const Console& console)
{
    for (const profile::HostEntry& host : profile.hosts) {
        const QString target =
            host.target ? host.target->text() : console.words().failureShort(ogs::Failure::NoAddress);
        console.line(padded(host.name, 28) + QLatin1Char(' ') + padded(target, 36) + QLatin1Char(' ') +
                     host.group);
        for (const profile::Backup& backup : host.backups)
            console.line(QStringLiteral("    ") + padded(Tr::tr("backup server"), 24) + QLatin1Char(' ') +
                         backup.url());
    }
}

int showProfile(const profile::Profile& profile, const Console& console)
{
    if (console.json()) {
        console.object(profileJson(profile));
        return Done;
    }
    const profile::Selection& selection = profile.selection;
    console.line(Tr::tr("Encoding: %1").arg(profile.encoding));
    console.line(
        (selection.enabled ? Tr::tr("Automatic selection: on") : Tr::tr("Automatic selection: off")) +
        (selection.userControllable ? Tr::tr(" (the user may change it)")
                                    : Tr::tr(" (fixed by the profile)")));
    printHosts(profile, console);
    if (!profile.problems.empty())
        console.line(Tr::tr("Problems found: %1 (see: naructl profile check)").arg(profile.problems.size()));
    return Done;
}

int checkProfile(const profile::Profile& profile, const Console& console)
{
    if (console.json()) {
        console.object(problemsJson(profile, console.words()));
        return Done;
    }
    for (const profile::Problem& problem : profile.problems) {
        console.line(QStringLiteral("%1:%2: %3")
                         .arg(problem.place.line)
                         .arg(problem.place.column)
                         .arg(console.words().problem(problem)));
        if (const QString advice = console.words().problemAdvice(problem); !advice.isEmpty())
            console.line(QStringLiteral("    ") + advice);
    }
    if (profile.problems.empty())
        console.line(Tr::tr("No problems found."));
    return Done;
}

using Shown = int (*)(const profile::Profile&, const Console&);

/** A command that reads one profile and shows something of it. */
void addReading(CLI::App& parent, Action& chosen, const char* name, const char* help, Shown show)
{
    auto file = std::make_shared<std::string>();
    CLI::App* command = parent.add_subcommand(name, help);
    command->add_option("FILE", *file, "An AnyConnect profile")->required();
    command->callback([file, show, &chosen] {
        chosen = [file, show](const Console& console) -> int {
            const auto profile = engine::readProfileFile(QString::fromStdString(*file));
            if (!profile) {
                console.error(profile.error());
                return BadInput;
            }
            return show(*profile, console);
        };
    });
}

} // namespace

void addProfileShow(CLI::App& profile, Action& chosen)
{
    addReading(profile, chosen, "show", "What a profile says", showProfile);
}

void addProfileCheck(CLI::App& profile, Action& chosen)
{
    addReading(profile, chosen, "check", "What is wrong with a profile", checkProfile);
}

} // namespace naru::cli
