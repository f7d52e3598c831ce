// SPDX-License-Identifier: GPL-3.0-or-later
#include "Positions.h"

#include <algorithm>

namespace naru::profile {

namespace {

// One mark each so many units: a profile may be a single line of megabytes.
constexpr qsizetype markDistance = 1024;

} // namespace

Positions::Positions(QStringView text)
    : m_text(text)
{
    base::Place place;
    for (qsizetype offset = 0; offset < m_text.size(); ++offset) {
        if (offset % markDistance == 0)
            m_marks.push_back(place);
        advance(place, offset);
    }
}

base::Place Positions::at(qsizetype offset) const
{
    const qsizetype end = std::clamp<qsizetype>(offset, 0, m_text.size());
    if (m_marks.empty())
        return {};
    const auto mark = std::min(static_cast<std::size_t>(end / markDistance), m_marks.size() - 1);
    base::Place place = m_marks[mark];
    for (qsizetype i = static_cast<qsizetype>(mark) * markDistance; i < end; ++i)
        advance(place, i);
    return place;
}

void Positions::advance(base::Place& place, qsizetype offset) const
{
    const char16_t* units = m_text.utf16();
    const char16_t c = units[offset];
    const char16_t before = offset > 0 ? units[offset - 1] : u'\0';
    const bool secondOfLineEnd = c == u'\n' && before == u'\r';
    const bool secondOfPair = QChar::isLowSurrogate(c) && QChar::isHighSurrogate(before);
    if (secondOfLineEnd || secondOfPair)
        return;
    if (c == u'\n' || c == u'\r') {
        ++place.line;
        place.column = 1;
    } else {
        ++place.column;
    }
}

} // namespace naru::profile
