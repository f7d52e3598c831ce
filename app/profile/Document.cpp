// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Document.h"

#include "DocumentData.h"
#include "EncodingName.h"
#include "Layout.h"
#include "LineIndex.h"
#include "Markup.h"
#include "PathLookup.h"
#include "QualifiedName.h"
#include "SourceText.h"
#include "ValueEdit.h"

#include <algorithm>

namespace naru::profile {

namespace {

constexpr char newProfile[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<AnyConnectProfile xmlns=\"http://schemas.xmlsoap.org/encoding/\""
    " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
    " xsi:schemaLocation=\"http://schemas.xmlsoap.org/encoding/ AnyConnectProfile.xsd\">\n"
    "  <ServerList>\n"
    "  </ServerList>\n"
    "</AnyConnectProfile>\n";

} // namespace

Document::Document(QSharedDataPointer<DocumentData> data)
    : m_data(std::move(data))
    , m_lines(std::make_unique<LineIndex>())
{}

Document::Document(const Document& other)
    : Document(other.m_data)
{}

Document::Document(Document&& other) noexcept = default;

Document Document::unshared() const
{
    Document copy(*this);
    copy.m_data.detach();
    copy.m_data->text.detach();
    return copy;
}

Document& Document::operator=(const Document& other)
{
    if (this != &other) {
        m_data = other.m_data;
        m_lines = std::make_unique<LineIndex>();
    }
    return *this;
}

Document& Document::operator=(Document&& other) noexcept = default;
Document::~Document() = default;

base::Result<Document> Document::open(const QByteArray& bytes)
{
    auto data = DocumentData::open(bytes);
    if (!data)
        return std::unexpected(data.error());
    return Document(*std::move(data));
}

Document Document::create()
{
    return open(newProfile).value();
}

const QString& Document::text() const
{
    return m_data->text;
}

QByteArray Document::bytes() const
{
    return m_data->bytes();
}

FileForm Document::form() const
{
    const XmlDeclaration declaration = readDeclaration(m_data->text);
    const QByteArray& encoding = m_data->encoding.name;
    const QByteArray declared = canonicalEncoding(declaration.encoding);
    return {
        .encoding = QString::fromLatin1(encoding),
        .declaredEncoding = declaration.encoding,
        .isMismatch =
            !declaration.encoding.isEmpty() && (declared.isEmpty() || !encoding.startsWith(declared)),
        .hasByteOrderMark = !m_data->encoding.mark.isEmpty(),
        .hasXmlDeclaration = declaration.isThere,
        .lineEnd = lineEndOf(m_data->text),
        .indent = indentUnit(m_data->text, m_data->tree).value_or(QString()),
    };
}

std::uint64_t Document::revision() const
{
    return m_data->revision;
}

base::Place Document::place(qsizetype offset) const
{
    return m_lines->at(m_data->text, offset);
}

TextRange Document::byteRange(TextRange range) const
{
    const QStringView text = m_data->text;
    const QByteArray& encoding = m_data->encoding.name;
    const qsizetype begin = m_data->encoding.mark.size() + encode(text.first(range.begin), encoding).size();
    return {begin, begin + encode(text.sliced(range.begin, range.size()), encoding).size()};
}

NodeId Document::root() const
{
    return m_data->tree.root();
}

bool Document::contains(NodeId id) const
{
    return m_data->tree.contains(id);
}

QString Document::name(NodeId id) const
{
    return localName(m_data->tree.qualifiedName(id)).toString();
}

QString Document::prefix(NodeId id) const
{
    return prefixOf(m_data->tree.qualifiedName(id)).toString();
}

QString Document::nameSpace(NodeId id) const
{
    const QString own = prefix(id);
    const QString wanted = own.isEmpty() ? QStringLiteral("xmlns") : QString(u"xmlns:" + own);
    for (std::optional<NodeId> at = id; at; at = parent(*at)) {
        for (const DocumentAttribute& attribute : attributes(*at)) {
            if (attribute.name == wanted)
                return attribute.value;
        }
    }
    return {};
}

std::optional<NodeId> Document::parent(NodeId id) const
{
    return m_data->tree.parent(id);
}

const std::vector<NodeId>& Document::children(NodeId id) const
{
    return m_data->tree.children(id);
}

std::optional<NodeId> Document::child(NodeId id, QStringView childName) const
{
    const std::vector<NodeId>& all = children(id);
    const auto found = std::find_if(all.begin(), all.end(), [&](NodeId it) { return name(it) == childName; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::vector<NodeId> Document::children(NodeId id, QStringView childName) const
{
    std::vector<NodeId> found;
    std::copy_if(children(id).begin(), children(id).end(), std::back_inserter(found),
                 [&](NodeId it) { return name(it) == childName; });
    return found;
}

QString Document::value(NodeId id) const
{
    return rawValue(id).trimmed();
}

QString Document::rawValue(NodeId id) const
{
    return readText(m_data->text, m_data->valueContent(id));
}

TextRange Document::valueRange(NodeId id) const
{
    return profile::valueRange(*m_data, id);
}

std::vector<DocumentAttribute> Document::attributes(NodeId id) const
{
    return readAttributes(m_data->text, m_data->tree.span(id).begin);
}

std::optional<QString> Document::attribute(NodeId id, QStringView attributeName) const
{
    const auto found = findAttribute(*m_data, id, attributeName);
    return found ? std::optional(found->value) : std::nullopt;
}

TextRange Document::range(NodeId id) const
{
    return m_data->range(id);
}

TextRange Document::startTag(NodeId id) const
{
    const ElementSpan& span = m_data->tree.span(id);
    return {span.begin, span.contentBegin};
}

TextRange Document::content(NodeId id) const
{
    const ElementSpan& span = m_data->tree.span(id);
    return {span.contentBegin, span.contentEnd};
}

std::optional<NodeId> Document::nodeAt(qsizetype offset) const
{
    return m_data->tree.innermost({offset, offset}, true);
}

std::optional<NodeId> Document::find(const Path& path) const
{
    const PathLookup lookup = lookUp(m_data->tree, path);
    return lookup.steps == path.steps.size() ? std::optional(lookup.found.front()) : std::nullopt;
}

Path Document::pathOf(NodeId id) const
{
    return profile::pathOf(m_data->tree, id);
}

} // namespace naru::profile
