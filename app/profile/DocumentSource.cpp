// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditSession.h"
#include "Positions.h"
#include "SourceText.h"
#include "profile/Document.h"

#include <algorithm>

/** The edits of a document that do not keep to its elements. */
namespace naru::profile {

namespace {

using base::Result;

/** The part in which two texts differ: never half a character. */
TextRange differingRange(QStringView before, QStringView after)
{
    const qsizetype both = std::min(before.size(), after.size());
    qsizetype front =
        std::mismatch(before.begin(), before.begin() + both, after.begin()).first - before.begin();
    if (front > 0 && before[front - 1].isHighSurrogate())
        --front;
    qsizetype back = 0;
    while (back < both - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    if (back > 0 && before[before.size() - back].isLowSurrogate())
        --back;
    return {front, before.size() - back};
}

/** Whether an offset is between the halves of one character. */
bool isInsidePair(QStringView text, qsizetype offset)
{
    return offset > 0 && offset < text.size() && text[offset].isLowSurrogate() &&
           text[offset - 1].isHighSurrogate();
}

/** Offset of the first character of that kind. */
template <class Kind>
qsizetype firstThat(QStringView text, const Kind& isOfKind)
{
    qsizetype at = 0;
    for (qsizetype size = 0; at < text.size(); at += size) {
        size = isInsidePair(text, at + 1) ? 2 : 1;
        if (isOfKind(text.sliced(at, size)))
            break;
    }
    return at;
}

} // namespace

Result<void> Document::replace(TextRange range, QStringView text, MergeId merge)
{
    const QString& present = this->text();
    TextRange part{std::clamp<qsizetype>(range.begin, 0, present.size()),
                   std::clamp<qsizetype>(range.end, range.begin, present.size())};
    QString inserted = text.toString();
    if (isInsidePair(present, part.begin))
        inserted.prepend(present[--part.begin]);
    if (isInsidePair(present, part.end))
        inserted.append(present[part.end++]);
    if (QStringView(present).sliced(part.begin, part.size()) == inserted)
        return {};
    const QByteArray& encoding = m_data.constData()->encoding.name;
    const auto fault = [&](base::ErrorCode code, qsizetype at) {
        const QString before = present.first(part.begin) + QStringView(inserted).first(at);
        const QString subject = inserted.mid(at, 2);
        return std::unexpected(base::Error{code, subject, Positions(before).at(before.size()), {}});
    };
    if (!isXmlText(inserted))
        return fault(base::ErrorCode::TextNotAllowed,
                     firstThat(inserted, [](QStringView c) { return !isXmlText(c); }));
    const auto isForeign = [&encoding](QStringView c) { return !canEncode(c, encoding); };
    if (!canEncode(inserted, encoding))
        return fault(base::ErrorCode::NotEncodable, firstThat(inserted, isForeign));
    return edit(merge, [&](EditSession& session, const Escape&) -> Result<void> {
        const auto replaced = session.replace({part.begin, part.size(), inserted});
        return replaced ? Result<void>() : std::unexpected(replaced.error());
    });
}

Result<void> Document::setText(QStringView text, MergeId merge)
{
    const TextRange range = differingRange(this->text(), text);
    const qsizetype end = text.size() - (this->text().size() - range.end);
    return replace(range, text.sliced(range.begin, end - range.begin), merge);
}

Result<void> Document::convertToUtf8(MergeId merge)
{
    return edit(merge, [](EditSession& session, const Escape&) -> Result<void> {
        const XmlDeclaration declaration = readDeclaration(session.data().text);
        session.setEncoding({"UTF-8", {}});
        if (declaration.encoding.isEmpty())
            return {};
        const auto replaced = session.replace(
            {declaration.encodingOffset, declaration.encoding.size(), QStringLiteral("UTF-8")});
        return replaced ? Result<void>() : std::unexpected(replaced.error());
    });
}

} // namespace naru::profile
