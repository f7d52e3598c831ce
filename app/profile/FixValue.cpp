// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"
#include "profile/FieldValue.h"

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

bool isXmlBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r' || c == u'\n';
}

/** Names, addresses and groups: NetworkManager and plasma-nm take the blanks as a part of them. */
bool isReadByOthers(const Finding& finding)
{
    static constexpr std::array paths{QLatin1StringView("ServerList/HostEntry/HostName"),
                                      QLatin1StringView("ServerList/HostEntry/HostAddress"),
                                      QLatin1StringView("ServerList/HostEntry/UserGroup")};
    return std::find(paths.begin(), paths.end(), plainPath(finding.problem.path)) != paths.end();
}

/** Only where nothing else but blanks stands around the value. */
std::optional<Fix> trim(const Finding& finding, const Document& document)
{
    const TextRange content = contentRange(document, *finding.node);
    const TextRange value = document.valueRange(*finding.node);
    const TextRange before{content.begin, value.begin};
    const TextRange behind{value.end, content.end};
    const auto consistsOf = [&document](TextRange range, auto isKind) {
        const QStringView text = QStringView(document.text()).sliced(range.begin, range.size());
        return std::all_of(text.begin(), text.end(), isKind);
    };
    const auto isSpace = [](QChar c) { return c.isSpace(); };
    if (!consistsOf(before, isSpace) || !consistsOf(behind, isSpace))
        return std::nullopt;
    const bool isSafe =
        !isReadByOthers(finding) && consistsOf(before, isXmlBlank) && consistsOf(behind, isXmlBlank);
    std::vector<Edit> edits;
    for (const TextRange& blanks : {before, behind}) {
        if (blanks.size() > 0)
            edits.push_back(ReplaceText{blanks, {}});
    }
    return makeFix(finding, isSafe ? FixKind::Safe : FixKind::ChangesMeaning, document.value(*finding.node),
                   std::move(edits));
}

/** The value as it stands there, of the element or the attribute. */
QString valueOf(const Finding& finding, const Document& document)
{
    const qsizetype at = finding.problem.path.lastIndexOf(QLatin1String("/@"));
    if (at < 0)
        return document.value(*finding.node);
    return document.attribute(*finding.node, QStringView(finding.problem.path).sliced(at + 2))
        .value_or(QString())
        .trimmed();
}

std::optional<Fix> writeDefault(const Finding& finding)
{
    const Field* field = fieldOf(finding);
    if (!field || !field->fallback)
        return std::nullopt;
    return writeFix(finding, FixKind::ChangesMeaning, *field->fallback);
}

std::optional<Fix> writeNearest(const Finding& finding, const Document& document)
{
    const Field* field = fieldOf(finding);
    if (!field || !field->highest)
        return std::nullopt;
    bool fits = false;
    const int number = valueOf(finding, document).toInt(&fits);
    const int nearest = fits && number < field->lowest.value_or(0) ? *field->lowest : *field->highest;
    return writeFix(finding, FixKind::ChangesMeaning, QString::number(nearest));
}

std::optional<Fix> writeInItsCase(const Finding& finding, const Document& document)
{
    const Field* field = fieldOf(finding);
    if (!field)
        return std::nullopt;
    const QString value = valueOf(finding, document);
    for (const QLatin1StringView choice : field->choiceList()) {
        if (value.compare(choice, Qt::CaseInsensitive) == 0)
            return writeFix(finding, FixKind::ChangesMeaning, choice);
    }
    return std::nullopt;
}

std::optional<Fix> writeUserControllable(const Finding& finding, FixKind kind, const Document& document)
{
    const qsizetype at = finding.problem.path.lastIndexOf(QLatin1String("/@"));
    const QString path = at < 0 ? finding.problem.path : finding.problem.path.first(at);
    const Field* field = findField(plainPath(path));
    if (!field || !field->userControllable)
        return std::nullopt;
    const QString value = *field->userControllable ? QStringLiteral("true") : QStringLiteral("false");
    return makeFix(finding, kind, document.name(*finding.node) + u' ' + value,
                   {SetAttribute{*finding.node, QStringLiteral("UserControllable"), value}});
}

} // namespace

std::optional<Fix> fixOfValue(const Finding& finding, const FixContext& context)
{
    const Document& document = context.document;
    switch (finding.problem.code) {
    case ProblemCode::BlanksAroundValue:
        return trim(finding, document);
    case ProblemCode::LeadingZero:
        return writeFix(finding, FixKind::Safe, QString::number(valueOf(finding, document).toInt()));
    case ProblemCode::LetterCase:
        return writeInItsCase(finding, document);
    case ProblemCode::EmptyValue:
    case ProblemCode::BadBoolean:
    case ProblemCode::BadNumber:
    case ProblemCode::BadChoice:
        return writeDefault(finding);
    case ProblemCode::NumberOutOfRange:
        return writeNearest(finding, document);
    case ProblemCode::BadUserControllable:
        return writeUserControllable(finding, FixKind::ChangesMeaning, document);
    case ProblemCode::MissingUserControllable:
        return writeUserControllable(finding, FixKind::Safe, document);
    default:
        return std::nullopt;
    }
}

} // namespace naru::profile
