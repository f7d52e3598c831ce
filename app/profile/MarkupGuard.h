// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QStringView>

#include <optional>

namespace naru::profile {

struct MarkupFault
{
    base::ErrorCode code;
    qsizetype offset;
};

/**
 * Looks for what must not reach the XML library (C-XML-07), in one pass before it sees the text: document
 * type declarations, which define entities, and elements with more attributes than `maxElementAttributes`,
 * which it compares with each other.
 */
[[nodiscard]] std::optional<MarkupFault> findHostileMarkup(QStringView text);

} // namespace naru::profile
