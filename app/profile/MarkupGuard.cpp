// SPDX-License-Identifier: GPL-3.0-or-later
#include "MarkupGuard.h"

#include "profile/Reader.h"

#include <array>

namespace naru::profile {

namespace {

/** Parts of a document that hold no markup. */
struct Span
{
    QStringView begin;
    QStringView end;
};

constexpr auto spans = std::to_array<Span>({
    {QStringView(u"<!--"), QStringView(u"-->")},
    {QStringView(u"<![CDATA["), QStringView(u"]]>")},
    {QStringView(u"<?"), QStringView(u"?>")},
});

/** Where the span ends that begins at `offset`; `offset` itself where none begins. */
qsizetype skipSpan(QStringView text, qsizetype offset)
{
    const char16_t second = offset + 1 < text.size() ? text.utf16()[offset + 1] : u'\0';
    if (second != u'!' && second != u'?')
        return offset;
    for (const Span& span : spans) {
        if (!text.sliced(offset).startsWith(span.begin))
            continue;
        const qsizetype end = text.indexOf(span.end, offset + span.begin.size());
        return end < 0 ? text.size() : end + span.end.size();
    }
    return offset;
}

/** Number of attributes of the tag that begins at `offset`; moves `offset` behind the tag. */
int countAttributes(QStringView text, qsizetype& offset)
{
    const char16_t* units = text.utf16();
    int count = 0;
    char16_t quote = u'\0';
    for (++offset; offset < text.size() && units[offset] != u'<'; ++offset) {
        const char16_t c = units[offset];
        if (quote != u'\0') {
            if (c == quote)
                quote = u'\0';
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'=') {
            ++count;
        } else if (c == u'>') {
            break;
        }
    }
    return count;
}

} // namespace

std::optional<MarkupFault> findHostileMarkup(QStringView text)
{
    for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at)) {
        if (const qsizetype behind = skipSpan(text, at); behind != at) {
            at = behind;
            continue;
        }
        if (text.sliced(at).startsWith(u"<!DOCTYPE"))
            return MarkupFault{base::ErrorCode::XmlDoctypeRefused, at};
        const qsizetype begin = at;
        if (countAttributes(text, at) > maxElementAttributes)
            return MarkupFault{base::ErrorCode::FileTooLarge, begin};
    }
    return std::nullopt;
}

} // namespace naru::profile
