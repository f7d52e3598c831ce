// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"
#include "sim/scenario/Text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace naru::sim {

/** A number that a stage or table shows; the name is a code that the model's description explains. */
struct Figure
{
    std::string name;
    std::optional<double> value;
};

/** The figure of that name; nothing where there is none, or where it is not known. */
[[nodiscard]] std::optional<double> figureOf(const std::vector<Figure>& figures, std::string_view name);

/** A thing on the stage: a peer, a node, a server. */
struct Element
{
    /** Unique in the snapshot, the same in every snapshot of a run: such as `peer/pgw1`. */
    std::string id;
    /** A code of the model's: "peer", "group", "balancer", "uag", "node". */
    std::string kind;
    std::string name;
    /** A code of the model's: "up", "down", "quiesced", "control". */
    std::string state;
    /** The element it stands in (a site, a chassis), by id; may be empty. */
    std::string parent;
    std::vector<Figure> figures;
};

/** What flows from one element to another. */
struct Link
{
    std::string from;
    std::string to;
    std::string kind;
    std::vector<Figure> figures;
};

/** What an element is for a mark: a node that is a flow's owner. */
struct Role
{
    /** A code of the model's: "owner", "backup", "director", "forwarder". */
    std::string code;
    /** The element, by id. */
    std::string element;
};

/** So many of a run's latest passages are told. */
inline constexpr std::size_t mostPassages = 64;

/** Something that moves or waits on the stage: a session, a flow. */
struct Mark
{
    std::uint64_t id = 0;
    std::string kind;
    std::string at;
    std::string state;
    /** The element it came from, by id; may be empty. */
    std::string from{};
    std::vector<Role> roles{};
};

/** A connection or a message that went over the stage lately. */
struct Passage
{
    /** Counts up over the run, so that a screen knows which are new since its last snapshot. */
    std::uint64_t number = 0;
    Time at{};
    /** A code of the model's: "primary", "secondary", "stranger", "message". */
    std::string kind;
    /** The elements it came by, by id, in order; the last is where it arrived or ended. */
    std::vector<std::string> way;
    /** A code of the model's: "arrived", "misrouted", "refused", "unreachable", "full", "dropped". */
    std::string outcome;
    /** The mark that it belongs to; 0: to none. */
    std::uint64_t mark = 0;
    /** The element that it should have come to, by id; empty: there is none. */
    std::string home{};
    /** What it carries, as the scenario writes it: `blast udp 8443`. */
    std::string carries{};
    /** Which of the clients it comes from, counted from 1 within its group; 0: not known. */
    std::uint64_t client = 0;
};

/** From one element to another, by id. */
struct Way
{
    std::string from;
    std::string to;
};

/** The state of a run at a moment, for a screen. */
struct Snapshot
{
    Time at{};
    std::uint64_t events = 0;
    std::size_t pending = 0;
    /** An event of this very moment has been handled: others of it may be still to come. */
    bool isMidMoment = false;
    std::vector<Element> elements;
    std::vector<Link> links;
    /** Bounded by the model. */
    std::vector<Mark> marks;
    /** The latest ones, oldest first; at most `mostPassages`. */
    std::vector<Passage> passages{};

    /** The element of that id; null where there is none. */
    [[nodiscard]] const Element* find(std::string_view id) const;
};

/** A line of the event log, or a step of a story. */
struct LogEntry
{
    Time at{};
    /** The model's code of it, for filters. */
    std::string code;
    /** The element it is about, by id; may be empty. */
    std::string element;
    /** What happened and why. */
    Text text;
    /** Of a step of a story: what went from where to where; empty for what happens in one place. */
    std::vector<Way> ways{};
};

} // namespace naru::sim
