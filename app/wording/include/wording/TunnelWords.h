// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/SignInError.h"
#include "tunnel/Trust.h"
#include "tunnel/TunnelEnd.h"
#include "wording/Words.h"

namespace naru::tunnel {
enum class BackendKind;
}

namespace naru::wording {

/** Why a secret that was to be kept is not. The engine's enumeration of the same name is not known here. */
enum class NotStored { NoService, Locked, Refused };

/**
 * Words sign-in, trust and tunnel. Texts of a gateway may stand in the sentences: they are plain text, never
 * to be read as markup. `technical` never stands in them. Holds nothing but the words, which must outlive it.
 */
class TunnelWords
{
public:
    explicit TunnelWords(const Words& words)
        : m_words(words)
    {}

    /** What happened, why, what to do. */
    [[nodiscard]] QString signInError(const tunnel::SignInError& error) const;
    /** What was asked for in vain, why it is not done, what to do. */
    [[nodiscard]] QString unsupported(tunnel::UnsupportedDemand demand) const;
    /** What happened, why, what to do. */
    [[nodiscard]] QString tunnelEnd(const tunnel::TunnelEnd& end) const;

    /** The case that it is, what it means and what to do; with the prints that have to be compared. */
    [[nodiscard]] QString trust(const tunnel::PeerCertificate& peer,
                                const tunnel::TrustVerdict& verdict) const;
    /** A sentence; empty where the chain is good. */
    [[nodiscard]] QString chainProblem(const tunnel::PeerCertificate& peer) const;

    /** A few words, for a choice: `SOCKS proxy`. */
    [[nodiscard]] QString backendName(tunnel::BackendKind kind) const;
    /** What the choice means, in a sentence. */
    [[nodiscard]] QString backendText(tunnel::BackendKind kind) const;
    /** What the setting of the user agent does. */
    [[nodiscard]] QString userAgentText() const;
    /** That nothing was stored, why, until when the secret is known, what to do (C-KEY-01). */
    [[nodiscard]] QString notStored(NotStored why) const;

private:
    const Words& m_words;
};

} // namespace naru::wording
