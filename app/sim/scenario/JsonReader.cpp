// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Node.h"
#include "sim/scenario/Units.h"

#include <algorithm>

namespace naru::sim {

namespace {

constexpr std::size_t LargestText = 4 << 20;
constexpr int DeepestLevel = 64;

/** How many bytes the UTF-8 character at the start takes; 0 for what is none. */
std::size_t characterLength(std::string_view bytes)
{
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const auto follows = [&](std::size_t i) { return i < bytes.size() && (at(i) & 0xC0) == 0x80; };
    const unsigned char first = at(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        if (!follows(1) || !follows(2) || (first == 0xE0 && at(1) < 0xA0) || (first == 0xED && at(1) > 0x9F))
            return 0;
        return 3;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        if (!follows(1) || !follows(2) || !follows(3) || (first == 0xF0 && at(1) < 0x90) ||
            (first == 0xF4 && at(1) > 0x8F))
            return 0;
        return 4;
    }
    return 0;
}

void appendUtf8(std::string& text, std::uint32_t character)
{
    const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0 | character >> 6);
        put(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        put(0xE0 | character >> 12);
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    } else {
        put(0xF0 | character >> 18);
        put(0x80 | (character >> 12 & 0x3F));
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    }
}

/** Recursive descent; the first mistake is thrown to read(). */
class Reader
{
public:
    explicit Reader(std::string_view bytes)
        : m_rest(bytes)
    {}

    Checked<Node> read()
    {
        try {
            Node node = value(0);
            blanks();
            if (!m_rest.empty())
                fail(ProblemCode::NotJson, "end");
            return node;
        } catch (const Problem& problem) {
            return std::unexpected(problem);
        }
    }

private:
    [[noreturn]] void fail(ProblemCode code, std::string expected = {}, std::string detail = {}) const
    {
        if (code == ProblemCode::NotJson && detail.empty())
            detail = m_rest.empty() ? "end" : std::string(m_rest.substr(0, characterLength(m_rest)));
        throw Problem{
            .code = code, .place = m_place, .detail = std::move(detail), .expected = std::move(expected)};
    }

    /** Takes one character and keeps count of lines and columns. */
    std::string_view take()
    {
        const std::size_t length = characterLength(m_rest);
        if (length == 0)
            fail(ProblemCode::NotUtf8);
        const std::string_view taken = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        if (taken == "\n") {
            ++m_place.line;
            m_place.column = 1;
        } else {
            ++m_place.column;
        }
        return taken;
    }
    [[nodiscard]] char ahead() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    void blanks()
    {
        while (ahead() == ' ' || ahead() == '\t' || ahead() == '\n' || ahead() == '\r')
            take();
    }
    void expect(char wanted)
    {
        if (ahead() != wanted)
            fail(ProblemCode::NotJson, std::string(1, wanted));
        take();
    }
    bool skip(std::string_view word)
    {
        if (!m_rest.starts_with(word))
            return false;
        for (std::size_t i = 0; i < word.size(); ++i)
            take();
        return true;
    }

    Node value(int level)
    {
        blanks();
        if (level > DeepestLevel)
            fail(ProblemCode::TooDeep);
        Node node;
        node.place = m_place;
        if (ahead() == '{') {
            object(node, level);
        } else if (ahead() == '[') {
            list(node, level);
        } else if (ahead() == '"') {
            node.kind = Node::Kind::String;
            node.text = string();
        } else if (skip("true")) {
            node.kind = Node::Kind::Boolean;
            node.boolean = true;
        } else if (skip("false")) {
            node.kind = Node::Kind::Boolean;
        } else if (!skip("null")) {
            number(node);
        }
        return node;
    }

    void object(Node& node, int level)
    {
        node.kind = Node::Kind::Object;
        expect('{');
        blanks();
        while (ahead() != '}') {
            Node::Member member{.name = {}, .place = m_place, .value = {}};
            member.name = string();
            if (node.find(member.name) != nullptr) {
                m_place = *member.place;
                fail(ProblemCode::MemberTwice, {}, member.name);
            }
            blanks();
            expect(':');
            member.value = value(level + 1);
            node.members.push_back(std::move(member));
            if (!comma('}'))
                break;
        }
        expect('}');
    }

