// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"

#include <array>

namespace naru::profile {

std::optional<Fix> fixOf(const Finding& finding, const FixContext& context)
{
    static constexpr std::array makers{fixOfFile,  fixOfStructure, fixOfMove,
                                       fixOfValue, fixOfEntry,     fixOfAddress};
    if (!finding.node)
        return std::nullopt;
    for (const auto& make : makers) {
        if (auto fix = make(finding, context))
            return fix;
    }
    return std::nullopt;
}

Fix makeFix(const Finding& finding, FixKind kind, const QString& subject, std::vector<Edit> edits)
{
    return {finding.problem.code, kind, subject, std::move(edits)};
}

Fix writeFix(const Finding& finding, FixKind kind, const QString& value)
{
    const QString& path = finding.problem.path;
    const qsizetype at = path.lastIndexOf(QLatin1String("/@"));
    if (at < 0)
        return makeFix(finding, kind, value, {SetValue{*finding.node, value}});
    return makeFix(finding, kind, value, {SetAttribute{*finding.node, path.sliced(at + 2), value}});
}

const Field* fieldOf(const Finding& finding)
{
    return findField(plainPath(finding.problem.path));
}

TextRange contentRange(const Document& document, NodeId node)
{
    const TextRange whole = document.range(node);
    const TextRange start = document.startTag(node);
    if (start.end == whole.end)
        return {whole.end, whole.end};
    return {start.end, document.text().lastIndexOf(QLatin1String("</"), whole.end - 1)};
}

} // namespace naru::profile
