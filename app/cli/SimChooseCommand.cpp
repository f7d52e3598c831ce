// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "Tr.h"
#include "sim/balancer/Replay.h"

#include <QJsonArray>
#include <QJsonObject>

#include <CLI/CLI.hpp>
#include <arpa/inet.h>
#include <array>

namespace naru::cli {

namespace {

using namespace sim::balancer;

struct Options
{
    std::string algorithm;
    std::vector<std::uint32_t> weights;
    std::string operations;
    std::vector<std::string> addresses;
    std::vector<std::uint32_t> down;
    std::optional<std::uint32_t> limit;
    bool rotateTies = false;
    bool nearest = false;
    bool distinct = false;
    std::uint32_t points = 16;
    std::uint64_t seed = 1;
};

QString sentence(const BadStep& bad)
{
    const QString word = QString::fromStdString(bad.word);
    switch (bad.reason) {
    case BadStep::Reason::Unknown:
        break;
    case BadStep::Reason::NotOpen:
        return Tr::tr("This connection is not open: %1").arg(word);
    case BadStep::Reason::NoSuchServer:
        return Tr::tr("There is no such server: %1").arg(word);
    case BadStep::Reason::WeightOutOfRange:
        return Tr::tr("A weight is a number from 0 to %1: %2").arg(greatestWeight).arg(word);
    }
    return Tr::tr("Not an operation: %1. Write o, cN, dN, uN or wN=W.").arg(word);
}

/** IPv4 as a number; of IPv6 the four words, folded together as HAProxy does. Only addresses written in full:
 * Qt and the C library's older functions would read 1.2.3 as 1.2.0.3. */
std::optional<std::uint32_t> sourceOf(const std::string& text)
{
    in_addr ipv4{};
    if (inet_pton(AF_INET, text.c_str(), &ipv4) == 1)
        return ntohl(ipv4.s_addr);
    std::array<std::uint32_t, 4> words{};
    if (inet_pton(AF_INET6, text.c_str(), words.data()) != 1)
        return std::nullopt;
    return ntohl(words[0] ^ words[1] ^ words[2] ^ words[3]);
}

std::expected<std::vector<std::uint32_t>, QString> sourcesOf(const std::vector<std::string>& addresses)
{
    std::vector<std::uint32_t> sources;
    for (const std::string& address : addresses) {
        const auto source = sourceOf(address);
        if (!source)
            return std::unexpected(
                Tr::tr("--addresses, number %1 is not an address: %2. Write an IPv4 address "
                       "with all four numbers, as 192.0.2.1, or an IPv6 address.")
                    .arg(sources.size() + 1)
                    .arg(QString::fromStdString(address)));
        sources.push_back(*source);
    }
    return sources;
}

Chooser chooserOf(const Options& options)
{
    Members members(options.weights.size());
    for (std::size_t member = 0; member < members.size(); ++member) {
        members[member].weight = options.weights[member];
        members[member].connectionLimit = options.limit;
    }
    return Chooser({.algorithm = *algorithmFromName(options.algorithm),
                    .ties = options.rotateTies ? Ties::WeightedRotation : Ties::Fifo,
                    .pointsPerWeight = options.points,
                    .ringRule = options.nearest ? RingRule::Nearest : RingRule::Clockwise,
                    .distinctChoices = options.distinct},
                   std::move(members));
}

std::expected<std::vector<Chosen>, QString> choicesOf(const Options& options)
{
    Chooser chooser = chooserOf(options);
    for (const std::uint32_t server : options.down) {
        if (server == 0 || server > options.weights.size())
            return std::unexpected(Tr::tr("There is no such server: %1").arg(server));
        chooser.setHealth(server - 1, Health::Down);
    }
    sim::Random random(options.seed, "choose");
    if (!options.addresses.empty()) {
        const auto sources = sourcesOf(options.addresses);
        if (!sources)
            return std::unexpected(sources.error());
        return replay(chooser, *sources, random);
    }
    auto choices = replay(chooser, options.operations, random);
    if (!choices)
        return std::unexpected(sentence(choices.error()));
    return *std::move(choices);
}

void print(const Options& options, const std::vector<Chosen>& choices, const Console& console)
{
    QJsonArray list;
    QString lines;
    for (const Chosen choice : choices) {
        list.append(choice ? QJsonValue(static_cast<int>(*choice) + 1) : QJsonValue());
        lines += (choice ? QString::number(*choice + 1) : QStringLiteral("-")) + QLatin1Char('\n');
    }
    lines.chop(1);
    if (console.json())
        console.object({{QStringLiteral("algorithm"), QString::fromStdString(options.algorithm)},
                        {QStringLiteral("chosen"), list}});
    else if (!choices.empty())
        console.line(lines);
}

int choose(const Options& options, const Console& console)
{
    const auto choices = choicesOf(options);
    if (!choices) {
        console.complain(choices.error());
        return WrongUse;
    }
    print(options, *choices, console);
    return Done;
}

void addSettings(CLI::App& command, Options& options)
{
    command.add_option("--down", options.down, "Servers that are down from the start, as 2,3")
        ->delimiter(',');
    command.add_option("--limit", options.limit, "Connections that each server takes at once");
    command.add_flag("--weighted-rotation", options.rotateTies,
                     "leastconn: equal servers take turns by weight, instead of the longest unchanged first");
    command.add_option("--points", options.points, "consistent: points on the ring for each unit of weight")
        ->check(CLI::Range(1U, greatestPoints));
    command.add_flag("--nearest", options.nearest, "consistent: the nearest point, instead of the next one");
    command.add_flag("--distinct", options.distinct, "random2: two different servers are drawn");
    command.add_option("--seed", options.seed, "random, random2: seed of the random numbers");
}

} // namespace

void addSimChoose(CLI::App& sim, Action& chosen)
{
    auto options = std::make_shared<Options>();
    CLI::App* command =
        sim.add_subcommand("choose", "What a load balancer chooses, one server number a line; - for none");
    std::vector<std::string> names;
    for (const NamedAlgorithm& algorithm : algorithms())
        names.emplace_back(algorithm.name);
    command->add_option("ALGORITHM", options->algorithm, "How it chooses")
        ->required()
        ->check(CLI::IsMember(names));
    command->add_option("--weights", options->weights, "A weight for each server, as 3:2:1")
        ->required()
        ->delimiter(':')
        ->expected(1, static_cast<int>(greatestMembers))
        ->check(CLI::Range(0U, greatestWeight));
    CLI::Option* operations = command->add_option(
        "--ops", options->operations,
        "What happens, as 'o o c1 d2 o u2 w1=4': o opens a connection, cN closes the N-th opened, dN and uN "
        "take server N down and up, wN=W gives it a weight");
    CLI::Option* addresses =
        command->add_option("--addresses", options->addresses, "Clients that connect once each, as A,B,…")
            ->delimiter(',');
    operations->excludes(addresses);
    addSettings(*command, *options);
    command->callback([=, &chosen] {
        if (operations->empty() && addresses->empty())
            throw CLI::RequiredError("--ops or --addresses");
        chosen = [options](const Console& console) { return choose(*options, console); };
    });
}

} // namespace naru::cli
