// SPDX-License-Identifier: GPL-3.0-or-later
#include "StructureEdit.h"

#include "Layout.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** Writes elements with the prefix and the layout of what is around them. */
class Writer
{
public:
    Writer(QString prefix, QStringView lineEnd, QString unit, const Escape& escape)
        : m_prefix(std::move(prefix))
        , m_lineEnd(lineEnd)
        , m_unit(std::move(unit))
        , m_escape(escape)
    {}

    [[nodiscard]] QString write(const NewElement& element, const std::optional<QString>& indent) const
    {
        const QString name = m_prefix + element.name;
        QString text = u'<' + name;
        for (const auto& [attribute, value] : element.attributes)
            text += u' ' + attribute + u"=\"" + m_escape(value, TextPlace::InDoubleQuotes, {}) + u'"';
        if (element.value.isEmpty() && element.children.empty())
            return text + u"/>";
        text += u'>' + m_escape(element.value, TextPlace::Content, m_lineEnd);
        const auto inner = indent ? std::optional<QString>(*indent + m_unit) : std::nullopt;
        for (const NewElement& child : element.children)
            text += lineBefore(inner) + write(child, inner);
        return text + (element.children.empty() ? QString() : lineBefore(indent)) + u"</" + name + u'>';
    }

private:
    [[nodiscard]] QString lineBefore(const std::optional<QString>& indent) const
    {
        return indent ? QString(m_lineEnd + *indent) : QString();
    }

    QString m_prefix;
    QStringView m_lineEnd;
    QString m_unit;
    const Escape& m_escape;
};

/** Where the element before it ends, or the content of its parent begins. */
qsizetype lowerBound(const DocumentData& data, NodeId id)
{
    const auto parent = data.tree.parent(id);
    if (!parent)
        return 0;
    const std::vector<NodeId>& siblings = data.tree.children(*parent);
    const auto at = std::find(siblings.begin(), siblings.end(), id);
    return at == siblings.begin() ? data.tree.span(*parent).contentBegin : data.tree.span(*std::prev(at)).end;
}

} // namespace

QString writeElement(const DocumentData& data, NodeId parent, const NewElement& element,
                     const std::optional<QString>& indent, const Escape& escape)
{
    const QString& around = data.tree.qualifiedName(parent);
    const QString unit = indentUnit(data.text, data.tree).value_or(QString());
    return Writer(around.first(around.indexOf(u':') + 1), textOf(lineEndOf(data.text)), unit, escape)
        .write(element, indent);
}

TextRange rangeWithComments(const DocumentData& data, NodeId id)
{
    return withComments(data.text, data.range(id), lowerBound(data, id));
}

TextRange removalRange(const DocumentData& data, NodeId id)
{
    return withLine(data.text, data.range(id));
}

base::Result<void> moveElement(EditSession& session, NodeId id, std::size_t index)
{
    DocumentData& data = session.data();
    const NodeId parent = *data.tree.parent(id);
    const TextRange unit = withBlanks(data.text, rangeWithComments(data, id));
    const QString text = data.text.sliced(unit.begin, unit.size());
    const TextRange removal = withLine(data.text, unit);
    const auto removed = session.replace({removal.begin, removal.size(), {}});
    if (!removed)
        return std::unexpected(removed.error());
    const InsertionPlace place = placeForChild(data, parent, index);
    const auto inserted =
        session.replace({place.offset, place.removed, place.before + text + place.behind, removed->gone});
    if (!inserted)
        return std::unexpected(inserted.error());
    return {};
}

} // namespace naru::profile
