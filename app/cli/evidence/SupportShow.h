// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"

#include <string>
#include <vector>

namespace naru::cli {

struct ShowRequest
{
    std::string file;
    std::string other;
    std::string html;
    /** Empty: the console's. */
    std::vector<std::string> languages;
};

/** `support show`; the exit status. */
[[nodiscard]] int showSession(const ShowRequest& request, const Console& console);

} // namespace naru::cli
