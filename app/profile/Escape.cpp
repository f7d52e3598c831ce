// SPDX-License-Identifier: GPL-3.0-or-later
#include "Escape.h"

#include "SourceText.h"

#include <QList>

#include <algorithm>

namespace naru::profile {

namespace {

/** How `c` is written where it would be markup; empty where it is written as it is. */
QStringView reference(QChar c, TextPlace place)
{
    if (place == TextPlace::CData)
        return {};
    const bool isAttribute = place != TextPlace::Content;
    switch (c.unicode()) {
    case u'&':
        return u"&amp;";
    case u'<':
        return u"&lt;";
    case u'>':
        // Only ]]> must not stand in a text, but what is before it is not seen here.
        return isAttribute ? QStringView() : QStringView(u"&gt;");
    case u'"':
        return place == TextPlace::InDoubleQuotes ? QStringView(u"&quot;") : QStringView();
    case u'\'':
        return place == TextPlace::InSingleQuotes ? QStringView(u"&apos;") : QStringView();
    case u'\n':
        return isAttribute ? QStringView(u"&#10;") : QStringView();
    case u'\t':
        return isAttribute ? QStringView(u"&#9;") : QStringView();
    default:
        return {};
    }
}

qsizetype lengthOfCharacter(QStringView text, qsizetype at)
{
    return text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
}

QString numericReference(QStringView character)
{
    return QStringLiteral("&#x%1;").arg(character.toUcs4().constFirst(), 0, 16).toUpper().replace(u'X', u'x');
}

} // namespace

QString Escape::operator()(QStringView value, TextPlace place, QStringView lineEnd) const
{
    const bool isCData = place == TextPlace::CData;
    const bool mayNeedReferences = m_asciiOnly || !canEncode(value, m_encoding);
    QString escaped;
    for (qsizetype at = 0; at < value.size();) {
        const QStringView character = value.sliced(at, lengthOfCharacter(value, at));
        const QStringView known = reference(character[0], place);
        if (!known.isEmpty())
            escaped += known;
        else if (character == u"\n")
            escaped += lineEnd;
        else if (isCData && character == u">")
            // Where ]] stands before it, it would end the section.
            escaped += QStringView(u"]]><![CDATA[>");
        else if (mayNeedReferences && needsReference(character))
            escaped += isCData ? QString(u"]]>" + numericReference(character) + u"<![CDATA[")
                               : numericReference(character);
        else
            escaped += character;
        at += character.size();
    }
    return escaped;
}

bool Escape::needsReference(QStringView character) const
{
    const bool isAscii = character.size() == 1 && character[0].unicode() < 0x80;
    return !isAscii && (m_asciiOnly || !canEncode(character, m_encoding));
}

bool isXmlText(QStringView text)
{
    const auto isForbidden = [](QChar c) {
        const bool isControl = c < u' ' && c != u'\t' && c != u'\n' && c != u'\r';
        return isControl || c == QChar(0xfffe) || c == QChar(0xffff);
    };
    return text.isValidUtf16() && std::none_of(text.begin(), text.end(), isForbidden);
}

bool isXmlName(QStringView name)
{
    const auto mayBegin = [](QChar c) { return c.isLetter() || c == u'_'; };
    const auto mayFollow = [](QChar c) {
        return c.isLetterOrNumber() || c.isMark() || c == u'_' || c == u'-' || c == u'.' || c == u':';
    };
    return !name.isEmpty() && mayBegin(name.front()) && name.back() != u':' && name.count(u':') <= 1 &&
           std::all_of(name.begin(), name.end(), mayFollow);
}

} // namespace naru::profile
