// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SourceSync.h"

#include <algorithm>

namespace naru::profiles {

using profile::LineEnd;
using profile::TextRange;

namespace {

constexpr QChar separator(QChar::ParagraphSeparator);

QString lineEndText(LineEnd lineEnd)
{
    switch (lineEnd) {
    case LineEnd::Lf:
        return QStringLiteral("\n");
    case LineEnd::CrLf:
        return QStringLiteral("\r\n");
    case LineEnd::Cr:
        return QStringLiteral("\r");
    }
    return QStringLiteral("\n");
}

bool isPair(const QString& source, qsizetype at)
{
    return source[at] == u'\r' && at + 1 < source.size() && source[at + 1] == u'\n';
}

} // namespace

QString shownText(const QString& source)
{
    QString shown = source;
    shown.replace(QLatin1String("\r\n"), QString(separator));
    shown.replace(u'\n', separator);
    shown.replace(u'\r', separator);
    return shown;
}

qsizetype sourceOffset(const QString& source, qsizetype shown)
{
    if (!source.contains(u'\r'))
        return shown;
    qsizetype at = 0;
    for (qsizetype seen = 0; seen < shown && at < source.size(); ++seen)
        at += isPair(source, at) ? 2 : 1;
    return at;
}

qsizetype shownOffset(const QString& source, qsizetype offset)
{
    const QLatin1String pair("\r\n");
    qsizetype pairs = 0;
    for (qsizetype at = source.indexOf(pair); at >= 0 && at < offset; at = source.indexOf(pair, at + 2))
        ++pairs;
    return offset - pairs;
}

std::optional<TextEdit> differenceOf(const QString& before, const QString& after)
{
    if (before == after)
        return std::nullopt;
    const auto [oldFront, newFront] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const qsizetype front = oldFront - before.begin();
    const qsizetype most = std::min(before.size(), after.size()) - front;
    qsizetype back = 0;
    while (back < most && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    return TextEdit{{front, before.size() - back}, after.mid(front, after.size() - back - front)};
}

std::optional<TextEdit> editOfSource(const QString& source, LineEnd lineEnd, const QString& shown)
{
    std::optional<TextEdit> edit = differenceOf(shownText(source), shown);
    if (!edit)
        return std::nullopt;
    edit->range = {sourceOffset(source, edit->range.begin), sourceOffset(source, edit->range.end)};
    edit->text.replace(separator, lineEndText(lineEnd));
    return edit;
}

} // namespace naru::profiles
