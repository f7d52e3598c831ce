// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Notice.h"

#include <array>

namespace naru::wording {

/** What of a notice's arguments stands in a place of its sentence. */
enum class NoticePart {
    None,
    /** entry */
    Entry,
    /** entry and server */
    Gateway,
    /** seconds */
    Time,
    /** why: a HopFailure or a ReconnectCause */
    Why,
    /** cause: a ReconnectCause */
    Cause,
    /** reason and arguments: an ogs::Reason, as a sentence */
    Reason,
    Round,
    Rounds,
};

/** The sentence of a notice and what its %1, %2 … and %n stand for. */
struct NoticeForm
{
    const char* text;
    std::array<NoticePart, 3> parts{};
    /** Name of the argument that is counted; null without %n. */
    const char* count = nullptr;
};

[[nodiscard]] NoticeForm noticeForm(const session::Notice& notice);

} // namespace naru::wording
