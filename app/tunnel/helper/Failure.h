// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <expected>
#include <string>
#include <system_error>

namespace naru::helper {

/** What the kernel refused, in its own words. */
struct Failure
{
    /** errno; 0 where it was no call of the kernel's. */
    int number = 0;
    /** What was tried. */
    std::string what;

    /** Of the call that failed last. */
    [[nodiscard]] static Failure ofErrno(std::string what) { return {errno, std::move(what)}; }
    [[nodiscard]] std::string text() const
    {
        return number == 0 ? what : what + ": " + std::generic_category().message(number);
    }
};

template <class T = void>
using Result = std::expected<T, Failure>;

} // namespace naru::helper
