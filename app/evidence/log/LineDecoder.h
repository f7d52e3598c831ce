// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <string_view>

namespace naru::evidence {

/**
 * Cuts text into lines, whatever its encoding: UTF-16 is told by its mark or by its zeros, all else is passed
 * on as it is (what a log is read for is ASCII). Line ends may be LF, CR LF or CR. A line longer than 64 KiB
 * is cut.
 */
class LineDecoder
{
public:
    /** Takes the next bytes and gives each whole line to `sink(std::string_view)`. */
    template <class Sink>
    void take(QByteArrayView bytes, Sink&& sink)
    {
        if (!m_isDetected)
            bytes = detect(bytes);
        if (m_utf16) {
            const QString text = (*m_utf16)(bytes);
            const QByteArray utf8 = text.toUtf8();
            cut(utf8, sink);
        } else {
            cut(bytes, sink);
        }
    }
    /** The last line, where no line end stands behind it. */
    template <class Sink>
    void finish(Sink&& sink)
    {
        if (!m_rest.isEmpty())
            sink(std::string_view(m_rest.constData(), static_cast<std::size_t>(m_rest.size())));
        m_rest.clear();
    }

private:
    static constexpr qsizetype longestLine = 64 * 1024;

    [[nodiscard]] QByteArrayView detect(QByteArrayView bytes);
    void keep(const char* begin, const char* end);
    [[nodiscard]] static const char* lineEnd(const char* begin, const char* end);

    template <class Sink>
    void cut(QByteArrayView bytes, Sink&& sink)
    {
        const char* at = bytes.data();
        const char* const end = at + bytes.size();
        while (at < end) {
            const char* const stop = lineEnd(at, end);
            if (m_rest.isEmpty() && stop < end) {
                sink(std::string_view(at,
                                      static_cast<std::size_t>(std::min<qsizetype>(stop - at, longestLine))));
            } else {
                keep(at, stop);
                if (stop < end) {
                    sink(std::string_view(m_rest.constData(), static_cast<std::size_t>(m_rest.size())));
                    m_rest.clear();
                }
            }
            at = stop + (stop < end ? 1 : 0);
        }
    }

    bool m_isDetected = false;
    std::optional<QStringDecoder> m_utf16;
    QByteArray m_rest;
};

} // namespace naru::evidence
