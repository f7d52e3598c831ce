// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "ConnectRunner.h"
#include "ProfileArguments.h"
#include "Settings.h"
#include "Tr.h"
#include "base/CoreDumps.h"
#include "engine/DataFolder.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstring>
#include <iostream>

namespace naru::cli {

namespace {

struct Options
{
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

engine::ConnectionOptions connectionOf(const Options& options,
                                       const std::optional<tunnel::BackendChoice>& backend)
{
    engine::ConnectionOptions connection;
    connection.tunnel.backend = backend;
    connection.user = {QString::fromStdString(options.user), QString::fromStdString(options.group)};
    if (options.passwordFromInput)
        connection.secrets.push_back({QStringLiteral("password"), readPassword()});
    connection.caFile = QString::fromStdString(options.caFile);
    for (const std::string& pin : options.pins)
        connection.pins.append(QString::fromStdString(pin));
    if (!options.certificate.empty())
        connection.certificate = tunnel::ClientCertificate{
            QString::fromStdString(options.certificate), QString::fromStdString(options.key), {}};
    if (!options.userAgent.empty())
        connection.tunnel.userAgent = QString::fromStdString(options.userAgent);
    connection.tunnel.dtls = !options.noDtls;
    return connection;
}

int runConnect(const Options& options, const Console& console)
{
    base::forbidCoreDumps();
    // What is not named is the usual way.
    std::optional<tunnel::BackendChoice> backend;
    if (const auto named = tunnel::BackendChoice::fromText(QString::fromStdString(options.tunnel))) {
        backend = *named;
    } else if (!options.tunnel.empty()) {
        console.complain(Tr::tr("Not a way to a tunnel: %1. It is root, pkexec, socks:PORT or none.")
                             .arg(QString::fromStdString(options.tunnel)));
        return WrongUse;
    }
    const auto read = readProfiles(options.profiles);
    if (!read) {
        console.error(read.error());
        return BadInput;
    }
    const bool isUsers = options.data.empty();
    const QString data = isUsers ? engine::dataFolder(false) : QString::fromStdString(options.data);
    ConnectRunner runner({data, QStringLiteral("naructl")}, console);
    runner.engine().setSettings(isUsers ? userSettings(console) : engine::Settings{});
    runner.engine().useProfile(read->profile, read->settings);
    engine::ConnectRequest request;
    if (!options.entry.empty())
        request.entry = QString::fromStdString(options.entry);
    return runner.run(request, connectionOf(options, backend));
}

} // namespace

void addConnect(CLI::App& root, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command =
        root.add_subcommand("connect", "Finds the best gateway, signs in and brings a tunnel up");
    command->footer(
        "Ends with Ctrl+C. A certificate that can't be verified is asked about, or named by --pin; "
        "there is no way to skip the check.");
    command->add_option("--profile", options->profiles, "AnyConnect profiles; several are merged")
        ->required();
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
