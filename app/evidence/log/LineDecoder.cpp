// SPDX-License-Identifier: GPL-3.0-or-later
#include "LineDecoder.h"

#include <algorithm>
#include <cstring>

namespace naru::evidence {

QByteArrayView LineDecoder::detect(QByteArrayView bytes)
{
    m_isDetected = true;
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return bytes.sliced(3);
    constexpr qsizetype looked = 512;
    const QByteArrayView head = bytes.first(std::min(bytes.size(), looked));
    qsizetype evenZeros = 0;
    qsizetype oddZeros = 0;
    for (qsizetype i = 0; i < head.size(); ++i)
        (i % 2 == 0 ? evenZeros : oddZeros) += head[i] == 0 ? 1 : 0;
    const qsizetype many = head.size() / 8;
    if (head.startsWith("\xFF\xFE") || (oddZeros > many && oddZeros > evenZeros))
        m_utf16.emplace(QStringConverter::Utf16LE);
    else if (head.startsWith("\xFE\xFF") || evenZeros > many)
        m_utf16.emplace(QStringConverter::Utf16BE);
    return bytes;
}

void LineDecoder::keep(const char* begin, const char* end)
{
    m_rest.append(begin, std::clamp<qsizetype>(longestLine - m_rest.size(), 0, end - begin));
}

const char* LineDecoder::lineEnd(const char* begin, const char* end)
{
    const auto left = static_cast<std::size_t>(end - begin);
    const char* const feed = static_cast<const char*>(std::memchr(begin, '\n', left));
    const char* const stop = feed == nullptr ? end : feed;
    // CR LF gives an empty line between: which a record has none of.
    const char* const ret =
        static_cast<const char*>(std::memchr(begin, '\r', static_cast<std::size_t>(stop - begin)));
    return ret == nullptr ? stop : ret;
}

} // namespace naru::evidence
