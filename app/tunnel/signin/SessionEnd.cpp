// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionEnd.h"

#include "FrameLimits.h"

#include <cerrno>

namespace naru::signin {

using namespace tunnel;

SignInErrorKind kindOf(const SessionEnd& end)
{
    if (end.facts.unsupported)
        return SignInErrorKind::Unsupported;
    if (end.facts.certificateUnusable)
        return SignInErrorKind::CertificateUnusable;
    if (end.step == SignInStep::Resolving)
        return SignInErrorKind::NameUnresolved;
    if (end.step == SignInStep::Connecting || end.step == SignInStep::Handshake)
        return SignInErrorKind::Unreachable;
    // An answer without a form is EPERM; so are 401 and 403 the gateway's no, however the library reads them.
    const std::optional<int> http = end.facts.httpStatus;
    return end.status == -EPERM || http == 401 || http == 403 ? SignInErrorKind::Refused
                                                              : SignInErrorKind::Protocol;
}

SignInError errorOf(const SessionEnd& end, SignInErrorKind kind)
{
    SignInError error;
    error.kind = kind;
    error.step = end.step;
    error.unsupported = end.facts.unsupported;
    error.httpStatus = end.facts.httpStatus;
    if (kind == SignInErrorKind::Refused) {
        const QString& said = end.facts.serverText.isEmpty() ? end.lastMessage : end.facts.serverText;
        error.serverText = said.left(FrameLimits::line);
    }
    error.technical = kind == SignInErrorKind::NameUnresolved ? end.lookupProblem : end.facts.lastError;
    return error;
}

} // namespace naru::signin
