// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Document.h"
#include "profile/ProblemCode.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace naru::profile {

// One step of a fix, as `Document` carries it out.
struct SetValue
{
    NodeId node;
    QString value;
};
struct SetAttribute
{
    NodeId node;
    QString name;
    QString value;
};
struct RemoveAttribute
{
    NodeId node;
    QString name;
};
struct RemoveElement
{
    NodeId node;
};
struct InsertElement
{
    NodeId parent;
    NewElement element;
    /** Nothing: where the schema has its place. */
    std::optional<int> index;
};
struct MoveElement
{
    NodeId node;
    int index;
};
/** For what is no element. Counts in the text before the whole fix; those of one fix do not overlap. */
struct ReplaceText
{
    TextRange range;
    QString text;
};

using Edit = std::variant<SetValue, SetAttribute, RemoveAttribute, RemoveElement, InsertElement, MoveElement,
                          ReplaceText>;

enum class FixKind {
    /** No client reads the file otherwise afterwards: Naru and the four of `Client` by proof, AnyConnect by
       the facts of its format. */
    Safe,
    /** Some client may: chosen one by one. */
    ChangesMeaning,
};

/** What can be done about one problem. Its sentence is made by `wording::Words::fix`. */
struct Fix
{
    ProblemCode code;
    FixKind kind = FixKind::ChangesMeaning;
    /** The new value, or the name of what is written or removed. */
    QString subject;
    /** Either `ReplaceText` alone, or none of it. */
    std::vector<Edit> edits;
};

/** Carries out a fix that was made for this revision of the document, as one step of undo where `merge` is
 * given. Errors as of the document's edits; then earlier edits of the fix are undone. */
[[nodiscard]] base::Result<void> apply(const Fix& fix, Document& document, MergeId merge = {});

/** Carries out all safe fixes as one step of undo, until there is none left; the number of fixes. Doing it
 * again changes nothing. */
[[nodiscard]] base::Result<int> applySafeFixes(Document& document, std::uint64_t merge);

} // namespace naru::profile
