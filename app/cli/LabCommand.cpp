// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Duration.h"
#include "Interrupt.h"
#include "Tr.h"
#include "lab/Lab.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QSaveFile>
#include <QTextStream>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct LabOptions
{
    std::vector<std::string> delays;
    std::string profileOut;
};

std::expected<std::vector<lab::GatewaySpec>, QString> specsOf(const LabOptions& options)
{
    if (options.delays.empty())
        return lab::Lab::demo();
    std::vector<base::Nanoseconds> delays;
    for (const std::string& text : options.delays) {
        const auto delay = parseDuration(text);
        if (!delay)
            return std::unexpected(QString::fromStdString(text));
        delays.push_back(*delay);
    }
    return lab::Lab::withDelays(delays);
}

/** Whole or not at all: who waits for the file may read it as soon as it is there. */
base::Result<void> writeProfile(const QString& path, const QByteArray& profile)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(profile) != profile.size() || !file.commit())
        return std::unexpected(base::Error{base::ErrorCode::FileNotWritable, path, {}, file.errorString()});
    return {};
}

void printGateways(const lab::Lab& gateways, const Console& console)
{
    if (console.json()) {
        QJsonArray list;
        for (const lab::RunningGateway& gateway : gateways.gateways()) {
            list.append(QJsonObject{{QStringLiteral("name"), gateway.name},
                                    {QStringLiteral("host"), gateway.host},
                                    {QStringLiteral("port"), gateway.port}});
        }
        console.object({{QStringLiteral("gateways"), list},
                        {QStringLiteral("profile"), QString::fromUtf8(gateways.profile())}});
        return;
    }
    console.line(QString::fromUtf8(gateways.profile()));
}

int runLab(const LabOptions& options, const Console& console)
{
    const auto specs = specsOf(options);
    if (!specs) {
        console.complain(Tr::tr("Not a duration: %1. Write it like 40ms or 2s.").arg(specs.error()));
        return WrongUse;
    }
    lab::Lab gateways;
    if (const auto started = gateways.start(*specs); !started) {
        console.error(started.error());
        return NothingReached;
    }
    // Before anybody is told that the lab is there, so that it can be ended from then on.
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::interrupted, qApp, &QCoreApplication::quit);
    if (!options.profileOut.empty()) {
        const auto written = writeProfile(QString::fromStdString(options.profileOut), gateways.profile());
        if (!written) {
            console.error(written.error());
            return BadInput;
        }
    }
    printGateways(gateways, console);
    QCoreApplication::exec();
    return Interrupted;
}

} // namespace

void addLab(CLI::App& root, Action& chosen)
{
    auto options = std::make_shared<LabOptions>();
    CLI::App* command =
        root.add_subcommand("lab", "Gateways on loopback until interrupted; prints their profile");
    command->add_option("--delays", options->delays, "One gateway for each delay, as 40ms,120ms")
        ->delimiter(',');
    command->add_option("--profile-out", options->profileOut, "Writes the profile here once all listen");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return runLab(*options, console); };
    });
}

} // namespace naru::cli
