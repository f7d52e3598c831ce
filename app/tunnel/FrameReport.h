// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Frame.h"
#include "tunnel/Form.h"
#include "tunnel/PeerCertificate.h"
#include "tunnel/SignInError.h"
#include "tunnel/SignedIn.h"

#include <expected>
#include <variant>

namespace naru::tunnel {

/** A line for the log. */
struct LogLine
{
    QString text;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/** A person is to sign in at this address; https, as the gateway wrote it. */
struct BrowserWanted
{
    QString url;
    friend bool operator==(const BrowserWanted&, const BrowserWanted&) = default;
};

/** The gateway's profile, another one than the request knows; the bytes of a stranger. */
struct ProfileSent
{
    QByteArray bytes;
    friend bool operator==(const ProfileSent&, const ProfileSent&) = default;
};

/**
 * What naru-signin reports. To a PeerCertificate it waits for CertificateAccepted, to a Form for a
 * FormAnswer; after SignedIn or a SignInError it ends. Of an error `peer` and `verdict` are not sent.
 */
using SignInReport = std::variant<SignInStep, LogLine, PeerCertificate, Form, BrowserWanted, ProfileSent,
                                  SignedIn, SignInError>;

[[nodiscard]] Frame frameOf(const SignInReport& report);
[[nodiscard]] std::expected<SignInReport, FrameError> reportOf(const Frame& frame);

} // namespace naru::tunnel
