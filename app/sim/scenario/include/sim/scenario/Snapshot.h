// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"
#include "sim/scenario/Text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace naru::sim {

/** A number that a stage or table shows; the name is a code that the model's description explains. */
struct Figure
{
    std::string name;
    std::optional<double> value;
};

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

/** Something that moves or waits on the stage: a session, a flow. */
struct Mark
{
    std::uint64_t id = 0;
    std::string kind;
    std::string at;
    std::string state;
};

/** The state of a run at a moment, for a screen. */
struct Snapshot
{
    Time at{};
    std::uint64_t events = 0;
    std::size_t pending = 0;
    std::vector<Element> elements;
    std::vector<Link> links;
    /** Bounded by the model. */
    std::vector<Mark> marks;
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
};

} // namespace naru::sim
