// SPDX-License-Identifier: GPL-3.0-or-later
#include "LineIndex.h"

#include <algorithm>

namespace naru::profile {

namespace {

// One mark each so many units: a profile may be a single line of megabytes.
constexpr qsizetype markDistance = 1024;

void advance(base::Place& place, QStringView text, qsizetype offset)
{
    const char16_t* units = text.utf16();
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

base::Place walk(base::Place place, QStringView text, qsizetype from, qsizetype to)
{
    for (qsizetype offset = from; offset < to; ++offset)
        advance(place, text, offset);
    return place;
}

} // namespace

base::Place LineIndex::at(QStringView text, qsizetype offset) const
{
    const qsizetype end = std::clamp<qsizetype>(offset, 0, text.size());
    const auto mark = static_cast<std::size_t>(end / markDistance);
    if (m_marks.empty())
        m_marks.emplace_back();
    while (m_marks.size() <= mark) {
        const auto walked = static_cast<qsizetype>(m_marks.size() - 1) * markDistance;
        m_marks.push_back(walk(m_marks.back(), text, walked, walked + markDistance));
    }
    return walk(m_marks[mark], text, static_cast<qsizetype>(mark) * markDistance, end);
}

void LineIndex::forget(qsizetype offset)
{
    const auto kept = static_cast<std::size_t>(offset / markDistance) + 1;
    if (m_marks.size() > kept)
        m_marks.resize(kept);
}

} // namespace naru::profile
