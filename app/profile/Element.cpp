// SPDX-License-Identifier: GPL-3.0-or-later
#include "Element.h"

#include "MarkupGuard.h"
#include "Positions.h"
#include "profile/Reader.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace naru::profile {

namespace {

/** Drives the XML library over a text and keeps what it says. */
class Builder
{
public:
    explicit Builder(QStringView text)
        : m_text(text)
        , m_reader(text.toString())
    {
        // Real files use prefixes that they do not declare; and a name is one whatever its namespace.
        m_reader.setNamespaceProcessing(false);
    }

    std::optional<base::Error> run();
    Element takeRoot() { return std::move(m_root); }

private:
    std::optional<base::ErrorCode> open();
    void addText();
    [[nodiscard]] qsizetype tagOffset() const;
    [[nodiscard]] base::Error error(base::ErrorCode code, qsizetype offset) const;

    QStringView m_text;
    QXmlStreamReader m_reader;
    Element m_root;
    // Each points into the children of the one before, which get no more while it is open.
    std::vector<Element*> m_open;
    int m_count = 0;
    qsizetype m_tokenOffset = 0;
};

std::optional<base::Error> Builder::run()
{
    while (!m_reader.atEnd()) {
        m_tokenOffset = m_reader.characterOffset();
        switch (m_reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (const auto fault = open())
                return error(*fault, tagOffset());
            break;
        case QXmlStreamReader::EndElement:
            m_open.pop_back();
            break;
        case QXmlStreamReader::Characters:
            addText();
            break;
        default:
            break;
        }
    }
    if (m_reader.hasError())
        return error(base::ErrorCode::XmlNotWellFormed, tagOffset());
    return std::nullopt;
}

std::optional<base::ErrorCode> Builder::open()
{
    if (m_open.size() == static_cast<std::size_t>(maxProfileDepth))
        return base::ErrorCode::XmlTooDeep;
    if (++m_count > maxProfileElements)
        return base::ErrorCode::FileTooLarge;
    Element* element = &m_root;
    if (!m_open.empty())
        element = &m_open.back()->children.emplace_back();
    element->name = localName(m_reader.qualifiedName()).toString();
    element->prefix = prefixOf(m_reader.qualifiedName()).toString();
    for (const QXmlStreamAttribute& attribute : m_reader.attributes())
        element->attributes.push_back({attribute.qualifiedName().toString(), attribute.value().toString()});
    element->offset = tagOffset();
    element->textOffset = element->offset;
    m_open.push_back(element);
    return std::nullopt;
}

void Builder::addText()
{
    if (m_open.empty())
        return;
    Element& element = *m_open.back();
    const bool isFirst = !m_reader.text().trimmed().isEmpty() && element.textOffset == element.offset;
    const auto letter = [this] {
        const auto* found =
            std::find_if(m_text.begin() + m_tokenOffset, m_text.end(), [](QChar c) { return !c.isSpace(); });
        return found - m_text.begin();
    };
    if (element.children.empty()) {
        if (isFirst)
            element.textOffset = letter();
        element.text += m_reader.text();
    } else if (!m_reader.isWhitespace() && element.strayText.isEmpty()) {
        element.strayText = m_reader.text().trimmed().toString();
        element.strayOffset = letter();
    }
}

/** Where the tag begins that the library has just read. No tag holds another `<`. */
qsizetype Builder::tagOffset() const
{
    const qsizetype end =
        std::clamp<qsizetype>(m_reader.characterOffset() - 1, 0, std::max<qsizetype>(0, m_text.size() - 1));
    if (m_text.isEmpty() || m_text[end] != u'>')
        return end;
    return std::max<qsizetype>(0, m_text.lastIndexOf(u'<', end));
}

base::Error Builder::error(base::ErrorCode code, qsizetype offset) const
{
    return {code, {}, Positions(m_text).at(offset), m_reader.hasError() ? m_reader.errorString() : QString()};
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

base::Result<Element> readElements(const SourceText& source)
{
    if (const auto fault = findHostileMarkup(source.text))
        return std::unexpected(base::Error{fault->code, {}, Positions(source.text).at(fault->offset), {}});
    Builder builder(source.text);
    if (auto error = builder.run())
        return std::unexpected(*std::move(error));
    return builder.takeRoot();
}

QStringView localName(QStringView qualifiedName)
{
    return qualifiedName.sliced(qualifiedName.lastIndexOf(u':') + 1);
}

QStringView prefixOf(QStringView qualifiedName)
{
    return qualifiedName.first(std::max<qsizetype>(0, qualifiedName.indexOf(u':')));
}

} // namespace naru::profile
