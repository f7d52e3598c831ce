// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/Field.h"

#include <optional>
#include <vector>

namespace naru::profiles {

/** Below which element the fields of a form are looked for, and what the table calls that element. */
struct FieldHome
{
    profile::NodeId node;
    /** Without numbers; empty for the root. */
    QLatin1StringView path;
};

// How a field of the table is read and written in a document. A home must be of the document, and the field
// below its path. Pure; errors as those of the document's edits.

/** The element of a field, of an attribute the one that has it; nothing where it is not there. */
[[nodiscard]] std::optional<profile::NodeId> elementOf(const profile::Document& document,
                                                       const FieldHome& home, const profile::Field& field);
/** Nothing where the element or the attribute is not there. */
[[nodiscard]] std::optional<QString> valueOf(const profile::Document& document, const FieldHome& home,
                                             const profile::Field& field);
/** All elements of a field that may stand there more than once. */
[[nodiscard]] std::vector<profile::NodeId> itemsOf(const profile::Document& document, const FieldHome& home,
                                                   const profile::Field& field);

/** Writes the value, and the elements that are missing on the way with their defaults. */
[[nodiscard]] base::Result<void> writeValue(profile::Document& document, const FieldHome& home,
                                            const profile::Field& field, const QString& value,
                                            profile::MergeId merge);
/** Takes the element or the attribute away, and lists around it that are then empty. */
[[nodiscard]] base::Result<void> eraseField(profile::Document& document, const FieldHome& home,
                                            const profile::Field& field, profile::MergeId merge);
/** Takes one of `itemsOf` away, and a list around it that is then empty. */
[[nodiscard]] base::Result<void> eraseItem(profile::Document& document, profile::NodeId item,
                                           profile::MergeId merge);
/** Adds another one behind the last, with the children that it must have. */
[[nodiscard]] base::Result<profile::NodeId> addItem(profile::Document& document, const FieldHome& home,
                                                    const profile::Field& field, const QString& value);
/** Moves one of `itemsOf` by one place among those of its name; nothing happens at the end. */
[[nodiscard]] base::Result<void> moveItem(profile::Document& document, profile::NodeId item, int by);

/** What holds: the attribute, else its default. Only for a field that has one. */
[[nodiscard]] bool isUserControllable(const profile::Document& document, const FieldHome& home,
                                      const profile::Field& field);
/** Writes the element with its default where it is missing. */
[[nodiscard]] base::Result<void> setUserControllable(profile::Document& document, const FieldHome& home,
                                                     const profile::Field& field, bool allowed,
                                                     profile::MergeId merge);

/** The element with all below it, to be written a second time. */
[[nodiscard]] profile::NewElement copyOf(const profile::Document& document, profile::NodeId node);
/** The table's path of an element. */
[[nodiscard]] QString tablePath(const profile::Document& document, profile::NodeId node);

} // namespace naru::profiles
