// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/SignInError.h"

#include <QString>

#include <cstdarg>
#include <optional>

namespace naru::signin {

/**
 * What libopenconnect tells only through its log. Lines are known by their formats, untranslated (this
 * process has no locale for messages): a version that words one otherwise costs a reason in the error, never
 * a decision.
 */
struct LibraryFacts
{
    /** The step that a line announced; nothing where it announced none. */
    std::optional<tunnel::SignInStep> step;
    /** Status of the last answer that was not as it should be. */
    std::optional<int> httpStatus;
    std::optional<tunnel::UnsupportedDemand> unsupported;
    bool certificateUnusable = false;
    /** What the server said outside of a form. */
    QString serverText;
    /** The last line that was an error. */
    QString lastError;
};

/** Takes in a line: its format, its arguments, and how it reads. `facts.step` is only set for this line. */
void learnFrom(const char* format, std::va_list arguments, const QString& line, bool isError,
               LibraryFacts& facts);

} // namespace naru::signin
