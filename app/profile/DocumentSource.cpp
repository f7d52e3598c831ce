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

/** Offset of the first character that the encoding has not. */
qsizetype firstNotEncodable(QStringView text, const QByteArray& encoding)
{
    qsizetype at = 0;
    for (qsizetype size = 0; at < text.size(); at += size) {
        size = text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
        if (!canEncode(text.sliced(at, size), encoding))
            break;
    }
    return at;
}

} // namespace

Result<void> Document::replace(TextRange range, QStringView text, MergeId merge)
{
    const QString& present = this->text();
    const TextRange part{std::clamp<qsizetype>(range.begin, 0, present.size()),
                         std::clamp<qsizetype>(range.end, range.begin, present.size())};
    if (QStringView(present).sliced(part.begin, part.size()) == text)
        return {};
    const QByteArray encoding = m_data.constData()->encoding.name;
    if (!canEncode(text, encoding)) {
        const qsizetype wrong = firstNotEncodable(text, encoding);
        const QString whole = present.first(part.begin) + text.first(wrong);
        return std::unexpected(
            base::Error{base::ErrorCode::NotEncodable,
                        text.sliced(wrong, std::min<qsizetype>(2, text.size() - wrong)).toString(),
                        Positions(whole).at(whole.size()),
                        {}});
    }
    return edit(merge, [&](EditSession& session, const Escape&) -> Result<void> {
        const auto replaced = session.replace({part.begin, part.size(), text.toString()});
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
