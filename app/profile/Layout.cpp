// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"

#include "Markup.h"

#include <algorithm>

namespace naru::profile {

namespace {

constexpr QStringView commentBegin(u"<!--");
constexpr QStringView commentEnd(u"-->");

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t';
}

qsizetype skipSpaces(QStringView text, qsizetype offset)
{
    while (offset < text.size() && isSpace(text[offset]))
        ++offset;
    return offset;
}

qsizetype behindLineEnd(QStringView text, qsizetype offset)
{
    const bool isPair = text.sliced(offset).startsWith(u"\r\n");
    return offset + (isPair ? 2 : 1);
}

/** Where the comment begins that alone fills the lines above the line of `offset`; nothing where none does.
 */
std::optional<qsizetype> commentAbove(QStringView text, qsizetype offset, qsizetype low)
{
    const auto indent = indentBefore(text, offset);
    if (!indent)
        return std::nullopt;
    qsizetype end = offset - indent->size();
    if (end <= low || !isLineEnd(text[end - 1]))
        return std::nullopt;
    --end;
    if (end > low && text[end] == u'\n' && text[end - 1] == u'\r')
        --end;
    while (end > low && isSpace(text[end - 1]))
        --end;
    const QStringView above = text.sliced(low, end - low);
    if (!above.endsWith(commentEnd))
        return std::nullopt;
    const qsizetype begin = above.lastIndexOf(commentBegin);
    if (begin < 0 || above.indexOf(commentEnd, begin) + commentEnd.size() != above.size())
        return std::nullopt;
    return indentBefore(text, low + begin) ? std::optional(low + begin) : std::nullopt;
}

/** Behind the comment that ends the line of `offset`; `offset` where none does. */
qsizetype behindComment(QStringView text, qsizetype offset)
{
    const qsizetype begin = skipSpaces(text, offset);
    if (!text.sliced(begin).startsWith(commentBegin))
        return offset;
    const qsizetype found = text.indexOf(commentEnd, begin);
    if (found < 0)
        return offset;
    const qsizetype end = found + commentEnd.size();
    const QStringView comment = text.sliced(begin, end - begin);
    const bool isOneLine = std::none_of(comment.begin(), comment.end(), isLineEnd);
    return isOneLine && nextLine(text, end) ? end : offset;
}

} // namespace

LineEnd lineEndOf(QStringView text)
{
    const auto* found = std::find_if(text.begin(), text.end(), isLineEnd);
    if (found == text.end() || *found == u'\n')
        return LineEnd::Lf;
    return found + 1 != text.end() && found[1] == u'\n' ? LineEnd::CrLf : LineEnd::Cr;
}

QStringView textOf(LineEnd lineEnd)
{
    switch (lineEnd) {
    case LineEnd::Lf:
        return u"\n";
    case LineEnd::CrLf:
        return u"\r\n";
    case LineEnd::Cr:
        return u"\r";
    }
    Q_UNREACHABLE();
}

std::optional<QStringView> indentBefore(QStringView text, qsizetype offset)
{
    qsizetype begin = offset;
    while (begin > 0 && isSpace(text[begin - 1]))
        --begin;
    if (begin > 0 && !isLineEnd(text[begin - 1]))
        return std::nullopt;
    return text.sliced(begin, offset - begin);
}

std::optional<QString> indentUnit(QStringView text, const DocumentTree& tree)
{
    bool hasLines = false;
    for (NodeId outer = tree.root(); !tree.children(outer).empty(); outer = tree.children(outer).front()) {
        const auto inside = indentBefore(text, tree.span(tree.children(outer).front()).begin);
        const auto around = indentBefore(text, tree.span(outer).begin).value_or(QStringView());
        hasLines = hasLines || inside;
        if (inside && inside->size() > around.size() && inside->startsWith(around))
            return inside->sliced(around.size()).toString();
    }
    const bool isBare = tree.children(tree.root()).empty();
    return hasLines || isBare ? std::optional(QStringLiteral("  ")) : std::nullopt;
}

std::optional<qsizetype> nextLine(QStringView text, qsizetype offset)
{
    const qsizetype end = skipSpaces(text, offset);
    if (end == text.size())
        return end;
    return isLineEnd(text[end]) ? std::optional(behindLineEnd(text, end)) : std::nullopt;
}

TextRange withComments(QStringView text, TextRange element, qsizetype low)
{
    TextRange all{element.begin, behindComment(text, element.end)};
    while (const auto comment = commentAbove(text, all.begin, low))
        all.begin = *comment;
    return all;
}

TextRange withBlanks(QStringView text, TextRange range)
{
    return nextLine(text, range.end) ? TextRange{range.begin, skipSpaces(text, range.end)} : range;
}

TextRange withLine(QStringView text, TextRange range)
{
    const auto indent = indentBefore(text, range.begin);
    const auto behind = nextLine(text, range.end);
    if (indent && behind)
        return {range.begin - indent->size(), *behind};
    if (indent)
        return {range.begin, skipSpaces(text, range.end)};
    if (behind) {
        while (range.begin > 0 && isSpace(text[range.begin - 1]))
            --range.begin;
    }
    return range;
}

} // namespace naru::profile
