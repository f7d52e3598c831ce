// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Fix.h"
#include "profile/Profile.h"

#include <optional>
#include <vector>

namespace naru::profile {

/** A problem of a document, with what can be done about it. */
struct Finding
{
    Problem problem;
    /** The element that it is about. */
    std::optional<NodeId> node;
    std::optional<Fix> fix;
};

/** What the linter says of a document. */
struct Lint
{
    /** What the document says, as `readProfile` reads it. */
    Profile profile;
    /** What reading found and what only looking at the whole shows, in the document's order; at most
     * `maxProblems` of each. */
    std::vector<Finding> findings;
};

/**
 * Looks at a document as a whole: values, order and number of elements, entries that repeat each other,
 * settings without effect, what other clients make of it. Never refuses a profile for what it does not know.
 * Pure, so from any thread with a copy of the document. Errors as of `readProfile`.
 */
[[nodiscard]] base::Result<Lint> lint(const Document& document);

} // namespace naru::profile
