// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Node.h"

namespace naru::sim {

namespace {

constexpr std::size_t LongestLine = 100;

void writeString(std::string& out, std::string_view text)
{
    static constexpr char Digits[] = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (byte < 0x20) {
            out += "\\u00";
            out += Digits[byte >> 4];
            out += Digits[byte & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

void writeNode(std::string& out, const Node& node, std::size_t indent, bool inOneLine);

/** `name: value` pairs or values, between brackets. */
template <class Parts, class WritePart>
void writeParts(std::string& out, const Parts& parts, const char* brackets, std::size_t indent,
                bool inOneLine, WritePart writePart)
{
    out += brackets[0];
    bool first = true;
    for (const auto& part : parts) {
        if (!first)
            out += inOneLine ? ", " : ",";
        first = false;
        if (!inOneLine)
            out.append(1, '\n').append(indent + 2, ' ');
        writePart(part);
    }
    if (!inOneLine && !first)
        out.append(1, '\n').append(indent, ' ');
    out += brackets[1];
}

void writeBrackets(std::string& out, const Node& node, std::size_t indent, bool inOneLine)
{
    if (node.kind == Node::Kind::List) {
        writeParts(out, node.items, "[]", indent, inOneLine,
                   [&](const Node& item) { writeNode(out, item, indent + 2, inOneLine); });
        return;
    }
    writeParts(out, node.members, "{}", indent, inOneLine, [&](const Node::Member& member) {
        writeString(out, member.name);
        out += ": ";
        writeNode(out, member.value, indent + 2, inOneLine);
    });
}

void writeNode(std::string& out, const Node& node, std::size_t indent, bool inOneLine)
{
    switch (node.kind) {
    case Node::Kind::Null:
        out += "null";
        return;
    case Node::Kind::Boolean:
        out += node.boolean ? "true" : "false";
        return;
    case Node::Kind::Number:
        out += node.text;
        return;
    case Node::Kind::String:
        writeString(out, node.text);
        return;
    case Node::Kind::List:
    case Node::Kind::Object:
        break;
    }
    if (!inOneLine) {
        std::string line;
        writeBrackets(line, node, 0, true);
        if (line.size() + indent <= LongestLine) {
            out += line;
            return;
        }
    }
    writeBrackets(out, node, indent, inOneLine);
}

} // namespace

std::string writeJson(const Node& node)
{
    std::string out;
    writeNode(out, node, 0, false);
    return out;
}

std::string writeJsonLine(const Node& node)
{
    std::string out;
    writeNode(out, node, 0, true);
    return out;
}

} // namespace naru::sim
