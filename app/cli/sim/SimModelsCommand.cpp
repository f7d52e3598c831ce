// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimCommands.h"
#include "SimJson.h"
#include "Tr.h"
#include "sim/models/Models.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

int showModels(const Console& console)
{
    QJsonArray models;
    for (const sim::Model* model : sim::allModels()) {
        const sim::ModelInfo info = model->describe();
        const QString name = QString::fromStdString(info.name);
        const QString title = textIn(info.title, console.words().language());
        const QString text = textIn(info.text, console.words().language());
        models.append(QJsonObject{{QStringLiteral("name"), name},
                                  {QStringLiteral("title"), title},
                                  {QStringLiteral("text"), text}});
        if (!console.json())
            console.line(padded(name, 12) + title + QStringLiteral("\n            ") + text);
    }
    if (console.json())
        console.object({{QStringLiteral("models"), models}});
    return Done;
}

} // namespace

void addSimModels(CLI::App& sim, Action& chosen)
{
    sim.add_subcommand("models", "The models that there are")->callback([&chosen] { chosen = showModels; });
}

} // namespace naru::cli
