// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Findings.h"
#include "profile/Field.h"

#include <span>

namespace naru::profile {

/** Says what is wrong with the value and attributes of `element`, and with all that stands below it. */
void checkElement(const Element& element, const Field& field, const QString& path, Findings& findings);

/** Names of children that are read, and checked, elsewhere. */
using ReadElsewhere = std::span<const QLatin1StringView>;

/**
 * Says which children the table does not know or allows fewer of, and checks each of the others. `plain` is
 * the path of `parent` without numbers.
 */
void checkChildren(const Element& parent, const QString& plain, const QString& path, Findings& findings,
                   ReadElsewhere elsewhere = {});

/** Says where there are blanks around a value. */
void checkBlanks(const Element& element, const QString& path, Findings& findings);
/** Says where text stands behind the children of an element. */
void checkStrayText(const Element& element, const QString& path, Findings& findings);
/** Says where text stands between elements. */
void checkNoText(const Element& element, const QString& path, Findings& findings);

} // namespace naru::profile
