// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Tr.h"
#include "engine/DocumentFile.h"

#include <QJsonArray>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct SetRequest
{
    std::string file;
    std::string path;
    std::string value;
    std::string out;
};

int fail(const base::Error& error, const Console& console)
{
    console.error(error);
    return BadInput;
}

QJsonArray changedJson(const profile::Document& document)
{
    QJsonArray changed;
    for (const profile::TextRange range : document.changedRanges()) {
        const profile::TextRange bytes = document.byteRange(range);
        changed.append(QJsonObject{{QStringLiteral("offset"), bytes.begin},
                                   {QStringLiteral("length"), bytes.size()},
                                   {QStringLiteral("line"), document.place(range.begin).line}});
    }
    return changed;
}

int setValue(const SetRequest& request, const Console& console)
{
    const QString in = QString::fromStdString(request.file);
    auto opened = engine::openDocument(in);
    if (!opened)
        return fail(opened.error(), console);
    const auto path = profile::parsePath(QString::fromStdString(request.path));
    if (!path)
        return fail(path.error(), console);
    profile::Document& document = opened->document;
    const auto set = document.setAt(*path, QString::fromStdString(request.value));
    if (!set)
        return fail(set.error(), console);

    const QString out = QString::fromStdString(request.out);
    engine::DocumentFile other(out);
    engine::DocumentFile& file = out.isEmpty() ? opened->file : other;
    // A file whose value is that already is not written again, but a copy is asked for.
    const bool isToWrite = document.isModified() || !out.isEmpty();
    if (const auto saved = isToWrite ? file.save(document.bytes()) : base::Result<void>(); !saved)
        return fail(saved.error(), console);
    if (console.json())
        console.object({{QStringLiteral("file"), file.path()},
                        {QStringLiteral("path"), path->text()},
                        {QStringLiteral("changed"), changedJson(document)}});
    else
        console.line(document.isModified()
                         ? Tr::tr("Set in line %1: %2").arg(document.place(*set).line).arg(path->text())
                         : Tr::tr("That is the value already: %1").arg(path->text()));
    return Done;
}

} // namespace

void addProfileSet(CLI::App& profile, Action& chosen)
{
    auto request = std::make_shared<SetRequest>();
    CLI::App* command =
        profile.add_subcommand("set", "Set one value of a profile and leave all else as it is");
    command->add_option("FILE", request->file, "An AnyConnect profile")->required();
    command
        ->add_option("PATH", request->path,
                     "Like ServerList/HostEntry[2]/HostAddress or "
                     "ClientInitialization/AutoConnectOnStart/@UserControllable")
        ->required();
    command->add_option("VALUE", request->value, "The new value; what is missing on the way is written")
        ->required();
    command->add_option("-o,--out", request->out, "Write there, and leave FILE as it is");
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return setValue(*request, console); };
    });
}

} // namespace naru::cli
