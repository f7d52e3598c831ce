// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameReport.h"
#include "tunnel/SignInRequest.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

namespace naru::tunnel {

class SignInChild;

/** One attempt to sign in: its child, its deadlines, the judgement on certificates. Ends by one signal. */
class SignInAttempt : public QObject
{
    Q_OBJECT

public:
    SignInAttempt(QString program, SignInRequest request, QObject* parent);

    void begin();
    void answer(const FormAnswer& answer);
    void acceptCertificate();
    void refuseCertificate();
    void browserFailed();
    void cancel();
    /** Ends it without a signal; the child is gone when it returns. May be called from a slot of a signal. */
    void end();
    [[nodiscard]] qint64 childProcess() const;

Q_SIGNALS:
    void progress(naru::tunnel::SignInStep step);
    void formAsked(naru::tunnel::Form form);
    void trustAsked(naru::tunnel::PeerCertificate peer, naru::tunnel::TrustVerdict verdict);
    void browserAsked(QUrl url);
    void profileSent(QByteArray bytes);
    void line(QString text);
    void succeeded(naru::tunnel::SignedIn signedIn);
    void failed(naru::tunnel::SignInError error);

private:
    void take(SignInStep step);
    void take(const LogLine& line);
    void take(const PeerCertificate& peer);
    void take(const Form& form);
    void take(const BrowserWanted& browser);
    void take(const ProfileSent& profile);
    void take(const SignedIn& signedIn);
    void take(const SignInError& error);

    void childDied(bool started, const QString& technical);
    void enter(SignInStep step);
    void fail(SignInErrorKind kind, const QString& technical = QString());

    const QString m_program;
    SignInRequest m_request;
    SignInChild* m_child = nullptr;
    SignInStep m_step = SignInStep::Starting;
    QTimer m_deadline;
    /** What a person was asked about last. */
    std::optional<PeerCertificate> m_peer;
    std::optional<TrustVerdict> m_verdict;
    /** The form that waits for an answer. */
    std::optional<Form> m_form;
    /** The form whose answer is on its way. */
    std::optional<Form> m_answered;
    bool m_groupChosen = false;
};

} // namespace naru::tunnel
