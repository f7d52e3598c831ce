// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Form.h"
#include "tunnel/SignInError.h"
#include "tunnel/SignInRequest.h"
#include "tunnel/SignedIn.h"

#include <QObject>
#include <QUrl>

namespace naru::tunnel {

class SignInAttempt;

/**
 * Signs in at a gateway, one attempt after another; one at a time. Lives in the thread of its event loop and
 * never blocks it: libopenconnect is in a child process, which is killed when it must end.
 *
 * From `start` on exactly one of `succeeded` and `failed` comes, whatever happens: each step has a deadline.
 * Before the certificate is judged (`judge`) nothing is sent but the TLS handshake. While a person is asked
 * about a certificate no child runs: after `acceptCertificate` the sign-in begins anew, and the gateway has
 * to show the same key again.
 */
class SignIn : public QObject
{
    Q_OBJECT

public:
    /** `program`: naru-signin. */
    explicit SignIn(QString program, QObject* parent = nullptr);
    /** Ends the attempt without a signal; the child is gone when it returns. */
    ~SignIn() override;

    /** naru-signin beside the running program, or where it is installed. */
    [[nodiscard]] static QString programOfThisMachine();

    /** Begins; never emits before it returns. Must not be called while `isActive`. */
    void start(const SignInRequest& request);
    /** To `formAsked`. Without meaning otherwise. */
    void answer(const FormAnswer& answer);
    /** To `trustAsked`: the user wants this key. The caller keeps the pin, if it is to be kept. */
    void acceptCertificate();
    /** To `trustAsked`: the user does not. `failed` follows, kind Untrusted. */
    void refuseCertificate();
    /** To `browserAsked`, where no browser could be opened. `failed` follows, kind BrowserMissing. */
    void browserFailed();
    /** Ends the attempt at any time: the child is gone when it returns, 200 ms at the most, and `failed` has
     * come, kind Cancelled. Does nothing where there is none. */
    void cancel();
    /** Between `start` and the end. */
    [[nodiscard]] bool isActive() const { return m_attempt != nullptr; }
    /** Process of the child; 0 where none runs. */
    [[nodiscard]] qint64 childProcess() const;

    /** From `cancel` until the child is gone. */
    static constexpr std::chrono::milliseconds cancelLimit = std::chrono::milliseconds(200);

Q_SIGNALS:
    void progress(naru::tunnel::SignInStep step);
    /** A form to fill in, prefilled with what the request knows. Comes again, with the gateway's message,
     * where the answer was refused. */
    void formAsked(naru::tunnel::Form form);
    /** The verdict is not Trusted and the user may choose. */
    void trustAsked(naru::tunnel::PeerCertificate peer, naru::tunnel::TrustVerdict verdict);
    /** An https address of the gateway's choice that a person is to sign in at; to be opened without a shell.
     * The library then waits for the browser on a port of its own on [::1]. */
    void browserAsked(QUrl url);
    /** Once before `succeeded`, where the gateway has another profile than the request knows. */
    void profileSent(QByteArray bytes);
    /** For the raw log: what the library says, at most 1,024 characters, without secrets. */
    void line(QString text);
    void succeeded(naru::tunnel::SignedIn signedIn);
    void failed(naru::tunnel::SignInError error);

private:
    void leaveAttempt();

    const QString m_program;
    /** Null where none runs; a child of this object. */
    SignInAttempt* m_attempt = nullptr;
};

} // namespace naru::tunnel
