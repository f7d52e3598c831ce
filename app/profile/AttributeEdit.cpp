// SPDX-License-Identifier: GPL-3.0-or-later
#include "Markup.h"
#include "QualifiedName.h"
#include "ValueEdit.h"

#include <algorithm>

namespace naru::profile {

std::optional<DocumentAttribute> findAttribute(const DocumentData& data, NodeId id, QStringView name)
{
    std::vector<DocumentAttribute> all = readAttributes(data.text, data.tree.span(id).begin);
    auto found = std::find_if(all.begin(), all.end(), [name](const auto& it) { return it.name == name; });
    if (found == all.end())
        found = std::find_if(all.begin(), all.end(),
                             [name](const auto& it) { return localName(it.name) == name; });
    return found == all.end() ? std::nullopt : std::optional(std::move(*found));
}

std::optional<Replacement> planAttribute(const DocumentData& data, NodeId id, QStringView name,
                                         QStringView value, const Escape& escape)
{
    const auto written = [&](QChar quote) {
        const bool isSingle = quote == u'\'';
        return escape(value, isSingle ? TextPlace::InSingleQuotes : TextPlace::InDoubleQuotes, {});
    };
    if (const auto present = findAttribute(data, id, name)) {
        if (present->value == value)
            return std::nullopt;
        const TextRange range = present->valueRange;
        return Replacement{range.begin, range.size(), written(data.text[range.begin - 1])};
    }
    const ElementSpan& span = data.tree.span(id);
    const std::vector<DocumentAttribute> others = readAttributes(data.text, span.begin);
    const qsizetype at = others.empty() ? span.begin + 1 + span.nameSize : others.back().range.end;
    const QChar quote = others.empty() ? QChar(u'"') : data.text[at - 1];
    return Replacement{at, 0, u' ' + name + u'=' + quote + written(quote) + quote};
}

std::optional<Replacement> planAttributeRemoval(const DocumentData& data, NodeId id, QStringView name)
{
    const auto present = findAttribute(data, id, name);
    if (!present)
        return std::nullopt;
    TextRange range = present->range;
    while (isBlank(data.text[range.begin - 1]))
        --range.begin;
    return Replacement{range.begin, range.size(), {}};
}

} // namespace naru::profile
