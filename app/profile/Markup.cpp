// SPDX-License-Identifier: GPL-3.0-or-later
#include "Markup.h"

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

constexpr QStringView cdataBegin(u"<![CDATA[");
constexpr QStringView cdataEnd(u"]]>");

/** What `&name;` or `&#number;` stands for; `name` is what is between `&` and `;`. */
QString resolve(QStringView name)
{
    struct Entity
    {
        QLatin1StringView name;
        char16_t character;
    };
    static constexpr auto entities = std::to_array<Entity>({
        {QLatin1StringView("lt"), u'<'},
        {QLatin1StringView("gt"), u'>'},
        {QLatin1StringView("amp"), u'&'},
        {QLatin1StringView("quot"), u'"'},
        {QLatin1StringView("apos"), u'\''},
    });
    if (name.startsWith(u"#x"))
        return QStringView(QChar::fromUcs4(name.sliced(2).toUInt(nullptr, 16))).toString();
    if (name.startsWith(u'#'))
        return QStringView(QChar::fromUcs4(name.sliced(1).toUInt())).toString();
    const auto* found =
        std::find_if(entities.begin(), entities.end(), [name](const Entity& it) { return it.name == name; });
    return found == entities.end() ? QString() : QString(QChar(found->character));
}

/** Hands out what a part of the source says, character by character, with the place of each. */
template <class Sink>
class TextWalk
{
public:
    TextWalk(QStringView source, Sink& sink)
        : m_source(source)
        , m_sink(sink)
    {}

    void walk(TextRange range)
    {
        for (qsizetype at = range.begin; at < range.end;) {
            const QStringView rest = m_source.sliced(at, range.end - at);
            if (!rest.startsWith(u'<')) {
                const qsizetype markup = rest.indexOf(u'<');
                const qsizetype end = markup < 0 ? range.end : at + markup;
                characters({at, end}, false);
                at = end;
            } else if (rest.startsWith(cdataBegin)) {
                const qsizetype end = endOf(rest, cdataEnd, at, range.end);
                characters({at + cdataBegin.size(), end - cdataEnd.size()}, true);
                at = end;
            } else {
                at = endOf(rest, rest.startsWith(u"<?") ? QStringView(u"?>") : QStringView(u"-->"), at,
                           range.end);
            }
        }
    }

    /** Runs of characters and references. */
    void characters(TextRange range, bool isCData)
    {
        ++m_piece;
        for (qsizetype at = range.begin; at < range.end;) {
            const QChar c = m_source[at];
            qsizetype end = at + 1;
            if (c == u'&' && !isCData) {
                const qsizetype semicolon = m_source.indexOf(u';', at);
                end = semicolon < 0 ? range.end : semicolon + 1;
                for (const QChar resolved : resolve(m_source.sliced(at + 1, end - at - 2)))
                    m_sink(resolved, TextRange{at, end}, m_piece, false, true);
            } else if (c == u'\r') {
                if (end < range.end && m_source[end] == u'\n')
                    ++end;
                m_sink(QChar(u'\n'), TextRange{at, end}, m_piece, isCData, false);
            } else {
                m_sink(c, TextRange{at, end}, m_piece, isCData, false);
            }
            at = end;
        }
    }

private:
    static qsizetype endOf(QStringView rest, QStringView mark, qsizetype at, qsizetype end)
    {
        const qsizetype found = rest.indexOf(mark);
        return found < 0 ? end : at + found + mark.size();
    }

    QStringView m_source;
    Sink& m_sink;
    int m_piece = 0;
};

QString attributeValue(QStringView source, TextRange range)
{
    QString value;
    const auto sink = [&value](QChar c, TextRange, int, bool, bool isReference) {
        value += isBlank(c) && !isReference ? QChar(u' ') : c;
    };
    TextWalk(source, sink).characters(range, false);
    return value;
}

} // namespace

QString readText(QStringView source, TextRange range)
{
    const QStringView part = source.sliced(range.begin, range.size());
    const bool isPlain =
        std::none_of(part.begin(), part.end(), [](QChar c) { return c == u'<' || c == u'&' || c == u'\r'; });
    if (isPlain)
        return part.toString();
    QString text;
    const auto sink = [&text](QChar c, TextRange, int, bool, bool) { text += c; };
    TextWalk(source, sink).walk(range);
    return text;
}

MappedText mapText(QStringView source, TextRange range)
{
    MappedText mapped;
    const auto sink = [&mapped](QChar c, TextRange at, int piece, bool isCData, bool) {
        mapped.text += c;
        mapped.units.push_back({at, piece, isCData});
    };
    TextWalk(source, sink).walk(range);
    return mapped;
}

std::vector<DocumentAttribute> readAttributes(QStringView source, qsizetype begin)
{
    std::vector<DocumentAttribute> attributes;
    const auto isNameEnd = [](QChar c) { return isBlank(c) || c == u'=' || c == u'>' || c == u'/'; };
    const auto skip = [source](qsizetype at, const auto& wanted) {
        while (at < source.size() && wanted(source[at]))
            ++at;
        return at;
    };
    const auto isInName = [&isNameEnd](QChar c) { return !isNameEnd(c); };
    for (qsizetype at = skip(begin + 1, isInName);;) {
        const qsizetype name = skip(at, isBlank);
        const qsizetype nameEnd = skip(name, isInName);
        const qsizetype quote = skip(nameEnd, [](QChar c) { return isBlank(c) || c == u'='; });
        if (nameEnd == name || quote >= source.size())
            return attributes;
        const qsizetype close = source.indexOf(source[quote], quote + 1);
        if (close < 0)
            return attributes;
        const TextRange value{quote + 1, close};
        attributes.push_back({source.sliced(name, nameEnd - name).toString(),
                              attributeValue(source, value),
                              {name, close + 1},
                              value});
        at = close + 1;
    }
}

} // namespace naru::profile
