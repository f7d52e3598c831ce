// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "EditSession.h"
#include "profile/NewElement.h"

/** What has to be replaced for elements to come, go and move. */
namespace naru::profile {

/** Where a child is written. */
struct InsertionPlace
{
    qsizetype offset = 0;
    qsizetype removed = 0;
    /** Before and behind what is written. */
    QString before;
    QString behind;
    /** Of what is written; nothing where elements follow each other on one line. */
    std::optional<QString> indent;
};

/** The place of the child that will be the one at `index`. */
[[nodiscard]] InsertionPlace placeForChild(const DocumentData& data, NodeId parent, std::size_t index);

/** The index that the schema has for a child of that name: behind those that come before it in the schema;
 * for a name that the schema does not know there, the last. */
[[nodiscard]] std::size_t indexBySchema(const DocumentData& data, NodeId parent, QStringView name);

/** An element as text; its own indent is not written before its first line. */
[[nodiscard]] QString writeElement(const DocumentData& data, NodeId parent, const NewElement& element,
                                   const std::optional<QString>& indent, const Escape& escape);

/** Without a prefix, of the element and of what is around it up to the root: `ServerList/HostEntry`. */
[[nodiscard]] QString plainPathOf(const DocumentData& data, NodeId id);

/** The part to remove with an element. */
[[nodiscard]] TextRange removalRange(const DocumentData& data, NodeId id);
/** An element with the comments that move with it. */
[[nodiscard]] TextRange rangeWithComments(const DocumentData& data, NodeId id);

/** Moves an element among its siblings, in two replacements. */
[[nodiscard]] base::Result<void> moveElement(EditSession& session, NodeId id, std::size_t index);

} // namespace naru::profile
