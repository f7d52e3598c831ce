// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ChainCheck.h"
#include "FormBridge.h"
#include "FramePipe.h"
#include "LibraryLines.h"
#include "Resolver.h"
#include "SecretFilter.h"
#include "SessionEnd.h"
#include "tunnel/SignInRequest.h"

#include <cstdarg>
#include <memory>
#include <set>

struct oc_auth_form;
struct openconnect_info;

namespace naru::signin {

/** One sign-in with libopenconnect: asks over the pipe what it needs, and reports how it ended. */
class GatewaySession
{
public:
    GatewaySession(tunnel::SignInRequest request, FramePipe& pipe);

    /** Blocks until the sign-in ended; the last report is SignedIn or a SignInError. */
    void run();

private:
    /** The functions that the library calls; the first argument is the session. */
    struct Callbacks;

    [[nodiscard]] bool prepare();
    void finish(int status);
    /** Reports an error and ends the process: for where the library would go on. */
    [[noreturn]] void fail(tunnel::SignInErrorKind kind,
                           std::optional<tunnel::UnsupportedDemand> unsupported = std::nullopt);
    [[nodiscard]] SessionEnd end(int status) const;
    [[nodiscard]] tunnel::SignedIn result() const;
    void enter(tunnel::SignInStep step);
    [[nodiscard]] QString host() const;
    [[nodiscard]] std::uint16_t port() const;

    [[nodiscard]] bool acceptsPeer();
    [[nodiscard]] int answerForm(oc_auth_form& form);
    /** Has a form filled in on the other side of the pipe, and keeps what is secret in it out of the log. */
    [[nodiscard]] tunnel::FormAnswer ask(const tunnel::Form& form);
    void wantBrowser(const char* address);
    void sendProfile(QByteArrayView bytes);
    void log(int level, const char* format, std::va_list arguments);

    tunnel::SignInRequest m_request;
    FramePipe& m_pipe;
    ChainCheck m_check;
    Resolver m_resolver;
    FormBridge m_forms;
    SecretFilter m_filter;
    LibraryFacts m_facts;
    tunnel::SignInStep m_step = tunnel::SignInStep::Starting;
    /** Public keys that were accepted, as the library writes them. */
    std::set<QByteArray> m_acceptedKeys;
    /** Message of the last form, for where no other follows. */
    QString m_lastMessage;
    std::shared_ptr<openconnect_info> m_library;
};

} // namespace naru::signin
