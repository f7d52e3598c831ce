// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Tr.h"
#include "engine/DocumentFile.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

int copyProfile(const QString& from, const QString& to, const Console& console)
{
    const auto opened = engine::openDocument(from);
    if (!opened) {
        console.error(opened.error());
        return BadInput;
    }
    const QByteArray bytes = opened->document.bytes();
    if (const auto saved = engine::DocumentFile(to).save(bytes); !saved) {
        console.error(saved.error());
        return BadInput;
    }
    if (console.json())
        console.object({{QStringLiteral("file"), to}, {QStringLiteral("bytes"), bytes.size()}});
    else
        console.line(Tr::tr("Copied: %1 bytes").arg(bytes.size()));
    return Done;
}

} // namespace

void addProfileCopy(CLI::App& profile, Action& chosen)
{
    struct Files
    {
        std::string from;
        std::string to;
    };
    auto files = std::make_shared<Files>();
    CLI::App* command = profile.add_subcommand("copy", "Read a profile and write it again, byte for byte");
    command->add_option("IN", files->from, "An AnyConnect profile")->required();
    command->add_option("OUT", files->to, "The file to write")->required();
    command->callback([files, &chosen] {
        chosen = [files](const Console& console) {
            return copyProfile(QString::fromStdString(files->from), QString::fromStdString(files->to),
                               console);
        };
    });
}

} // namespace naru::cli
