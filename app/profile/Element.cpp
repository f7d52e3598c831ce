// SPDX-License-Identifier: GPL-3.0-or-later
#include "Element.h"

#include "Markup.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** The first character of a text that is none of the blanks before it. */
struct Letter
{
    QString text;
    std::optional<qsizetype> offset;
};

Letter firstLetter(const Document& document, TextRange range)
{
    Letter letter{readText(document.text(), range), std::nullopt};
    const auto isLetter = [](QChar c) { return !c.isSpace(); };
    const auto found = std::find_if(letter.text.begin(), letter.text.end(), isLetter);
    if (found == letter.text.end())
        return letter;
    const auto at = found - letter.text.begin();
    letter.offset = letter.text.size() == range.size()
                        ? range.begin + at
                        : mapText(document.text(), range).units[static_cast<std::size_t>(at)].source.begin;
    return letter;
}

Element readElement(const Document& document, NodeId id)
{
    Element element;
    element.name = document.name(id);
    element.prefix = document.prefix(id);
    for (const DocumentAttribute& attribute : document.attributes(id))
        element.attributes.push_back({attribute.name, attribute.value});
    element.offset = document.range(id).begin;

    const std::vector<NodeId>& children = document.children(id);
    TextRange gap = document.content(id);
    const qsizetype end = gap.end;
    const auto endGap = [&](std::size_t next) {
        gap.end = next < children.size() ? document.range(children[next]).begin : end;
    };
    endGap(0);
    Letter value = firstLetter(document, gap);
    element.text = std::move(value.text);
    element.textOffset = value.offset.value_or(element.offset);
    element.children.reserve(children.size());
    for (std::size_t i = 0; i < children.size(); ++i) {
        element.children.push_back(readElement(document, children[i]));
        gap.begin = document.range(children[i]).end;
        endGap(i + 1);
        const Letter stray = element.strayText.isEmpty() ? firstLetter(document, gap) : Letter();
        if (stray.offset) {
            element.strayText = stray.text.trimmed();
            element.strayOffset = *stray.offset;
        }
    }
    return element;
}

} // namespace

const Element* Element::child(QStringView childName) const
{
    const auto found = std::find_if(children.begin(), children.end(),
                                    [childName](const Element& it) { return it.name == childName; });
    return found == children.end() ? nullptr : &*found;
}

std::optional<QString> Element::attribute(QStringView attributeName) const
{
    for (const Attribute& it : attributes) {
        if (localName(it.name) == attributeName)
            return it.value;
    }
    return std::nullopt;
}

Element readElements(const Document& document)
{
    return readElement(document, document.root());
}

} // namespace naru::profile
