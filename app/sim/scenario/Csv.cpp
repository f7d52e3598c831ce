// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Csv.h"

#include "sim/scenario/Units.h"

#include <algorithm>

namespace naru::sim {

namespace {

constexpr std::size_t LargestText = 16 << 20;
constexpr char ListDivider = '|';

using Row = std::vector<std::string>;

/** Rows of cells; a quoted cell may hold line ends. */
std::vector<Row> rowsOf(std::string_view text)
{
    std::vector<Row> rows;
    Row row;
    std::string cell;
    bool quoted = false;
    const auto endRow = [&] {
        row.push_back(std::move(cell));
        cell.clear();
        if (row.size() > 1 || !row.front().empty())
            rows.push_back(std::move(row));
        row.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else if (c == '"')
                quoted = false;
            else
                cell += c;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            row.push_back(std::move(cell));
            cell.clear();
        } else if (c == '\n') {
            endRow();
        } else if (c != '\r') {
            cell += c;
        }
    }
    endRow();
    return rows;
}

bool isPlain(const Node& node)
{
    return node.kind != Node::Kind::List && node.kind != Node::Kind::Object;
}

std::string cellText(const Node& node)
{
    switch (node.kind) {
    case Node::Kind::Null:
        return {};
    case Node::Kind::Boolean:
        return node.boolean ? "true" : "false";
    case Node::Kind::Number:
    case Node::Kind::String:
        return node.text;
    case Node::Kind::List: {
        if (!std::ranges::all_of(node.items, isPlain))
            return writeJsonLine(node);
        std::string text;
        for (const Node& item : node.items) {
            if (&item != &node.items.front())
                text += ListDivider;
            text += cellText(item);
        }
        return text;
    }
    case Node::Kind::Object:
        return writeJsonLine(node);
    }
    __builtin_unreachable();
}

std::string quotedIfNeeded(const std::string& cell)
{
    if (cell.find_first_of(",\"\n\r") == cell.npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    quoted += '"';
    return quoted;
}

void appendRow(std::string& text, const Row& cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += ',';
        text += cells[i];
    }
    text += "\r\n";
}

Node listFromCell(std::string_view cell)
{
    if (cell.starts_with('['))
        if (Node list = readValue(cell); list.kind == Node::Kind::List)
            return list;
    Node list = Node::list();
    for (;;) {
        const std::size_t end = cell.find(ListDivider);
        list.items.push_back(Node::string(std::string(cell.substr(0, end))));
        if (end == cell.npos)
            return list;
        cell.remove_prefix(end + 1);
    }
}

/** What a column holds, by the first row of the example that has it. */
std::optional<Node::Kind> kindOf(const Node& like, std::string_view column)
{
    for (const Node& row : like.items)
        if (const Node* cell = row.find(column); cell != nullptr && cell->kind != Node::Kind::Null)
            return cell->kind;
    return {};
}

} // namespace

std::string tableToCsv(const Node& list)
{
    std::vector<std::string> columns;
    for (const Node& row : list.items)
        for (const Node::Member& member : row.members)
            if (std::ranges::find(columns, member.name) == columns.end())
                columns.push_back(member.name);
    Row header;
    for (const std::string& column : columns)
        header.push_back(quotedIfNeeded(column));
    std::string text;
    appendRow(text, header);
    for (const Node& row : list.items) {
        Row cells;
        for (const std::string& column : columns) {
            const Node* cell = row.find(column);
            cells.push_back(cell == nullptr ? std::string() : quotedIfNeeded(cellText(*cell)));
        }
        appendRow(text, cells);
    }
    return text;
}

Checked<Node> tableFromCsv(std::string_view text, const Node& like)
{
    if (text.size() > LargestText)
        return std::unexpected(Problem{.code = ProblemCode::TooLarge});
    Node list = Node::list();
    const std::vector<Row> rows = rowsOf(text);
    for (std::size_t r = 1; r < rows.size(); ++r) {
        if (rows[r].size() > rows[0].size())
            return std::unexpected(Problem{.code = ProblemCode::TooMany,
                                           .place = base::Place{static_cast<int>(r) + 1, 1},
                                           .expected = std::to_string(rows[0].size())});
        Node object = Node::object();
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
            const std::string& cell = rows[r][c];
            if (cell.empty())
                continue;
            const auto kind = kindOf(like, rows[0][c]);
            Node value = kind == Node::Kind::List     ? listFromCell(cell)
                         : kind == Node::Kind::String ? Node::string(cell)
                                                      : readValue(cell);
            object.members.push_back({rows[0][c], {}, std::move(value)});
        }
        list.items.push_back(std::move(object));
    }
    return list;
}

std::optional<std::vector<double>> columnFromCsv(std::string_view text, std::size_t column)
{
    if (text.size() > LargestText || column == 0)
        return {};
    std::vector<double> values;
    bool header = true;
    for (const Row& row : rowsOf(text)) {
        const auto value = column <= row.size() ? parseNumber(row[column - 1]) : std::nullopt;
        if (!value && !header)
            return {};
        if (value)
            values.push_back(*value);
        header = false;
    }
    return values;
}

} // namespace naru::sim
