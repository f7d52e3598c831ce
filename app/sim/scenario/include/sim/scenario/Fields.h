// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"
#include "sim/scenario/Text.h"
#include "sim/scenario/Units.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace naru::sim {

/** What a parameter is, for people. */
struct About
{
    const char* en;
    const char* ko;
    /** False: the shape of the model hangs on it, so that it is fixed once a run has begun. */
    bool whileRunning = true;
};

/** The name that a scenario uses for a value of an enum. */
template <class Enum>
struct Choice
{
    Enum value;
    const char* name;
};

/** Both ends included. */
struct Range
{
    double least = 0;
    double most = std::numeric_limits<double>::max();
};

/**
 * Walks over the parameters of a model. Each parameter struct has one function, `void fields(Fields&)`, that
 * names its members in order; reading a scenario, describing the model and writing parameters are three
 * implementations of this class, so that the three can't differ.
 */
class Fields
{
public:
    virtual ~Fields() = default;

    virtual void boolean(const char* name, bool& value, const About& about) = 0;
    virtual void integer(const char* name, std::int64_t& value, Range range, const About& about) = 0;
    virtual void number(const char* name, double& value, Range range, const About& about) = 0;
    /** The range in seconds. */
    virtual void duration(const char* name, Time& value, Range range, const About& about) = 0;
    /** Per second. */
    virtual void rate(const char* name, double& value, Range range, const About& about) = 0;
    /** Nothing stands for "no limit": `null` in a scenario. */
    virtual void optionalRate(const char* name, std::optional<double>& value, Range range,
                              const About& about) = 0;
    /** A share, 0 to 1. */
    virtual void percent(const char* name, double& value, Range range, const About& about) = 0;
    virtual void durations(const char* name, DurationSpec& value, const About& about) = 0;
    /** At most 2,000 bytes. */
    virtual void string(const char* name, std::string& value, const About& about) = 0;
    virtual void strings(const char* name, std::vector<std::string>& value, const About& about) = 0;

    /** Any JSON, kept as it is. */
    virtual void tree(const char* name, Node& value, const About& about) = 0;

    template <class Enum, std::size_t N>
    void choice(const char* name, Enum& value, const std::array<Choice<Enum>, N>& choices, const About& about)
    {
        std::array<const char*, N> names;
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < N; ++i) {
            names[i] = choices[i].name;
            if (choices[i].value == value)
                chosen = i;
        }
        chooseOne(name, chosen, names, about);
        value = choices[chosen].value;
    }

    /** A list of structs with a function `fields`. */
    template <class Item>
    void list(const char* name, std::vector<Item>& items, const About& about)
    {
        const std::size_t count = beginList(name, items.size(), about);
        items.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            beginItem(i);
            items[i].fields(*this);
            endItem();
        }
        endList();
    }

    /** A struct with a function `fields`. */
    template <class Item>
    void object(const char* name, Item& item, const About& about)
    {
        beginObject(name, about);
        item.fields(*this);
        endObject();
    }

protected:
    virtual void chooseOne(const char* name, std::size_t& chosen, std::span<const char* const> names,
                           const About& about) = 0;
    /** Returns how many items there are to walk over. */
    virtual std::size_t beginList(const char* name, std::size_t size, const About& about) = 0;
    virtual void beginItem(std::size_t index) = 0;
    virtual void endItem() = 0;
    virtual void endList() = 0;
    virtual void beginObject(const char* name, const About& about) = 0;
    virtual void endObject() = 0;
};

/** A parameter as `describe` shows it. */
struct ParameterInfo
{
    /** Such as `peers[].rate`. */
    std::string path;
    /** "boolean", "integer", "number", "duration", "rate", "percent", "distribution", "string", "strings",
     * "choice", "list", "object". */
    std::string type;
    /** As a scenario would write it; empty for lists and objects. */
    std::string standard;
    std::optional<double> least;
    std::optional<double> most;
    std::vector<std::string> choices;
    bool optional = false;
    bool whileRunning = true;
    Text text;
};

/** Lists the parameters of a model. @param describe walks over default parameters */
[[nodiscard]] std::vector<ParameterInfo> describeFields(const std::function<void(Fields&)>& walk);
/** Reads parameters from a scenario's tree; members that are missing keep their value. The first problem ends
 * it. */
[[nodiscard]] std::optional<Problem> readFields(const Node& node, const TraceLookup& traces,
                                                const std::function<void(Fields&)>& walk);
/** Writes parameters as a scenario's tree. */
[[nodiscard]] Node writeFields(const std::function<void(Fields&)>& walk);

/** The path of the first parameter that differs though it must not while a run is under way; both trees as
 * writeFields() makes them. */
[[nodiscard]] std::optional<std::string> fixedDifference(const Node& before, const Node& after,
                                                         std::span<const ParameterInfo> parameters);

} // namespace naru::sim
