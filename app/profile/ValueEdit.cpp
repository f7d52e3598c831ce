// SPDX-License-Identifier: GPL-3.0-or-later
#include "ValueEdit.h"

#include "Layout.h"
#include "Markup.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** The units of a text that are not blanks around it. */
struct Core
{
    qsizetype begin = 0;
    qsizetype end = 0;

    [[nodiscard]] bool isEmpty() const { return begin == end; }
};

Core coreOf(const QString& text)
{
    const QString trimmed = text.trimmed();
    const qsizetype begin = trimmed.isEmpty() ? 0 : text.indexOf(trimmed);
    return {begin, begin + trimmed.size()};
}

/** How many units two texts have in common at the start and, behind that, at the end. */
struct Common
{
    qsizetype front = 0;
    qsizetype back = 0;
};

Common commonOf(QStringView a, QStringView b)
{
    Common common;
    const qsizetype both = std::min(a.size(), b.size());
    while (common.front < both && a[common.front] == b[common.front])
        ++common.front;
    // A pair of surrogates may stand for one reference: never between them.
    if (common.front > 0 && a[common.front - 1].isHighSurrogate())
        --common.front;
    while (common.back < both - common.front &&
           a[a.size() - 1 - common.back] == b[b.size() - 1 - common.back])
        ++common.back;
    if (common.back > 0 && a[a.size() - common.back].isLowSurrogate())
        --common.back;
    return common;
}

/** Opens the empty-element tag for a value. */
Replacement fillEmptyTag(const DocumentData& data, NodeId id, QStringView escaped)
{
    const qsizetype end = data.tree.span(id).end;
    qsizetype begin = end - 2;
    while (isBlank(data.text[begin - 1]))
        --begin;
    return {begin, end - begin, u'>' + escaped + u"</" + data.tree.qualifiedName(id) + u'>'};
}

/** Writes a value where there is none. */
Replacement fillBlank(const DocumentData& data, NodeId id, QStringView escaped)
{
    const TextRange content = data.valueContent(id);
    const bool hasMarkup = data.text.mid(content.begin, content.size()).contains(u'<');
    const bool isAlone = !hasMarkup && data.tree.children(id).empty();
    return {content.begin, isAlone ? content.size() : 0, escaped.toString()};
}

/** All of the old value, with the CDATA sections that it begins and ends in. */
TextRange wholeRange(const DocumentData& data, const MappedText& mapped, Core core)
{
    const MappedText::Unit& first = mapped.units[static_cast<std::size_t>(core.begin)];
    const MappedText::Unit& last = mapped.units[static_cast<std::size_t>(core.end - 1)];
    TextRange range{first.source.begin, last.source.end};
    if (first.isCData)
        range.begin = data.text.lastIndexOf(u"<![CDATA[", range.begin);
    if (last.isCData)
        range.end = data.text.indexOf(u"]]>", range.end) + 3;
    return range;
}

} // namespace

std::optional<Replacement> planValue(const DocumentData& data, NodeId id, QStringView value,
                                     const Escape& escape, bool whole)
{
    const QStringView lineEnd = textOf(lineEndOf(data.text));
    const MappedText mapped = mapText(data.text, data.valueContent(id));
    const Core core = coreOf(mapped.text);
    const QStringView old = QStringView(mapped.text).sliced(core.begin, core.end - core.begin);
    if (old == value)
        return std::nullopt;
    if (data.tree.span(id).isEmptyTag())
        return fillEmptyTag(data, id, escape(value, TextPlace::Content, lineEnd));
    if (core.isEmpty())
        return fillBlank(data, id, escape(value, TextPlace::Content, lineEnd));

    const Common common = commonOf(old, value);
    const auto unit = [&](qsizetype i) -> const MappedText::Unit& {
        return mapped.units[static_cast<std::size_t>(core.begin + i)];
    };
    const qsizetype end = old.size() - common.back;
    const bool isInsertion = common.front == end;
    const auto& first = unit(isInsertion && common.front > 0 ? common.front - 1 : common.front);
    const auto& last = isInsertion ? first : unit(end - 1);
    if (whole || first.piece != last.piece) {
        const TextRange range = wholeRange(data, mapped, core);
        return Replacement{range.begin, range.size(), escape(value, TextPlace::Content, lineEnd)};
    }
    const qsizetype begin = isInsertion && common.front > 0 ? first.source.end : first.source.begin;
    const QStringView inserted = value.sliced(common.front, value.size() - common.front - common.back);
    return Replacement{begin, isInsertion ? 0 : last.source.end - begin,
                       escape(inserted, first.isCData ? TextPlace::CData : TextPlace::Content, lineEnd)};
}

TextRange valueRange(const DocumentData& data, NodeId id)
{
    const TextRange content = data.valueContent(id);
    const MappedText mapped = mapText(data.text, content);
    const Core core = coreOf(mapped.text);
    if (core.isEmpty())
        return {content.begin, content.begin};
    return {mapped.units[static_cast<std::size_t>(core.begin)].source.begin,
            mapped.units[static_cast<std::size_t>(core.end - 1)].source.end};
}

} // namespace naru::profile
