// SPDX-License-Identifier: GPL-3.0-or-later
#include "FieldCheck.h"

#include "profile/FieldValue.h"

#include <QHash>

#include <algorithm>

namespace naru::profile {

namespace {

bool isDeclaration(const Attribute& attribute)
{
    const QStringView prefix = prefixOf(attribute.name);
    return attribute.name == u"xmlns" || prefix == u"xmlns" || prefix == u"xsi" || prefix == u"xml";
}

void checkUserControllable(const Element& element, const Attribute& attribute, const QString& path,
                           Findings& findings)
{
    if (!readBoolean(QStringView(attribute.value).trimmed()).value)
        findings.add(ProblemCode::BadUserControllable, element.offset, path, attribute.value);
}

void checkAttributes(const Element& element, const Field& field, const QString& path, Findings& findings)
{
    for (const Attribute& attribute : element.attributes) {
        const QStringView name = localName(attribute.name);
        const QString attributePath = path + u"/@" + name;
        if (isDeclaration(attribute))
            continue;
        if (name == u"UserControllable") {
            checkUserControllable(element, attribute, attributePath, findings);
            continue;
        }
        const Field* row = findField(QString(QString(field.path) + u"/@" + name));
        if (!row) {
            if (!field.isOpen)
                findings.add(ProblemCode::UnknownAttribute, element.offset, attributePath, name.toString());
        } else if (const auto problem = problemOfValue(QStringView(attribute.value).trimmed(), *row)) {
            findings.add(*problem, element.offset, attributePath, attribute.value);
        }
    }
}

void checkValue(const Element& element, const Field& field, const QString& path, Findings& findings)
{
    if (const auto problem = problemOfValue(element.value(), field)) {
        const QString subject = problem == ProblemCode::EmptyValue ? element.name : element.value();
        findings.add(*problem, element.textOffset, path, subject);
    }
    if (element.children.empty() && !isMixed(field))
        checkBlanks(element, path, findings);
    checkStrayText(element, path, findings);
}

/** A number where there may be, or is, more than one. */
QString childPath(const QString& path, const Element& child, const Field* field, int number)
{
    const bool isOne = number == 1 && (!field || field->most == 1);
    return isOne ? pathBelow(path, child.name) : pathBelow(path, child.name, number);
}

} // namespace

void checkElement(const Element& element, const Field& field, const QString& path, Findings& findings)
{
    checkAttributes(element, field, path, findings);
    if (field.type == FieldType::Structure)
        checkNoText(element, path, findings);
    else
        checkValue(element, field, path, findings);
    if (!element.children.empty())
        checkChildren(element, field.path, path, findings);
}

void checkChildren(const Element& parent, const QString& plain, const QString& path, Findings& findings,
                   ReadElsewhere elsewhere)
{
    const Field* parentField = findField(plain);
    const bool isOpen = parentField && parentField->isOpen;
    QHash<QString, int> numbers;
    for (const Element& child : parent.children) {
        const Field* field = findField(pathBelow(plain, child.name));
        const int number = ++numbers[child.name];
        const QString where = childPath(path, child, field, number);
        if (!field) {
            if (!isOpen)
                findings.addElement(ProblemCode::UnknownElement, child, where);
            continue;
        }
        if (field->most != anyNumber && number > field->most)
            findings.addElement(field->most == 1 ? ProblemCode::RepeatedElement : ProblemCode::SurplusElement,
                                child, where);
        if (field->isLocalPolicy)
            findings.addElement(ProblemCode::LocalPolicyElement, child, where);
        if (std::find(elsewhere.begin(), elsewhere.end(), child.name) == elsewhere.end())
            checkElement(child, *field, where, findings);
    }
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
