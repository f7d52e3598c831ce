// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Findings.h"

namespace naru::profile {

/** The namespace that an element is in by its own declarations; empty where it has none. */
[[nodiscard]] QString nameSpaceOf(const Element& root);

/** Says what is odd about namespaces: none, another one, elements with a prefix, prefixes never declared. */
void checkNameSpaces(const Element& root, Findings& findings);

} // namespace naru::profile
