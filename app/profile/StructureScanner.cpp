// SPDX-License-Identifier: GPL-3.0-or-later
#include "StructureScanner.h"

#include "MarkupGuard.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace naru::profile {

namespace {

constexpr QStringView wrapBegin(u"<x>");
constexpr QStringView wrapEnd(u"</x>");

/** Drives the XML library over a text and notes where it finds tags. */
class Scan
{
public:
    Scan(const QString& text, ScanBounds bounds)
        : m_text(text)
        , m_bounds(bounds)
        , m_reader(text)
    {
        // Real files use prefixes that they do not declare; and a name is one whatever its namespace.
        m_reader.setNamespaceProcessing(false);
    }

    ScannedElements run();

private:
    std::optional<base::ErrorCode> open();
    void close();
    [[nodiscard]] qsizetype tagBegin() const;
    [[nodiscard]] std::unexpected<ScanFault> fault(base::ErrorCode code) const;

    QStringView m_text;
    ScanBounds m_bounds;
    QXmlStreamReader m_reader;
    std::vector<ScannedElement> m_elements;
    std::vector<int> m_open;
};

ScannedElements Scan::run()
{
    while (!m_reader.atEnd()) {
        switch (m_reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (const auto code = open())
                return fault(*code);
            break;
        case QXmlStreamReader::EndElement:
            close();
            break;
        default:
            break;
        }
    }
    if (m_reader.hasError())
        return fault(base::ErrorCode::XmlNotWellFormed);
    return std::move(m_elements);
}

std::optional<base::ErrorCode> Scan::open()
{
    if (static_cast<int>(m_open.size()) >= m_bounds.depth)
        return base::ErrorCode::XmlTooDeep;
    if (static_cast<int>(m_elements.size()) >= m_bounds.elements)
        return base::ErrorCode::FileTooLarge;
    const QStringView name = m_reader.qualifiedName();
    ElementSpan span;
    span.begin = tagBegin();
    span.nameSize = static_cast<int>(name.size());
    span.contentBegin = m_reader.characterOffset();
    // All edits rest on these places: where the library counts otherwise than expected, nothing is edited.
    if (m_text.sliced(span.begin + 1, std::min(name.size(), m_text.size() - span.begin - 1)) != name)
        return base::ErrorCode::XmlNotWellFormed;
    m_elements.push_back({span, m_open.empty() ? -1 : m_open.back()});
    m_open.push_back(static_cast<int>(m_elements.size()) - 1);
    return std::nullopt;
}

void Scan::close()
{
    ElementSpan& span = m_elements[static_cast<std::size_t>(m_open.back())].span;
    m_open.pop_back();
    span.end = m_reader.characterOffset();
    const bool isEmptyTag = span.end == span.contentBegin && m_text[span.end - 2] == u'/';
    span.contentEnd = isEmptyTag ? span.end : tagBegin();
}

/** Where the tag begins that the library has just read. No tag holds another `<`. */
qsizetype Scan::tagBegin() const
{
    const qsizetype last =
        std::clamp<qsizetype>(m_reader.characterOffset() - 1, 0, std::max<qsizetype>(0, m_text.size() - 1));
    if (m_text.isEmpty() || m_text[last] != u'>')
        return last;
    return std::max<qsizetype>(0, m_text.lastIndexOf(u'<', last));
}

std::unexpected<ScanFault> Scan::fault(base::ErrorCode code) const
{
    return std::unexpected(
        ScanFault{code, tagBegin(), m_reader.hasError() ? m_reader.errorString() : QString()});
}

} // namespace

ScannedElements scanDocument(const QString& text, ScanBounds bounds)
{
    if (const auto hostile = findHostileMarkup(text))
        return std::unexpected(ScanFault{hostile->code, hostile->offset, {}});
    return Scan(text, bounds).run();
}

ScannedElements scanContent(QStringView text, ScanBounds bounds)
{
    const QString wrapped = wrapBegin + text + wrapEnd;
    ScannedElements elements = scanDocument(wrapped, {bounds.depth + 1, bounds.elements + 1});
    if (!elements) {
        elements.error().offset =
            std::clamp<qsizetype>(elements.error().offset - wrapBegin.size(), 0, text.size());
        return elements;
    }
    elements->erase(elements->begin());
    for (ScannedElement& element : *elements) {
        element.span.shift(-wrapBegin.size());
        --element.parent;
    }
    return elements;
}

} // namespace naru::profile
