// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"
#include "profile/Lint.h"

namespace naru::profile {

/** What the makers of fixes look at. */
struct FixContext
{
    const Document& document;
    const Profile& profile;
};

/** What can be done about a problem; nothing where only a person can know what is right. */
[[nodiscard]] std::optional<Fix> fixOf(const Finding& finding, const FixContext& context);

// Each knows the problems of one kind; nothing for others.
[[nodiscard]] std::optional<Fix> fixOfFile(const Finding& finding, const FixContext& context);
[[nodiscard]] std::optional<Fix> fixOfStructure(const Finding& finding, const FixContext& context);
[[nodiscard]] std::optional<Fix> fixOfMove(const Finding& finding, const FixContext& context);
[[nodiscard]] std::optional<Fix> fixOfValue(const Finding& finding, const FixContext& context);
[[nodiscard]] std::optional<Fix> fixOfEntry(const Finding& finding, const FixContext& context);
[[nodiscard]] std::optional<Fix> fixOfAddress(const Finding& finding, const FixContext& context);

/** A fix for the problem of `finding`. */
[[nodiscard]] Fix makeFix(const Finding& finding, FixKind kind, const QString& subject,
                          std::vector<Edit> edits);
/** Writes a value into the element, or the attribute, that the finding is about. */
[[nodiscard]] Fix writeFix(const Finding& finding, FixKind kind, const QString& value);
/** The row of what the finding is about; nullptr where the table has none. */
[[nodiscard]] const Field* fieldOf(const Finding& finding);
/** From behind the start tag to the end tag; empty where there is none. */
[[nodiscard]] TextRange contentRange(const Document& document, NodeId node);

} // namespace naru::profile