    void list(Node& node, int level)
    {
        node.kind = Node::Kind::List;
        expect('[');
        blanks();
        while (ahead() != ']') {
            node.items.push_back(value(level + 1));
            if (!comma(']'))
                break;
        }
        expect(']');
    }

    /** Whether another part follows; a comma before the end is a mistake. */
    bool comma(char end)
    {
        blanks();
        if (ahead() == end)
            return false;
        if (ahead() != ',')
            fail(ProblemCode::NotJson, std::string(", ") + end);
        take();
        blanks();
        if (ahead() == end)
            fail(ProblemCode::NotJson, end == '}' ? "\"" : "value");
        return true;
    }

    std::string string()
    {
        expect('"');
        std::string text;
        while (ahead() != '"') {
            if (m_rest.empty() || static_cast<unsigned char>(ahead()) < 0x20)
                fail(ProblemCode::NotJson, "\"");
            if (ahead() == '\\')
                escape(text);
            else
                text += take();
        }
        take();
        return text;
    }

    void escape(std::string& text)
    {
        static constexpr std::string_view Names = "\"\\/bfnrt";
        static constexpr std::string_view Meanings = "\"\\/\b\f\n\r\t";
        take();
        if (const std::size_t which = Names.find(ahead()); ahead() != '\0' && which != Names.npos) {
            take();
            text += Meanings[which];
            return;
        }
        std::uint32_t character = codeUnit();
        if (character >= 0xD800 && character < 0xDC00) {
            expect('\\');
            const std::uint32_t low = codeUnit();
            if (low < 0xDC00 || low >= 0xE000)
                fail(ProblemCode::NotJson, "\\uDC00");
            character = 0x10000 + ((character - 0xD800) << 10) + (low - 0xDC00);
        } else if (character >= 0xDC00 && character < 0xE000) {
            fail(ProblemCode::NotJson, "\\uD800");
        }
        appendUtf8(text, character);
    }

    std::uint32_t codeUnit()
    {
        expect('u');
        std::uint32_t unit = 0;
        for (int i = 0; i < 4; ++i) {
            static constexpr std::string_view Digits = "0123456789abcdef";
            const char lower = static_cast<char>(ahead() | 0x20);
            const std::size_t digit =
                ahead() >= '0' && ahead() <= '9' ? Digits.find(ahead()) : Digits.find(lower, 10);
            if (ahead() == '\0' || digit == Digits.npos)
                fail(ProblemCode::NotJson, "0-9a-f");
            unit = unit << 4 | static_cast<std::uint32_t>(digit);
            take();
        }
        return unit;
    }

    void number(Node& node)
    {
        const std::size_t length = std::min(m_rest.find_first_not_of("+-.0123456789eE"), m_rest.size());
        const std::string_view text = m_rest.substr(0, length);
        const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
        const bool leadingZero =
            digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9';
        const auto number = parseNumber(text);
        if (!number || leadingZero || digits.starts_with('.') || digits.ends_with('.') ||
            digits.find(".e") != digits.npos || digits.find(".E") != digits.npos)
            fail(ProblemCode::NotJson, "value");
        node.kind = Node::Kind::Number;
        node.number = *number;
        node.text = text;
        for (std::size_t i = 0; i < length; ++i)
            take();
    }

    std::string_view m_rest;
    base::Place m_place;
};

} // namespace

Checked<Node> readJson(std::string_view bytes)
{
    if (bytes.size() > LargestText)
        return std::unexpected(Problem{.code = ProblemCode::TooLarge});
    // Some editors put a byte order mark before UTF-8.
    if (constexpr std::string_view mark = "\xEF\xBB\xBF"; bytes.starts_with(mark))
        bytes.remove_prefix(mark.size());
    return Reader(bytes).read();
}

} // namespace naru::sim
