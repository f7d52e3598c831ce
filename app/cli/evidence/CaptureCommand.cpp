// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackgroundReading.h"
#include "CaptureJson.h"
#include "EvidenceCommands.h"
#include "Tr.h"
#include "engine/ProfileFile.h"
#include "evidence/Check.h"
#include "wording/EvidenceText.h"

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct CaptureRequest
{
    std::string file;
    std::string log;
    std::vector<std::string> profiles;
    bool how = false;
    bool packets = false;
    int ladder = 0;
};

base::Result<std::vector<profile::Target>> targetsOf(const CaptureRequest& request)
{
    QStringList files;
    for (const std::string& file : request.profiles)
        files.append(QString::fromStdString(file));
    std::vector<profile::Target> targets;
    if (files.isEmpty())
        return targets;
    const auto read = engine::readProfileFiles(files);
    if (!read)
        return std::unexpected(read.error());
    for (const profile::HostEntry& host : read->profile.hosts) {
        if (host.target)
            targets.push_back(*host.target);
    }
    return targets;
}

int showHow(const std::vector<profile::Target>& targets, const Console& console)
{
    const evidence::CaptureAdvice advice = evidence::captureAdvice(targets);
    if (console.json()) {
        console.object(
            {{QStringLiteral("command"), advice.command}, {QStringLiteral("filter"), advice.filter}});
        return Done;
    }
    console.line(wording::adviceText(console.words(), advice));
    return Done;
}

void printLadders(const evidence::CaptureReading& capture, int clientPort, const Console& console)
{
    for (const evidence::Connection& connection : capture.connections) {
        if (connection.client.port == clientPort)
            console.line(wording::ladderText(console.words(), connection));
    }
}

int checkCapture(const CaptureRequest& request, const std::vector<profile::Target>& targets,
                 const Console& console)
{
    evidence::ReadResult<evidence::CaptureReading> capture;
    std::optional<evidence::ReadResult<evidence::LogReading>> log;
    evidence::CheckReport report;
    inBackground(console, [&](const evidence::ReadControl& control) {
        if (!request.log.empty())
            log = evidence::readLog(QString::fromStdString(request.log), control);
        if (!log || *log)
            capture = evidence::readCapture(QString::fromStdString(request.file), control);
        if ((!log || *log) && capture)
            report = evidence::check(*capture, log ? &**log : nullptr, targets);
    });
    if (log && !*log)
        return complainOf(console, log->error());
    if (!capture)
        return complainOf(console, capture.error());
    if (console.json())
        writeCaptureJson(*capture, report, console, request.packets);
    else if (request.ladder > 0)
        printLadders(*capture, request.ladder, console);
    else
        console.line(wording::captureText(console.words(), *capture, report));
    return Done;
}

int runCapture(const CaptureRequest& request, const Console& console)
{
    const auto targets = targetsOf(request);
    if (!targets) {
        console.error(targets.error());
        return BadInput;
    }
    if (request.how)
        return showHow(*targets, console);
    if (request.file.empty()) {
        console.complain(Tr::tr("Name a capture, or ask with --how how to make one."));
        return WrongUse;
    }
    return checkCapture(request, *targets, console);
}

} // namespace

void addCapture(CLI::App& root, Action& chosen)
{
    auto request = std::make_shared<CaptureRequest>();
    CLI::App* command =
        root.add_subcommand("capture", "Checks a packet capture, against a log if there is one");
    command->add_option("FILE", request->file, "A pcap or pcapng file");
    command->add_option("--log", request->log, "AnyConnect.txt, a DART bundle, or naru.log of the same run");
    command->add_option("--profile", request->profiles, "Only connections to the gateways of these profiles");
    command->add_flag("--how", request->how, "How to capture: the command and the filter for these profiles");
    command->add_flag("--packets", request->packets, "With --json: each connection with its packets");
    command->add_option("--ladder", request->ladder, "The packets of the connections from this client port")
        ->check(CLI::Range(1, 65535));
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return runCapture(*request, console); };
    });
}

} // namespace naru::cli
