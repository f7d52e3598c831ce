// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace naru::sim {

/** A value of a JSON text together with where it stood. (Qt's reader keeps no places, and a scenario's author
 * needs them.) Members keep their order. */
struct Node
{
    enum class Kind { Null, Boolean, Number, String, List, Object };
    struct Member;

    Kind kind = Kind::Null;
    std::optional<base::Place> place;
    bool boolean = false;
    double number = 0;
    /** A string's text; a number as it was written. */
    std::string text;
    std::vector<Node> items;
    std::vector<Member> members;

    [[nodiscard]] static Node string(std::string text);
    [[nodiscard]] static Node ofNumber(double number);
    [[nodiscard]] static Node ofBoolean(bool boolean);
    [[nodiscard]] static Node list();
    [[nodiscard]] static Node object();

    /** The member of that name, or nothing. */
    [[nodiscard]] const Node* find(std::string_view name) const;
    [[nodiscard]] Node* find(std::string_view name);
};

struct Node::Member
{
    std::string name{};
    std::optional<base::Place> place{};
    Node value{};
};

/** Reads a JSON text (RFC 8259, UTF-8): at most 4 MB and 64 levels deep; a name may stand once in an object.
 */
[[nodiscard]] Checked<Node> readJson(std::string_view bytes);
/** With two blanks a level, and short lists in one line. */
[[nodiscard]] std::string writeJson(const Node& node);
/** The same in one line, however long. */
[[nodiscard]] std::string writeJsonLine(const Node& node);
/** What stands behind the `=` of `--set`: JSON where it is JSON, else a string. */
[[nodiscard]] Node readValue(std::string_view text);

/**
 * The part of a tree that a path names: `peers[pgw1].rate` or `peers.pgw1.rate`; an item of a list is named
 * by its `name`, or by its number from 1 on. Nothing where there is none.
 */
[[nodiscard]] const Node* findPath(const Node& root, std::string_view path);
/** The item of a list that has this `name`, the first of them; null where there is none. */
[[nodiscard]] const Node* itemNamed(const Node& list, std::string_view name);
/** What a path calls the item of that index (from 0 on): its `name` where that leads to it alone, else its
 * number. */
[[nodiscard]] std::string itemName(const Node& list, std::size_t index);
/** Sets the part, making the last member where the object lacks it. False where the path leads nowhere. */
[[nodiscard]] bool setPath(Node& root, std::string_view path, Node value);

} // namespace naru::sim
