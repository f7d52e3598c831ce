// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace naru::helper {

/** Cuts what comes from a descriptor into lines. */
class LineReader
{
public:
    /** What `read` found. */
    enum class Found { Something, Nothing, End };

    /** Lines that are longer are cut into several. */
    explicit LineReader(std::size_t longest)
        : m_longest(longest)
    {}
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    /** Reads once; waits where the descriptor does. */
    Found read(int fd);
    /** The next line without its end. */
    [[nodiscard]] std::optional<std::string> take();
    /** What came last without an end of its line. */
    [[nodiscard]] std::optional<std::string> takeRest();

private:
    std::string m_bytes;
    std::size_t m_longest;
};

} // namespace naru::helper
