// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackgroundReading.h"
#include "EvidenceCommands.h"
#include "KeptByEngine.h"
#include "SupportShow.h"
#include "Tr.h"
#include "base/Clock.h"
#include "engine/DataFolder.h"
#include "evidence/SupportGather.h"
#include "wording/Units.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace naru::cli {

namespace {

struct CreateRequest
{
    std::string out;
    std::vector<std::string> profiles;
    std::vector<std::string> logs;
    std::vector<std::string> captures;
    std::string data;
    bool rawLog = false;
    bool maskNames = false;
    bool preview = false;
};

QStringList textsOf(const std::vector<std::string>& values)
{
    QStringList texts;
    for (const std::string& value : values)
        texts.append(QString::fromStdString(value));
    return texts;
}

void printContents(const evidence::PackedSession& packed, bool namesMasked, const Console& console)
{
    const std::vector<evidence::SupportItem> items = evidence::contents(packed);
    if (console.json()) {
        QJsonArray all;
        for (const evidence::SupportItem& item : items)
            all.append(QJsonObject{{QStringLiteral("name"), item.name},
                                   {QStringLiteral("bytes"), static_cast<qint64>(item.bytes)},
                                   {QStringLiteral("unmasked"), item.isUnmasked}});
        console.object({{QStringLiteral("contents"), all}, {QStringLiteral("names_masked"), namesMasked}});
        return;
    }
    constexpr int nameCells = 40;
    for (const evidence::SupportItem& item : items)
        console.line(padded(item.name, nameCells) +
                     padded(wording::bytes(console.words(), static_cast<std::uint64_t>(item.bytes)), 12,
                            Qt::AlignRight) +
                     (item.isUnmasked && namesMasked
                          ? QStringLiteral("  ") + Tr::tr("addresses inside stay as they are")
                          : QString()));
}

int createSession(const CreateRequest& request, const Console& console)
{
    const QString data =
        request.data.empty() ? engine::dataFolder(false) : QString::fromStdString(request.data);
    const evidence::SupportWish wish{
        textsOf(request.profiles),    textsOf(request.logs), textsOf(request.captures),
        engine::rawLogPath(data),     request.rawLog,        QCoreApplication::applicationVersion(),
        base::MachineClock().system()};
    evidence::ReadResult<evidence::SupportSession> gathered;
    inBackground(console, [&](const evidence::ReadControl& control) {
        gathered = evidence::gatherSession(wish, control);
    });
    if (!gathered)
        return complainOf(console, gathered.error());
    addKept(data, *gathered);
    evidence::Masker masker(request.maskNames);
    const evidence::PackedSession packed = evidence::packed(evidence::masked(std::move(*gathered), masker));
    if (!request.preview) {
        if (const auto written = evidence::writeSession(packed, QString::fromStdString(request.out));
            !written)
            return complainOf(console, written.error());
    }
    printContents(packed, request.maskNames, console);
    return Done;
}

void addCreate(CLI::App& support, Action& chosen)
{
    auto request = std::make_shared<CreateRequest>();
    CLI::App* command = support.add_subcommand("create", "Gathers a session in one zip; secrets never go in");
    command->add_option("OUT", request->out, "The zip to write")->required();
    command->add_option("--profile", request->profiles, "Profiles that go in");
    command->add_option("--log", request->logs, "Logs of AnyConnect that go in, with their events");
    command->add_option("--capture", request->captures, "Packet captures that go in, as they are");
    command->add_option("--data", request->data, "Stands in for the user's data folder");
    command->add_flag("--raw-log", request->rawLog, "Naru's own log goes in as text too, not only as events");
    command->add_flag("--mask-names", request->maskNames,
                      "Names and addresses are replaced, the same by the same");
    command->add_flag("--preview", request->preview, "Show what would go in, and write nothing");
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return createSession(*request, console); };
    });
}

void addShow(CLI::App& support, Action& chosen)
{
    auto request = std::make_shared<ShowRequest>();
    CLI::App* command =
        support.add_subcommand("show", "Reads a session in any language, or two side by side");
    command->add_option("FILE", request->file, "A support session")->required();
    command->add_option("--compare", request->other, "Another session, line by line beside it");
    command->add_option("--html", request->html, "Write a report there");
    command->add_option("--languages", request->languages, "Of the report: ko, en or both")
        ->delimiter(',')
        ->check(CLI::IsMember({"ko", "en"}));
    command->callback([request, &chosen] {
        chosen = [request](const Console& console) { return showSession(*request, console); };
    });
}

} // namespace

void addSupport(CLI::App& root, Action& chosen)
{
    CLI::App* support =
        root.add_subcommand("support", "Support sessions: what happened, for somebody elsewhere");
    support->require_subcommand(1);
    addCreate(*support, chosen);
    addShow(*support, chosen);
}

} // namespace naru::cli
