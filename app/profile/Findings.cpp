// SPDX-License-Identifier: GPL-3.0-or-later
#include "Findings.h"

#include "profile/Reader.h"

#include <algorithm>
#include <tuple>

namespace naru::profile {

namespace {

constexpr qsizetype longestSubject = 120;

} // namespace

void Findings::add(ProblemCode code, qsizetype offset, const QString& path, const QString& subject)
{
    if (m_problems.size() >= static_cast<std::size_t>(maxProblems)) {
        ++m_leftOut;
        return;
    }
    const QString shown =
        subject.size() <= longestSubject ? subject : QString(subject.first(longestSubject) + u'…');
    m_problems.push_back({code, kindOf(code).severity, place(offset), path, shown, offset});
}

void Findings::addValue(ProblemCode code, const Element& element, const QString& path)
{
    add(code, element.textOffset, path, element.value());
}

void Findings::addElement(ProblemCode code, const Element& element, const QString& path)
{
    add(code, element.offset, path, element.name);
}

std::vector<Problem> Findings::take()
{
    std::sort(m_problems.begin(), m_problems.end(), [](const Problem& a, const Problem& b) {
        return std::tie(a.place.line, a.place.column, a.code) <
               std::tie(b.place.line, b.place.column, b.code);
    });
    if (m_leftOut > 0)
        m_problems.push_back({ProblemCode::TooMany,
                              kindOf(ProblemCode::TooMany).severity,
                              m_problems.back().place,
                              {},
                              QString::number(m_leftOut),
                              m_problems.back().offset});
    return std::move(m_problems);
}

QString pathBelow(const QString& parent, QStringView name)
{
    return parent.isEmpty() ? name.toString() : QString(parent + u'/' + name);
}

QString pathBelow(const QString& parent, QStringView name, int number)
{
    return pathBelow(parent, name) + u'[' + QString::number(number) + u']';
}

} // namespace naru::profile
