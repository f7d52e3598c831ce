// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Json.h"
#include "Tr.h"
#include "engine/DocumentFile.h"
#include "profile/Lint.h"

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

void showProfile(const profile::Lint& lint, const Console& console)
{
    const profile::Profile& profile = lint.profile;
    if (console.json()) {
        console.object(profileJson(lint));
        return;
    }
    const profile::Selection& selection = profile.selection;
    console.line(Tr::tr("Encoding: %1").arg(profile.encoding));
    console.line(
        (selection.enabled ? Tr::tr("Automatic selection: on") : Tr::tr("Automatic selection: off")) +
        (selection.userControllable ? Tr::tr(" (the user may change it)")
                                    : Tr::tr(" (fixed by the profile)")));
    printHosts(profile, console);
    if (!lint.findings.empty())
        console.line(Tr::tr("Problems found: %1 (see: naructl profile check)").arg(lint.findings.size()));
}

int showFile(const QString& path, const Console& console)
{
    const auto opened = engine::openDocument(path);
    auto lint = opened ? profile::lint(opened->document) : std::unexpected(opened.error());
    if (!lint) {
        console.error(lint.error());
        return BadInput;
    }
    showProfile(*lint, console);
    return Done;
}

} // namespace

void addProfileShow(CLI::App& profile, Action& chosen)
{
    auto file = std::make_shared<std::string>();
    CLI::App* command = profile.add_subcommand("show", "What a profile says");
    command->add_option("FILE", *file, "An AnyConnect profile")->required();
    command->callback([file, &chosen] {
        chosen = [file](const Console& console) { return showFile(QString::fromStdString(*file), console); };
    });
}

} // namespace naru::cli
