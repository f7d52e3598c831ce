// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::session {

/** For std::visit: a function for each alternative. */
template <class... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/** The alternatives that a state does not care about. */
inline constexpr auto ignored = [](const auto&) {};

} // namespace naru::session
