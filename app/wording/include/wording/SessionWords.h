// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Status.h"
#include "wording/Words.h"

namespace naru::wording {

/** Words what the session is, does and tells. Holds nothing but the words, which must outlive it. */
class SessionWords
{
public:
    explicit SessionWords(const Words& words)
        : m_words(words)
    {}

    /** What happened, why, what to do: one sentence, or a few. Durations are in words. What
     * a notice should carry and does not is a dash, or is left out. */
    [[nodiscard]] QString notice(const session::Notice& notice) const;

    /** The one sentence of state, with its full stop: `Connected to Seoul.` A backup server is named beside
     * its entry. */
    [[nodiscard]] QString state(const session::Status& status) const;
    /** One or two words, for the tray and the corner: `Not connected`. */
    [[nodiscard]] QString stateName(session::Kind kind) const;
    /** A few words without a full stop, to stand behind a colon: `no network`. */
    [[nodiscard]] QString suspendCause(session::SuspendCause cause) const;
    /** As `suspendCause`: `the gateway no longer answers`. */
    [[nodiscard]] QString reconnectCause(session::ReconnectCause cause) const;

    // For the lines of the plan: a few words without a full stop.
    [[nodiscard]] QString hopFailure(session::HopFailure failure) const;
    [[nodiscard]] QString hopState(session::HopState state) const;
    [[nodiscard]] QString hopWhy(session::HopWhy why) const;

private:
    const Words& m_words;
};

} // namespace naru::wording
