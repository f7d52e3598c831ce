// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace naru::test {

/** Names of the scenarios that ship with the program. */
inline QStringList shippedScenarios()
{
    const QDir folder(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/resources/scenarios"));
    QStringList names;
    for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names << file.chopped(5);
    return names;
}

/** One of them; a failed test where it can't be read. */
inline sim::Scenario shipped(const QString& name)
{
    const QString folder = qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/resources/scenarios/");
    const auto read = [&](const std::string& file) -> std::optional<std::string> {
        QFile source(folder + QString::fromStdString(file));
        if (!source.open(QIODevice::ReadOnly))
            return {};
        return source.readAll().toStdString();
    };
    const auto bytes = read(name.toStdString() + ".json");
    auto scenario = bytes ? sim::readScenario(*bytes, read) : std::unexpected(sim::Problem());
    if (!scenario)
        qFatal("%s can't be read", qPrintable(name));
    return *std::move(scenario);
}

} // namespace naru::test
