// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "LibraryLines.h"

namespace naru::signin {

/** What is known of a sign-in that did not succeed. */
struct SessionEnd
{
    /** What the library returned: a negative errno. */
    int status = 0;
    tunnel::SignInStep step = tunnel::SignInStep::Starting;
    LibraryFacts facts;
    /** What the resolver said last; empty where that went well. */
    QString lookupProblem;
    /** Of the last form; empty where there was none. */
    QString lastMessage;
};

/** Which error that is. */
[[nodiscard]] tunnel::SignInErrorKind kindOf(const SessionEnd& end);
/** The error as it is reported, of this kind. */
[[nodiscard]] tunnel::SignInError errorOf(const SessionEnd& end, tunnel::SignInErrorKind kind);

} // namespace naru::signin
