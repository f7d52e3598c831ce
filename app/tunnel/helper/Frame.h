// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace naru::helper {

/**
 * What the helper and its caller say to each other, and what the undo list holds: a line of printable ASCII,
 * a verb and fields, `verb<TAB>key=value<TAB>key=value`. In a value every byte but the printable ones, and
 * `%`, stands as `%XX`. The order of the fields has no meaning, no key comes twice.
 */
class Frame
{
public:
    /** A line that is longer is none. Wide enough for an undo entry with two files of 64 KiB. */
    static constexpr std::size_t longestLine = 512 * 1024;

    explicit Frame(std::string verb)
        : m_verb(std::move(verb))
    {}

    /** The frame of a line, without its end; nothing where it is none. */
    [[nodiscard]] static std::optional<Frame> fromLine(std::string_view line);
    /** The inverse, with the end of the line. */
    [[nodiscard]] std::string line() const;

    [[nodiscard]] const std::string& verb() const { return m_verb; }
    [[nodiscard]] std::size_t fieldCount() const { return m_fields.size(); }
    /** The value; null where the key is not there. */
    [[nodiscard]] const std::string* find(std::string_view key) const;
    /** The value, or an empty text. */
    [[nodiscard]] const std::string& value(std::string_view key) const;
    /** Adds a field whose key is not there yet: lower-case letters, digits, `_`. */
    Frame& add(std::string_view key, std::string_view value);
    /** Overwrites all values: they may have been secret. */
    void wipe();

private:
    std::string m_verb;
    std::vector<std::pair<std::string, std::string>> m_fields;
};

} // namespace naru::helper
