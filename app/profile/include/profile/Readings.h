// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/ProblemCode.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace naru::profile {

/** Programs besides AnyConnect and Naru that read its profiles. */
enum class Client { OpenConnect, NetworkManager, PlasmaNm, OpenConnectSso };

inline constexpr std::array allClients{Client::OpenConnect, Client::NetworkManager, Client::PlasmaNm,
                                       Client::OpenConnectSso};

/** The name that its users know: `openconnect`. */
[[nodiscard]] QLatin1StringView clientName(Client client);

/** An entry as another program shows it. */
struct ReadHost
{
    /** As it is shown or has to be typed. */
    QString name;
    /** What it connects to, as the program has it: text of the file, not looked at any further. */
    QString address;
    /** The path that it asks the gateway for; empty where there is none. */
    QString group;
    friend bool operator==(const ReadHost&, const ReadHost&) = default;
};

/** What another program makes of a document. */
struct Reading
{
    std::vector<ReadHost> hosts;
    /** The program ends with an error at this entry, and shows nothing. */
    std::optional<NodeId> refusedAt;
    friend bool operator==(const Reading&, const Reading&) = default;
};

/**
 * The list of hosts that another program would show: which server lists and entries it takes, what it does
 * without an address, and whether the user group or a path in the address wins. All of them leave backup
 * servers and automatic selection out. Pure.
 */
[[nodiscard]] Reading readAs(Client client, const Document& document);

/** How one entry looks to another program when it does not look as it does here. */
struct ReadingDifference
{
    Client client;
    /** Of the entry, or of the document where it is about all of them. */
    NodeId node;
    ProblemCode code;
};

/** Where the reading of another program differs from ours, in the document's order. */
[[nodiscard]] std::vector<ReadingDifference> readingDifferences(const Document& document);

} // namespace naru::profile
