// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "EditSession.h"

/** What has to be replaced for the value of an element or of an attribute to be another one. */
namespace naru::profile {

/** `value` holds no CR and no blanks at its ends. Nothing where it is the value already. With `whole`, also
 * the parts of the old value that the new one has are written again. */
[[nodiscard]] std::optional<Replacement> planValue(const DocumentData& data, NodeId id, QStringView value,
                                                   const Escape& escape, bool whole);
/** Where the value stands, without the blanks around it. */
[[nodiscard]] TextRange valueRange(const DocumentData& data, NodeId id);

[[nodiscard]] std::optional<DocumentAttribute> findAttribute(const DocumentData& data, NodeId id,
                                                             QStringView name);
[[nodiscard]] std::optional<Replacement> planAttribute(const DocumentData& data, NodeId id, QStringView name,
                                                       QStringView value, const Escape& escape);
[[nodiscard]] std::optional<Replacement> planAttributeRemoval(const DocumentData& data, NodeId id,
                                                              QStringView name);

} // namespace naru::profile
