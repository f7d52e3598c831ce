// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Trust.h"

#include <QString>

#include <optional>

namespace naru::tunnel {

/** Where a sign-in is. */
enum class SignInStep {
    /** The child process comes up. */
    Starting,
    Resolving,
    Connecting,
    /** TLS. */
    Handshake,
    /** We sent something; the gateway's turn. */
    Gateway,
    /** A form or a certificate is shown to a person. */
    Person,
    /** A person signs in with the browser. */
    Browser,
};

enum class SignInErrorKind {
    /** The name has no address. */
    NameUnresolved,
    /** No connection to any address, or no TLS on it. */
    Unreachable,
    /** A step took longer than its deadline; `step` says which. */
    Deadline,
    /** The gateway says no; `serverText` is what it said, if anything. */
    Refused,
    /** The certificate is not accepted: `peer` and `verdict` say why. */
    Untrusted,
    /** `cancel` was called. */
    Cancelled,
    /** The gateway wants something that this program does not do: `unsupported`. */
    Unsupported,
    /** No browser could be opened for the sign-in. */
    BrowserMissing,
    /** The user's certificate or its key can't be read or used, or the file of CAs can't. */
    CertificateUnusable,
    /** The gateway answers with something that is no sign-in. */
    Protocol,
    /** The child process died, or spoke nonsense. */
    Crashed,
    /** The program naru-signin is not here or does not start. */
    ProgramMissing,
};

/** What a gateway asked for in vain. */
enum class UnsupportedDemand {
    /** A program of the gateway's, or one of Cisco's, is to be run to inspect this machine (CSD, hostscan).
     * Nothing that a server sends is ever run. */
    PostureCheck,
    /** A sign-in in a browser window of the client's own, whose cookies it would read. */
    EmbeddedBrowser,
    /** An address for the browser that is not https. */
    BrowserAddress,
    /** A second certificate of the user's. */
    SecondCertificate,
    /** A form that is larger than any that a person could fill in. */
    FormTooLarge,
};

/** Why a sign-in did not succeed. */
struct SignInError
{
    SignInErrorKind kind = SignInErrorKind::Protocol;
    SignInStep step = SignInStep::Starting;
    /** For `Unsupported`. */
    std::optional<UnsupportedDemand> unsupported;
    /** What the gateway said, at most 1,024 characters, without control characters. Not to be believed. */
    QString serverText;
    /** Status of the gateway's last answer, where that was not 200. */
    std::optional<int> httpStatus;
    /** The last words of the library or the system, English, without secrets. */
    QString technical;
    /** For `Untrusted`, and where the attempt ended at the question. */
    std::optional<PeerCertificate> peer;
    std::optional<TrustVerdict> verdict;
    friend bool operator==(const SignInError&, const SignInError&) = default;
};

} // namespace naru::tunnel
