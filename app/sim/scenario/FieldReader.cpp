// SPDX-License-Identifier: GPL-3.0-or-later
#include "Nearest.h"
#include "sim/scenario/Fields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace naru::sim {

namespace {

constexpr std::size_t LongestList = 10'000;
constexpr std::size_t LongestString = 2000;
/** Up to here every whole number is one of JSON's. */
constexpr double LargestInteger = 0x1p53;

std::string rangeText(double least, double most, std::string (*text)(double))
{
    const std::string top = most == std::numeric_limits<double>::max() ? "" : text(most);
    return text(least) + ".." + top;
}

std::string secondsText(double seconds)
{
    return timeText(Time(static_cast<std::int64_t>(seconds * 1e9 + 0.5)));
}

/** Stops at the first problem: what comes later is skipped. */
class FieldReader final : public Fields
{
public:
    FieldReader(const Node& node, const TraceLookup& traces)
        : m_traces(traces)
    {
        open(&node, {});
    }

    std::optional<Problem> finish()
    {
        close();
        return m_problem;
    }

    void boolean(const char* name, bool& value, const About&) override
    {
        const Node* node = take(name);
        if (node == nullptr)
            return;
        if (node->kind != Node::Kind::Boolean)
            return fail(ProblemCode::WrongType, node, name, "boolean");
        value = node->boolean;
    }
    void integer(const char* name, std::int64_t& value, Range range, const About&) override
    {
        const Node* node = take(name);
        if (node == nullptr)
            return;
        if (node->kind != Node::Kind::Number || node->number != std::trunc(node->number))
            return fail(ProblemCode::WrongType, node, name, "integer");
        const Range exact{std::max(range.least, -LargestInteger), std::min(range.most, LargestInteger)};
        if (inRange(node, name, node->number, exact, numberText))
            value = static_cast<std::int64_t>(node->number);
    }
    void number(const char* name, double& value, Range range, const About&) override
    {
        const Node* node = take(name);
        if (node == nullptr)
            return;
        if (node->kind != Node::Kind::Number)
            return fail(ProblemCode::WrongType, node, name, "number");
        if (inRange(node, name, node->number, range, numberText))
            value = node->number;
    }
    void duration(const char* name, Time& value, Range range, const About&) override
    {
        const Node* node = take(name);
        const auto parsed = parsedFrom(node, name, "duration", parseTime);
        // Divided, not multiplied: the ends of a range are exact.
        if (parsed && inRange(node, name, std::chrono::duration<double>(*parsed).count(), range, secondsText))
            value = *parsed;
    }
    void rate(const char* name, double& value, Range range, const About&) override
    {
        const Node* node = take(name);
        const auto parsed = parsedFrom(node, name, "rate", parseRate);
        if (parsed && inRange(node, name, *parsed, range, rateText))
            value = *parsed;
    }
    void optionalRate(const char* name, std::optional<double>& value, Range range, const About&) override
    {
        const Node* node = take(name);
        if (node != nullptr && node->kind == Node::Kind::Null) {
            value.reset();
            return;
        }
        const auto parsed = parsedFrom(node, name, "rate", parseRate);
        if (parsed && inRange(node, name, *parsed, range, rateText))
            value = *parsed;
    }
    void percent(const char* name, double& value, Range range, const About&) override
    {
        const Node* node = take(name);
        const auto parsed = parsedFrom(node, name, "percent", parsePercent);
        if (parsed && inRange(node, name, *parsed, range, percentText))
            value = *parsed;
    }
    void durations(const char* name, DurationSpec& value, const About&) override
    {
        const Node* node = take(name);
        auto parsed = parsedFrom(node, name, "distribution",
                                 [this](std::string_view text) { return parseDurations(text, m_traces); });
        if (parsed)
            value = *std::move(parsed);
    }
    void string(const char* name, std::string& value, const About&) override
    {
        if (const Node* node = take(name); node != nullptr && isShortString(node, name))
            value = node->text;
    }
    void strings(const char* name, std::vector<std::string>& value, const About&) override
    {
        const Node* node = take(name);
        if (node == nullptr)
            return;
        if (node->kind != Node::Kind::List)
            return fail(ProblemCode::WrongType, node, name, "list");
        if (node->items.size() > LongestList)
            return fail(ProblemCode::TooMany, node, name, std::to_string(LongestList));
        value.clear();
        for (const Node& item : node->items)
            if (isShortString(&item, name))
                value.push_back(item.text);
    }

