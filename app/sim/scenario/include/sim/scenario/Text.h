// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace naru::sim {

class Fields;

/** Words in both languages. What a scenario or a model says of itself travels with it as data (ADR 0008), so
 * that a scenario that someone writes is complete in itself. */
struct Text
{
    std::string en;
    std::string ko;

    void fields(Fields& fields);
    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace naru::sim
