// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "engine/DocumentFile.h"
#include "profile/Schema.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

/** To a file where one is named, else to standard output. */
int put(const QString& text, const std::string& out, const Console& console)
{
    if (out.empty()) {
        console.line(text.trimmed());
        return Done;
    }
    if (const auto saved = engine::DocumentFile(QString::fromStdString(out)).save(text.toUtf8()); !saved) {
        console.error(saved.error());
        return BadInput;
    }
    return Done;
}

using Maker = QString (*)(const Console&);

void addText(CLI::App& parent, Action& chosen, const char* name, const char* help, Maker make)
{
    auto out = std::make_shared<std::string>();
    CLI::App* command = parent.add_subcommand(name, help);
    command->add_option("-o,--out", *out, "Write there in place of standard output");
    command->callback([out, make, &chosen] {
        chosen = [out, make](const Console& console) { return put(make(console), *out, console); };
    });
}

} // namespace

void addProfileSchema(CLI::App& profile, Action& chosen)
{
    addText(profile, chosen, "schema", "A RELAX NG schema of AnyConnect profiles",
            [](const Console&) { return profile::relaxNgSchema(); });
}

void addProfileFields(CLI::App& profile, Action& chosen)
{
    addText(profile, chosen, "fields", "All that a profile may hold, as a page of Markdown",
            [](const Console& console) { return console.words().fieldsDocument(); });
}

} // namespace naru::cli
