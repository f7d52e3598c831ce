// SPDX-License-Identifier: GPL-3.0-or-later
#include "Field.h"

#include <algorithm>

namespace naru::profile {

namespace {

std::optional<ProblemCode> problemOf(const Element& element, const Field& field)
{
    const QString value = element.value();
    switch (field.kind) {
    case FieldKind::Boolean:
        return readBoolean(value).problem;
    case FieldKind::Number:
        return readNumber(value, field).problem;
    case FieldKind::Choice:
        return readChoice(value, field).problem;
    case FieldKind::Text:
    case FieldKind::Structure:
        break;
    }
    return std::nullopt;
}

} // namespace

Understood<bool> readBoolean(QStringView value)
{
    static const Field field{{}, FieldKind::Choice, QLatin1StringView("false true 0 1")};
    const auto [choice, problem] = readChoice(value, field);
    if (!choice)
        return {std::nullopt, problem == ProblemCode::EmptyValue ? problem : ProblemCode::BadBoolean};
    return {*choice % 2 == 1, problem};
}

Understood<int> readNumber(QStringView value, const Field& field)
{
    if (value.isEmpty())
        return {std::nullopt, ProblemCode::EmptyValue};
    if (!std::all_of(value.begin(), value.end(), [](QChar c) { return c >= u'0' && c <= u'9'; }))
        return {std::nullopt, ProblemCode::BadNumber};
    bool fits = false;
    const int number = value.toInt(&fits);
    if (!fits || number < field.lowest || number > field.highest)
        return {std::nullopt, ProblemCode::NumberOutOfRange};
    const bool hasLeadingZero = value.size() > 1 && value.front() == u'0';
    return {number, hasLeadingZero ? std::optional(ProblemCode::LeadingZero) : std::nullopt};
}

Understood<int> readChoice(QStringView value, const Field& field)
{
    if (value.isEmpty())
        return {std::nullopt, ProblemCode::EmptyValue};
    int index = 0;
    for (const QLatin1StringView choice : field.choices.tokenize(u' ')) {
        if (value == choice)
            return {index, std::nullopt};
        if (value.compare(choice, Qt::CaseInsensitive) == 0)
            return {index, ProblemCode::LetterCase};
        ++index;
    }
    return {std::nullopt, ProblemCode::BadChoice};
}

void checkField(const Element& element, const Field& field, const QString& path, Findings& findings)
{
    if (const auto problem = problemOf(element, field)) {
        const QString subject = problem == ProblemCode::EmptyValue ? element.name : element.value();
        findings.add(*problem, element.textOffset, path, subject);
    }
    const auto controllable = element.attribute(u"UserControllable");
    if (controllable && !readBoolean(controllable->trimmed()).value)
        findings.add(ProblemCode::BadUserControllable, element.offset, path + u"/@UserControllable",
                     *controllable);
    if (field.kind == FieldKind::Structure) {
        checkNoText(element, path, findings);
        return;
    }
    if (element.children.empty() && !isMixed(field))
        checkBlanks(element, path, findings);
    checkStrayText(element, path, findings);
}

void checkBlanks(const Element& element, const QString& path, Findings& findings)
{
    const QString value = element.value();
    if (!value.isEmpty() && value.size() != element.text.size())
        findings.addValue(ProblemCode::BlanksAroundValue, element, path);
}

void checkStrayText(const Element& element, const QString& path, Findings& findings)
{
    if (!element.strayText.isEmpty())
        findings.add(ProblemCode::StrayText, element.strayOffset, path, element.strayText);
}

void checkNoText(const Element& element, const QString& path, Findings& findings)
{
    if (!element.value().isEmpty())
        findings.addValue(ProblemCode::StrayText, element, path);
    checkStrayText(element, path, findings);
}

} // namespace naru::profile
