// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/XmlScan.h"

#include <algorithm>

namespace naru::profiles {

namespace {

class LineScan
{
public:
    LineScan(QStringView line, XmlState state, std::vector<XmlSpan>* spans)
        : m_line(line)
        , m_state(state)
        , m_spans(spans)
    {}

    XmlState run()
    {
        while (m_at < m_line.size())
            step();
        return m_state;
    }

private:
    void step()
    {
        switch (m_state) {
        case XmlState::Text:
            text();
            break;
        case XmlState::Tag:
            tag();
            break;
        case XmlState::SingleQuoted:
            until(u"'", XmlState::Tag, XmlKind::AttributeValue);
            break;
        case XmlState::DoubleQuoted:
            until(u"\"", XmlState::Tag, XmlKind::AttributeValue);
            break;
        case XmlState::Comment:
            until(u"-->", XmlState::Text, XmlKind::Comment);
            break;
        case XmlState::Data:
            until(u"]]>", XmlState::Text, XmlKind::AttributeValue);
            break;
        case XmlState::Instruction:
            until(u"?>", XmlState::Text, XmlKind::Comment);
            break;
        }
    }

    void text()
    {
        const QChar c = m_line[m_at];
        if (c == u'&') {
            const qsizetype end = m_line.indexOf(u';', m_at);
            take(end < 0 ? 1 : end + 1 - m_at, XmlKind::Reference);
        } else if (c != u'<') {
            ++m_at;
        } else if (!open(u"<!--", XmlState::Comment, XmlKind::Comment) &&
                   !open(u"<![CDATA[", XmlState::Data, XmlKind::Markup) &&
                   !open(u"<?", XmlState::Instruction, XmlKind::Comment)) {
            take(m_line.mid(m_at, 2) == u"</" ? 2 : 1, XmlKind::Markup);
            take(nameLength(), XmlKind::Name);
            m_state = XmlState::Tag;
        }
    }

    void tag()
    {
        const QChar c = m_line[m_at];
        if (c == u'"' || c == u'\'') {
            m_state = c == u'"' ? XmlState::DoubleQuoted : XmlState::SingleQuoted;
            take(1, XmlKind::AttributeValue);
        } else if (c == u'>') {
            m_state = XmlState::Text;
            take(1, XmlKind::Markup);
        } else if (c == u'/' || c == u'=') {
            take(1, XmlKind::Markup);
        } else if (const qsizetype length = nameLength(); length > 0) {
            take(length, XmlKind::AttributeName);
        } else {
            ++m_at;
        }
    }

    [[nodiscard]] qsizetype nameLength() const
    {
        const QStringView rest = m_line.sliced(m_at);
        const auto end = std::find_if(rest.begin(), rest.end(), [](QChar c) {
            return !c.isLetterOrNumber() && !QStringView(u":-_.").contains(c);
        });
        return end - rest.begin();
    }

    bool open(QStringView mark, XmlState inside, XmlKind kind)
    {
        if (!m_line.sliced(m_at).startsWith(mark))
            return false;
        take(mark.size(), kind);
        m_state = inside;
        return true;
    }

    void until(QStringView mark, XmlState after, XmlKind kind)
    {
        const qsizetype end = m_line.indexOf(mark, m_at);
        take(end < 0 ? m_line.size() - m_at : end + mark.size() - m_at, kind);
        if (end >= 0)
            m_state = after;
    }

    void take(qsizetype length, XmlKind kind)
    {
        if (m_spans && length > 0)
            m_spans->push_back({static_cast<int>(m_at), static_cast<int>(length), kind});
        m_at += length;
    }

    QStringView m_line;
    XmlState m_state;
    std::vector<XmlSpan>* m_spans;
    qsizetype m_at = 0;
};

} // namespace

XmlState scanXmlLine(QStringView line, XmlState state, std::vector<XmlSpan>* spans)
{
    return LineScan(line, state, spans).run();
}

} // namespace naru::profiles
