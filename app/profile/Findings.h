// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Element.h"
#include "Positions.h"
#include "profile/Profile.h"

namespace naru::profile {

/** Gathers problems while a profile is read; bounded by `maxProblems`. */
class Findings
{
public:
    /** `positions` must outlive it. */
    explicit Findings(const Positions& positions)
        : m_positions(positions)
    {}

    void add(ProblemCode code, qsizetype offset, const QString& path, const QString& subject);
    /** About the value of an element, at its place. */
    void addValue(ProblemCode code, const Element& element, const QString& path);
    /** About an element as such: its name is the subject. */
    void addElement(ProblemCode code, const Element& element, const QString& path);

    [[nodiscard]] base::Place place(qsizetype offset) const { return m_positions.at(offset); }
    /** All of them in the file's order; the number of those left out at the end. */
    [[nodiscard]] std::vector<Problem> take();

private:
    const Positions& m_positions;
    std::vector<Problem> m_problems;
    int m_leftOut = 0;
};

/** `parent/name`; the name alone below the root. */
[[nodiscard]] QString pathBelow(const QString& parent, QStringView name);
/** `parent/name[number]`. */
[[nodiscard]] QString pathBelow(const QString& parent, QStringView name, int number);

} // namespace naru::profile
