// SPDX-License-Identifier: GPL-3.0-or-later
#include "LineReader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <unistd.h>
#include <utility>

namespace naru::helper {

LineReader::~LineReader()
{
    // A cookie may have come this way.
    explicit_bzero(m_bytes.data(), m_bytes.size());
}

LineReader::Found LineReader::read(int fd)
{
    std::array<char, 4096> part{};
    const ssize_t size = ::read(fd, part.data(), part.size());
    if (size > 0)
        m_bytes.append(part.data(), static_cast<std::size_t>(size));
    explicit_bzero(part.data(), part.size());
    if (size < 0)
        return errno == EINTR || errno == EAGAIN ? Found::Nothing : Found::End;
    return size == 0 ? Found::End : Found::Something;
}

std::optional<std::string> LineReader::take()
{
    const auto end = m_bytes.find('\n');
    if (end == std::string::npos && m_bytes.size() < m_longest)
        return std::nullopt;
    const auto size = std::min(end, m_longest);
    std::string line = m_bytes.substr(0, size);
    const auto taken = size == end ? size + 1 : size;
    explicit_bzero(m_bytes.data(), taken);
    m_bytes.erase(0, taken);
    return line;
}

std::optional<std::string> LineReader::takeRest()
{
    if (m_bytes.empty())
        return std::nullopt;
    return std::exchange(m_bytes, {});
}

} // namespace naru::helper
