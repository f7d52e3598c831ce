// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Json.h"
#include "Tr.h"
#include "engine/DocumentFile.h"
#include "profile/Lint.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct CheckRequest
{
    std::string file;
    std::string out;
    bool fix = false;
};

int fail(base::Error error, const QString& file, const Console& console)
{
    if (error.subject.isEmpty())
        error.subject = file;
    console.error(error);
    return BadInput;
}

void printFinding(const profile::Finding& finding, const Console& console)
{
    const profile::Problem& problem = finding.problem;
    console.line(QStringLiteral("%1:%2: ").arg(problem.place.line).arg(problem.place.column) +
                 console.words().problem(problem));
    if (const QString advice = console.words().problemAdvice(problem); !advice.isEmpty())
        console.line(QStringLiteral("    ") + advice);
}

int print(const profile::Lint& lint, std::optional<int> fixed, const Console& console)
{
    if (console.json()) {
        QJsonObject json = problemsJson(lint, console.words());
        if (fixed)
            json[QStringLiteral("fixed")] = *fixed;
        console.object(json);
        return Done;
    }
    if (fixed)
        console.line(Tr::tr("Problems fixed without any effect on what clients read: %1").arg(*fixed));
    for (const profile::Finding& finding : lint.findings)
        printFinding(finding, console);
    if (lint.findings.empty())
        console.line(Tr::tr("No problems found."));
    return Done;
}

/** Carries out the safe fixes and writes the file; how many they were. */
base::Result<int> fixFile(const CheckRequest& request, engine::OpenedDocument& opened)
{
    const auto count = profile::applySafeFixes(opened.document, 1);
    if (!count)
        return count;
    const QString out = QString::fromStdString(request.out);
    engine::DocumentFile other(out);
    engine::DocumentFile& file = out.isEmpty() ? opened.file : other;
    const bool isToWrite = opened.document.isModified() || !out.isEmpty();
    if (const auto saved = isToWrite ? file.save(opened.document.bytes()) : base::Result<void>(); !saved)
        return std::unexpected(saved.error());
    return count;
}

int check(const CheckRequest& request, const Console& console)
{
    const QString path = QString::fromStdString(request.file);
    auto opened = engine::openDocument(path);
    if (!opened)
        return fail(opened.error(), path, console);
    // Also what is well-formed but no profile is told here, before anything is written.
    auto lint = profile::lint(opened->document);
    if (!lint)
        return fail(lint.error(), path, console);
    if (!request.fix)
        return print(*lint, std::nullopt, console);
    const auto fixed = fixFile(request, *opened);
    if (!fixed)
        return fail(fixed.error(), path, console);
    lint = profile::lint(opened->document);
    return lint ? print(*lint, *fixed, console) : fail(lint.error(), path, console);
}

} // namespace

void addProfileCheck(CLI::App& profile, Action& chosen)
{
    auto request = std::make_shared<CheckRequest>();
    CLI::App* command =
        profile.add_subcommand("check", "What is wrong with a profile, and what to do about it");
    command->add_option("FILE", request->file, "An AnyConnect profile")->required();
    CLI::Option* fix = command->add_flag(
        "--fix", request->fix, "Carry out those fixes after which no client reads the profile otherwise");
    command->add_option("-o,--out", request->out, "Write the fixed profile there, and leave FILE as it is")
        ->needs(fix);
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return check(*request, console); };
    });
}

} // namespace naru::cli
