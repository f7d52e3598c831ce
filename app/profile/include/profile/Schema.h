// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::profile {

/**
 * The table of fields as a RELAX NG schema, for `xmllint --relaxng` and editors of XML. It is strict: it
 * takes no element that the table does not know, and none of the local policy. What it cannot say, because
 * RELAX NG has no rule for a value beside elements, is what the value of an element with children may be.
 */
[[nodiscard]] QString relaxNgSchema();

} // namespace naru::profile
