// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace naru::sim {

/** Without blanks at its ends. */
[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

} // namespace naru::sim
