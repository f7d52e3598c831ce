// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/SourceSplice.h"

#include "simulator/parameters/ParameterRows.h"

#include <algorithm>

namespace naru::simulator {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/** Behind the string that begins there. */
std::size_t endOfString(std::string_view source, std::size_t at)
{
    for (++at; at < source.size() && source[at] != '"'; ++at)
        if (source[at] == '\\')
            ++at;
    return std::min(at + 1, source.size());
}

/** Behind the value that begins there; the source is known to be JSON. */
std::size_t endOfValue(std::string_view source, std::size_t at)
{
    if (source[at] == '"')
        return endOfString(source, at);
    if (source[at] != '{' && source[at] != '[')
        return std::min(source.find_first_of(",]} \t\r\n", at), source.size());
    int depth = 0;
    while (at < source.size()) {
        const char c = source[at];
        if (c == '"') {
            at = endOfString(source, at);
            continue;
        }
        ++at;
        if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && --depth == 0)
            break;
    }
    return at;
}

/** The blanks that the line of this offset begins with. */
std::string_view indentAt(std::string_view source, std::size_t at)
{
    const std::size_t newline = source.rfind('\n', at == 0 ? 0 : at - 1);
    const std::size_t begin = newline == source.npos ? 0 : newline + 1;
    std::size_t end = begin;
    while (end < at && isBlank(source[end]))
        ++end;
    return source.substr(begin, end - begin);
}

/** JSON whose further lines are indented as the one that it stands in. */
std::string indented(const sim::Node& value, std::string_view indent)
{
    std::string text;
    for (const char c : sim::writeJson(value)) {
        text += c;
        if (c == '\n')
            text += indent;
    }
    return text;
}

std::string replaced(std::string_view source, std::size_t begin, std::size_t end, std::string_view text)
{
    return std::string(source.substr(0, begin)).append(text).append(source.substr(end));
}

std::string withMember(std::string_view source, const sim::Node& object, const std::string& name,
                       const sim::Node& value)
{
    const sim::Node::Member& last = object.members.back();
    const std::size_t lastName = offsetOf(source, *last.place);
    const std::size_t end = endOfValue(source, offsetOf(source, *last.value.place));
    const std::string_view indent = indentAt(source, lastName);
    const bool hasOwnLine = lastName > 0 && indent.data() + indent.size() == source.data() + lastName;
    const std::string label = sim::writeJson(sim::Node::string(name)) + ": ";
    const std::string before = hasOwnLine ? ",\n" + std::string(indent) : std::string(", ");
    return replaced(source, end, end, before + label + indented(value, indent));
}

} // namespace

std::size_t offsetOf(std::string_view source, const base::Place& place)
{
    std::size_t at = 0;
    for (int line = 1; line < place.line && at < source.size(); ++line)
        at = std::min(source.find('\n', at), source.size() - 1) + 1;
    for (int column = 1; column < place.column && at < source.size(); ++column)
        for (++at; at < source.size() && (static_cast<unsigned char>(source[at]) & 0xC0) == 0x80;)
            ++at;
    return at;
}

std::optional<std::string> withValue(std::string_view source, const sim::Node& root, std::string_view path,
                                     const sim::Node& value)
{
    const Setting setting = settingFor(root, std::string(path), value);
    if (const sim::Node* there = sim::findPath(root, setting.path); there != nullptr && there->place) {
        const std::size_t begin = offsetOf(source, *there->place);
        return replaced(source, begin, endOfValue(source, begin),
                        indented(setting.value, indentAt(source, begin)));
    }
    const std::size_t dot = setting.path.find_last_of('.');
    const std::string parentPath = setting.path.substr(0, dot == std::string::npos ? 0 : dot);
    const std::string name = setting.path.substr(dot == std::string::npos ? 0 : dot + 1);
    const sim::Node* parent = sim::findPath(root, parentPath);
    if (parent == nullptr || parent->kind != sim::Node::Kind::Object || !parent->place)
        return {};
    if (!parent->members.empty())
        return withMember(source, *parent, name, setting.value);
    sim::Node whole = sim::Node::object();
    whole.members.push_back({name, {}, setting.value});
    const std::size_t begin = offsetOf(source, *parent->place);
    return replaced(source, begin, endOfValue(source, begin), indented(whole, indentAt(source, begin)));
}

} // namespace naru::simulator
