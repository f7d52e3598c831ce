// SPDX-License-Identifier: GPL-3.0-or-later
#include "DocumentData.h"

#include "EncodingName.h"
#include "Positions.h"
#include "SourceText.h"
#include "profile/Reader.h"

namespace naru::profile {

base::Result<QSharedDataPointer<DocumentData>> DocumentData::open(const QByteArray& bytes)
{
    if (bytes.size() > maxProfileBytes)
        return std::unexpected(base::Error{base::ErrorCode::FileTooLarge, {}, std::nullopt, {}});
    auto source = decodeSource(bytes);
    if (!source)
        return std::unexpected(source.error());
    QSharedDataPointer<DocumentData> data(new DocumentData);
    data->text = std::move(source->text);
    data->encoding = {source->encoding, bytes.first(source->markBytes)};
    if (const auto replaced = data->tree.rebuild(data->text, {0, 0, data->text.size()}); !replaced)
        return std::unexpected(errorOf(replaced.error(), data->text));
    return data;
}

TextRange DocumentData::valueContent(NodeId id) const
{
    const ElementSpan& span = tree.span(id);
    const std::vector<NodeId>& children = tree.children(id);
    return {span.contentBegin, children.empty() ? span.contentEnd : tree.span(children.front()).begin};
}

QByteArray DocumentData::bytes() const
{
    return encoding.mark + encode(text, encoding.name);
}

base::Result<void> DocumentData::proveEncoding() const
{
    const QString declared = readDeclaration(text).encoding;
    const bool saysUnicode = declared.isEmpty() || canonicalEncoding(declared).startsWith("UTF-");
    // A mark, or UTF-8 where nothing else is named, is read as what it is whatever the text.
    const bool looksMarked = text.startsWith(QChar(QChar::ByteOrderMark));
    if (!encoding.mark.isEmpty() || (encoding.name == "UTF-8" && saysUnicode && !looksMarked))
        return {};
    const auto source = decodeSource(bytes());
    if (!source)
        return std::unexpected(source.error());
    if (source->text != text)
        return std::unexpected(base::Error{base::ErrorCode::NotEncodable, declared, std::nullopt,
                                           QString::fromLatin1(encoding.name)});
    return {};
}

std::expected<ReplacedNodes, base::Error> DocumentData::splice(qsizetype offset, qsizetype removed,
                                                               const QString& inserted,
                                                               const std::vector<NodeId>& ids)
{
    const QString before = text.sliced(offset, removed);
    text.replace(offset, removed, inserted);
    auto replaced = tree.splice(text, {offset, removed, inserted.size()}, ids);
    if (!replaced) {
        const base::Error error = errorOf(replaced.error(), text);
        text.replace(offset, inserted.size(), before);
        return std::unexpected(error);
    }
    return *std::move(replaced);
}

void DocumentData::replay(const UndoStep& step)
{
    for (const Splice& it : step.splices) {
        const auto replaced = splice(it.offset, it.removed.size(), it.inserted, it.nodes.came);
        Q_ASSERT(replaced.has_value());
    }
    encoding = step.encodingAfter;
}

base::Error errorOf(const ScanFault& fault, QStringView text)
{
    return {fault.code, {}, Positions(text).at(fault.offset), fault.technical};
}

} // namespace naru::profile
