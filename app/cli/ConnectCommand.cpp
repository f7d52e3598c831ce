// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "ConnectDemo.h"
#include "ConnectRunner.h"
#include "ProfileArguments.h"
#include "Settings.h"
#include "Tr.h"
#include "base/CoreDumps.h"
#include "engine/DataFolder.h"
#include "profile/Reader.h"
#include "wording/LabWords.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstring>
#include <iostream>

namespace naru::cli {

namespace {

struct Options
{
    bool demo = false;
    std::vector<std::string> profiles;
    std::string entry;
    std::string tunnel;
    std::string user;
    std::string group;
    bool passwordFromInput = false;
    std::string caFile;
    std::vector<std::string> pins;
    std::string certificate;
    std::string key;
    std::string userAgent;
    std::string data;
    bool noDtls = false;
};

/** The first line of standard input; a terminal's echo is the terminal's business. */
base::Secret readPassword()
{
    std::string line;
    std::getline(std::cin, line);
    QByteArray bytes = QByteArray::fromStdString(line);
    explicit_bzero(line.data(), line.size());
    return base::Secret(std::move(bytes));
}

/** Over `usual`, what is named. */
engine::ConnectionOptions connectionOf(const Options& options, engine::ConnectionOptions usual,
                                       const std::optional<tunnel::BackendChoice>& backend)
{
    engine::ConnectionOptions connection = std::move(usual);
    if (backend)
        connection.tunnel.backend = backend;
    if (!options.user.empty())
        connection.user.userName = QString::fromStdString(options.user);
    if (!options.group.empty())
        connection.user.group = QString::fromStdString(options.group);
    if (options.passwordFromInput)
        connection.secrets = {{QStringLiteral("password"), readPassword()}};
    if (!options.caFile.empty())
        connection.caFile = QString::fromStdString(options.caFile);
    for (const std::string& pin : options.pins)
        connection.pins.append(QString::fromStdString(pin));
    if (!options.certificate.empty())
        connection.certificate = tunnel::ClientCertificate{
            QString::fromStdString(options.certificate), QString::fromStdString(options.key), {}};
    if (!options.userAgent.empty())
        connection.tunnel.userAgent = QString::fromStdString(options.userAgent);
    if (options.noDtls)
        connection.tunnel.dtls = false;
    return connection;
}

/** What is connected to, and how where nothing is named. */
struct Source
{
    engine::ProfileWithSettings profiles;
    engine::Places places;
    engine::Settings settings;
    engine::ConnectionOptions usual;
};

base::Result<Source> sourceOf(const Options& options, const Console& console)
{
    auto read = readProfiles(options.profiles);
    if (!read)
        return std::unexpected(read.error());
    const bool isUsers = options.data.empty();
    const QString data = isUsers ? engine::dataFolder(false) : QString::fromStdString(options.data);
    Source source{std::move(*read),
                  {data, QStringLiteral("naructl")},
                  isUsers ? userSettings(console) : engine::Settings{},
                  {}};
    source.usual.tunnel = source.settings.tunnel;
    source.usual.user = source.settings.user;
    return source;
}

/** The demo shows an unchanged set-up on this machine: where that is does not matter. */
base::Result<Source> sourceOf(const ConnectDemo& demo, const Options& options)
{
    auto read = profile::readProfile(demo.profile());
    if (!read)
        return std::unexpected(read.error());
    const QString data =
        options.data.empty() ? engine::dataFolder(true) : QString::fromStdString(options.data);
    return Source{{std::move(*read), {}}, {data, QStringLiteral("naructl"), false}, {}, demo.connection()};
}

int runSource(const base::Result<Source>& source, const Options& options,
              const std::optional<tunnel::BackendChoice>& backend, const Console& console)
{
    if (!source) {
        console.error(source.error());
        return BadInput;
    }
    ConnectRunner runner(source->places, console);
    runner.engine().setSettings(source->settings);
    runner.engine().useProfile(source->profiles.profile, source->profiles.settings);
    engine::ConnectRequest request;
    if (!options.entry.empty())
        request.entry = QString::fromStdString(options.entry);
    return runner.run(request, connectionOf(options, source->usual, backend));
}

int runConnect(const Options& options, const Console& console)
{
    base::forbidCoreDumps();
    std::optional<tunnel::BackendChoice> backend;
    if (const auto named = tunnel::BackendChoice::fromText(QString::fromStdString(options.tunnel))) {
        backend = *named;
    } else if (!options.tunnel.empty()) {
        console.complain(Tr::tr("Not a way to a tunnel: %1. It is root, pkexec, socks:PORT or none.")
                             .arg(QString::fromStdString(options.tunnel)));
        return WrongUse;
    }
    if (!options.demo)
        return runSource(sourceOf(options, console), options, backend, console);
    ConnectDemo demo;
    if (const auto obstacle = demo.start()) {
        console.complain(wording::LabWords(console.words()).selectsOnly(*obstacle));
        return TunnelFailed;
    }
    return runSource(sourceOf(demo, options), options, backend, console);
}

} // namespace

void addConnect(CLI::App& root, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command =
        root.add_subcommand("connect", "Finds the best gateway, signs in and brings a tunnel up");
    command->footer(
        "Ends with Ctrl+C. What is not given is as set in naru.conf; with --demo or --data, as shipped. A "
        "certificate that can't be verified is asked about, or named by --pin; "
        "there is no way to skip the check.");
    auto* source = command->add_option_group("gateways");
    source->add_option("--profile", options->profiles, "AnyConnect profiles; several are merged");
    source->add_flag("--demo", options->demo,
                     "Real gateways on this machine, through a SOCKS proxy; nothing leaves it");
    source->require_option(1);
    command->add_option("--entry", options->entry, "The host entry to connect to, by its name");
    command->add_option("--tunnel", options->tunnel,
                        "root, pkexec, socks:PORT (no privilege) or none (sign in only)");
    command->add_option("--user", options->user, "Stands in the sign-in form at first");
    command->add_option("--group", options->group, "The group to choose in the sign-in form");
    command->add_flag("--password-stdin", options->passwordFromInput,
                      "The first line of standard input is the password");
    command->add_option("--cafile", options->caFile, "CAs that are trusted beside the machine's own (PEM)");
    command->add_option("--pin", options->pins, "A public key that is trusted, as pin-sha256:BASE64");
    command->add_option("--certificate", options->certificate,
                        "Certificate of the user (PEM, PKCS#12, PKCS#11)");
    command->add_option("--key", options->key, "Its key, where that is elsewhere");
    command->add_option("--user-agent", options->userAgent,
                        "In place of OpenConnect's own, for gateways that turn that away");
    command->add_flag("--no-dtls", options->noDtls, "No UDP beside TLS");
    command->add_option("--data", options->data, "Stands in for the user's data folder");
    command->callback([options, &chosen] {
        chosen = [options](const Console& console) { return runConnect(*options, console); };
    });
}

} // namespace naru::cli
