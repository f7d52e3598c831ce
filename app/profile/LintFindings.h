// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Lint.h"

#include <QString>

#include <vector>

namespace naru::profile {

/** Gathers what only looking at the whole document shows; bounded by `maxProblems`. */
class LintFindings
{
public:
    /** `document` must outlive it. */
    explicit LintFindings(const Document& document)
        : m_document(document)
    {}

    /** About an element. */
    void add(ProblemCode code, NodeId node, const QString& subject);
    /** About the value of an element. */
    void addValue(ProblemCode code, NodeId node, const QString& subject);

    [[nodiscard]] std::vector<Finding> take() { return std::move(m_findings); }

private:
    void addAt(ProblemCode code, NodeId node, const QString& subject, qsizetype offset);

    const Document& m_document;
    std::vector<Finding> m_findings;
};

// One look at the document each.

/** Order and number of elements, and where `UserControllable` is missing or has no place. */
void lintStructure(const Document& document, LintFindings& findings);
/** Host entries, their addresses and backups. */
void lintHosts(const Document& document, const Profile& profile, LintFindings& findings);
/** Settings that have no effect beside others. */
void lintSettings(const Document& document, const Profile& profile, LintFindings& findings);
/** What other clients read otherwise. */
void lintReadings(const Document& document, LintFindings& findings);

/** The elements of `Profile::hosts`, in the same order and as many. */
[[nodiscard]] std::vector<NodeId> hostNodes(const Document& document);

} // namespace naru::profile