    void tree(const char* name, Node& value, const About&) override
    {
        if (const Node* node = take(name))
            value = *node;
    }

protected:
    void chooseOne(const char* name, std::size_t& chosen, std::span<const char* const> names,
                   const About&) override
    {
        const Node* node = take(name);
        if (node == nullptr || !isShortString(node, name))
            return;
        std::string all;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (node->text == names[i]) {
                chosen = i;
                return;
            }
            all += (i == 0 ? "" : ", ") + std::string(names[i]);
        }
        fail(ProblemCode::NotAChoice, node, name, all, node->text);
    }
    std::size_t beginList(const char* name, std::size_t size, const About&) override
    {
        const Node* node = take(name);
        if (node != nullptr && node->kind != Node::Kind::List)
            fail(ProblemCode::WrongType, node, name, "list");
        else if (node != nullptr && node->items.size() > LongestList)
            fail(ProblemCode::TooMany, node, name, std::to_string(LongestList));
        const bool given = node != nullptr && !m_problem;
        m_lists.push_back({given ? node : nullptr, pathOf(name)});
        return given ? node->items.size() : size;
    }
    void beginItem(std::size_t index) override
    {
        const List& list = m_lists.back();
        open(list.node == nullptr ? nullptr : &list.node->items[index],
             list.path + '[' + std::to_string(index + 1) + ']');
    }
    void endItem() override { close(); }
    void endList() override { m_lists.pop_back(); }
    void beginObject(const char* name, const About&) override
    {
        std::string path = pathOf(name);
        open(take(name), std::move(path));
    }
    void endObject() override { close(); }

private:
    /** An object that is being read; without a node everything keeps its value. */
    struct Level
    {
        const Node* node;
        std::string path;
        std::vector<std::string> known;
    };
    struct List
    {
        const Node* node;
        std::string path;
    };

    void open(const Node* node, std::string path)
    {
        if (node != nullptr && node->kind != Node::Kind::Object) {
            if (!m_problem)
                m_problem = Problem{
                    .code = ProblemCode::WrongType, .place = node->place, .path = path, .expected = "object"};
            node = nullptr;
        }
        m_levels.push_back({node, std::move(path), {}});
    }

    void close()
    {
        const Level level = std::move(m_levels.back());
        m_levels.pop_back();
        if (level.node == nullptr || m_problem)
            return;
        for (const Node::Member& member : level.node->members) {
            if (std::ranges::find(level.known, member.name) != level.known.end())
                continue;
            m_problem = Problem{.code = ProblemCode::MemberUnknown,
                                .place = member.place,
                                .path = level.path.empty() ? member.name : level.path + '.' + member.name,
                                .detail = member.name,
                                .expected = nearest(member.name, level.known)};
            return;
        }
    }

    [[nodiscard]] std::string pathOf(const char* name) const
    {
        const std::string& path = m_levels.back().path;
        return path.empty() ? std::string(name) : path + '.' + name;
    }

    const Node* take(const char* name)
    {
        Level& level = m_levels.back();
        level.known.emplace_back(name);
        return level.node == nullptr || m_problem ? nullptr : level.node->find(name);
    }

    void fail(ProblemCode code, const Node* node, const char* name, std::string expected,
              std::string detail = {})
    {
        if (!m_problem)
            m_problem = Problem{.code = code,
                                .place = node->place,
                                .path = pathOf(name),
                                .detail = std::move(detail),
                                .expected = std::move(expected)};
    }

    bool inRange(const Node* node, const char* name, double value, Range range, std::string (*text)(double))
    {
        if (value >= range.least && value <= range.most)
            return true;
        fail(ProblemCode::OutOfRange, node, name, rangeText(range.least, range.most, text), node->text);
        return false;
    }

    bool isShortString(const Node* node, const char* name)
    {
        if (node->kind != Node::Kind::String)
            fail(ProblemCode::WrongType, node, name, "string");
        else if (node->text.size() > LongestString)
            fail(ProblemCode::TooLarge, node, name, std::to_string(LongestString));
        return !m_problem;
    }

    template <class Parse>
    auto parsedFrom(const Node* node, const char* name, const char* type, Parse parse)
        -> decltype(parse(std::string_view()))
    {
        if (node == nullptr)
            return {};
        if (node->kind != Node::Kind::String) {
            fail(ProblemCode::WrongType, node, name, type);
            return {};
        }
        auto parsed = parse(std::string_view(node->text));
        if (!parsed)
            fail(ProblemCode::BadValue, node, name, type, node->text.substr(0, LongestString));
        return parsed;
    }

    const TraceLookup& m_traces;
    std::vector<Level> m_levels;
    std::vector<List> m_lists;
    std::optional<Problem> m_problem;
};

} // namespace

std::optional<Problem> readFields(const Node& node, const TraceLookup& traces,
                                  const std::function<void(Fields&)>& walk)
{
    FieldReader reader(node, traces);
    walk(reader);
    return reader.finish();
}

} // namespace naru::sim
