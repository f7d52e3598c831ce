// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimCommands.h"
#include "SimJson.h"
#include "Tr.h"
#include "sim/models/Models.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

QJsonObject parameterJson(const sim::ParameterInfo& info, wording::Language language)
{
    QJsonArray choices;
    for (const std::string& choice : info.choices)
        choices.append(QString::fromStdString(choice));
    return {{QStringLiteral("path"), QString::fromStdString(info.path)},
            {QStringLiteral("type"), QString::fromStdString(info.type)},
            {QStringLiteral("default"), QString::fromStdString(info.standard)},
            {QStringLiteral("min"), numberOrNull(info.least)},
            {QStringLiteral("max"), numberOrNull(info.most)},
            {QStringLiteral("choices"), choices},
            {QStringLiteral("nullable"), info.optional},
            {QStringLiteral("while_running"), info.whileRunning},
            {QStringLiteral("text"), textIn(info.text, language)}};
}

QJsonArray codesJson(const std::vector<sim::CodeInfo>& codes, wording::Language language)
{
    QJsonArray all;
    for (const sim::CodeInfo& code : codes)
        all.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(code.code)},
                               {QStringLiteral("unit"), QString::fromStdString(code.unit)},
                               {QStringLiteral("text"), textIn(code.text, language)}});
    return all;
}

void printCodes(const QString& title, const std::vector<sim::CodeInfo>& codes, const Console& console)
{
    console.line(QStringLiteral("\n") + title);
    for (const sim::CodeInfo& code : codes)
        console.line(QStringLiteral("  ") + padded(QString::fromStdString(code.code), 34) +
                     textIn(code.text, console.words().language()));
}

void print(const sim::ModelInfo& info, const Console& console)
{
    const wording::Language language = console.words().language();
    console.line(textIn(info.title, language));
    console.line(textIn(info.text, language));
    console.line(QStringLiteral("\n") + Tr::tr("Parameters (* fixed once a run has begun)"));
    for (const sim::ParameterInfo& parameter : info.parameters) {
        QString type = QString::fromStdString(parameter.type);
        for (const std::string& choice : parameter.choices)
            type += (&choice == &parameter.choices.front() ? QStringLiteral(": ") : QStringLiteral("|")) +
                    QString::fromStdString(choice);
        if (!parameter.standard.empty())
            type += QStringLiteral(" [%1]").arg(QString::fromStdString(parameter.standard));
        console.line((parameter.whileRunning ? QStringLiteral("  ") : QStringLiteral("* ")) +
                     padded(QString::fromStdString(parameter.path), 34) + type);
        console.line(QStringLiteral("      ") + textIn(parameter.text, language));
    }
    printCodes(Tr::tr("Figures"), info.metrics, console);
    printCodes(Tr::tr("Series"), info.series, console);
}

int describe(const std::string& name, const Console& console)
{
    const sim::Model* model = sim::findModel(sim::allModels(), name);
    if (model == nullptr) {
        console.complain(Tr::tr("There is no model of that name: %1").arg(QString::fromStdString(name)));
        return WrongUse;
    }
    const sim::ModelInfo info = model->describe();
    if (!console.json()) {
        print(info, console);
        return Done;
    }
    const wording::Language language = console.words().language();
    QJsonArray parameters;
    for (const sim::ParameterInfo& parameter : info.parameters)
        parameters.append(parameterJson(parameter, language));
    console.object({{QStringLiteral("name"), QString::fromStdString(info.name)},
                    {QStringLiteral("title"), textIn(info.title, language)},
                    {QStringLiteral("text"), textIn(info.text, language)},
                    {QStringLiteral("parameters"), parameters},
                    {QStringLiteral("metrics"), codesJson(info.metrics, language)},
                    {QStringLiteral("series"), codesJson(info.series, language)}});
    return Done;
}

} // namespace

void addSimDescribe(CLI::App& sim, Action& chosen)
{
    auto name = std::make_shared<std::string>();
    CLI::App* command = sim.add_subcommand("describe", "Parameters, figures and series of a model");
    command->add_option("MODEL", *name, "See: naructl sim models")->required();
    command->callback(
        [name, &chosen] { chosen = [name](const Console& console) { return describe(*name, console); }; });
}

} // namespace naru::cli
