// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace naru::wording {

/** What a field of a profile is called, and what it does. */
struct FieldWords
{
    /** `profile::Field::path`. */
    const char* path;
    const char* label;
    const char* text;
};

// All fields of `profile::fields()`, in three parts.
[[nodiscard]] std::span<const FieldWords> clientFieldWords();
[[nodiscard]] std::span<const FieldWords> certificateFieldWords();
[[nodiscard]] std::span<const FieldWords> hostFieldWords();

} // namespace naru::wording
