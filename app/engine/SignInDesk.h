// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TypedAnswers.h"
#include "base/Clock.h"
#include "engine/Connecting.h"
#include "profile/ConnectionSettings.h"
#include "session/Action.h"
#include "session/Event.h"
#include "tunnel/AutoAnswer.h"
#include "tunnel/SignIn.h"
#include "tunnel/SignedIn.h"

#include <QObject>
#include <QUrl>

#include <memory>
#include <optional>

namespace naru::store {
class PinStore;
class SecretStore;
struct SecretKey;
} // namespace naru::store

namespace naru::engine {

/**
 * One sign-in after another for the session: answers what is known, asks a person for the rest, and keeps
 * what they want kept once the gateway has let them in. Belongs to the engine's thread.
 */
class SignInDesk final : public QObject
{
    Q_OBJECT

public:
    /** All outlive the desk. */
    SignInDesk(store::SecretStore& secrets, const store::PinStore& pins, const base::Clock& clock,
               QObject* parent = nullptr);
    ~SignInDesk() override;

    void setOptions(const ConnectionOptions& options) { m_options = options; }
    /** Another profile's gateways are not offered what proved right at this one's. */
    void setProfile(const profile::ConnectionSettings& settings);

    /** SHA-1 in hexadecimal of the gateways' profile that is kept; nothing: none is. */
    void setKnownProfile(const std::optional<QString>& sha1) { m_knownProfile = sha1; }

    /** `hostPath`: of the profile's entry, for its pins. */
    void start(const session::StartSignIn& wish, const QString& hostPath);
    /** Ends it; nothing follows. */
    void cancel();

    /** To `trustDoubted`: the gateway itself shows the certificate, as far as can be told. A person is asked
     * about it, or the sign-in fails. */
    void judgeTrust();
    /** `remember`: the secret is to be kept in the system's secret service when it proves right. */
    void answer(const tunnel::FormAnswer& answer, bool remember);
    void acceptCertificate(bool remember);
    void refuseCertificate();
    void browserFailed();
    /** The person does not want to sign in. */
    void giveUp();

Q_SIGNALS:
    void happened(const naru::session::Event& event);
    void formAsked(const naru::engine::FormQuestion& question);
    /** A certificate is not trusted, and the network's sign-in page may be who shows it (C-OC-18): waits for
     * `judgeTrust` or `cancel`. Once an attempt. */
    void trustDoubted();
    void certificateAsked(const naru::engine::CertificateQuestion& question);
    void browserAsked(const QUrl& url);
    /** What was asked is answered, or of no use any more. */
    void questionGone();
    /** The gateway has another profile than the known one. */
    void profileSent(const QByteArray& bytes);
    void signedIn(const naru::tunnel::SignedIn& session);
    void failed(const naru::tunnel::SignInError& error);
    void notStored(naru::engine::NotStored why);
    /** A key or a secret was kept, or is no more. */
    void keptChanged();
    void complained(const naru::base::Error& error);

private:
    /** Asks the store for what belongs to this gateway, then begins. */
    void lookUp();
    void begin(const std::vector<tunnel::FieldValue>& stored);
    void connectSignIn();
    void takeForm(const tunnel::Form& form);
    void takeCertificate(const tunnel::PeerCertificate& peer, const tunnel::TrustVerdict& verdict);
    void takeSession(const tunnel::SignedIn& session);
    void takeError(const tunnel::SignInError& error);
    void fail(const tunnel::SignInError& error);
    void keepAnswers();
    void waitForPerson();
    void goOn();
    void end();
    /** Whose answers are looked up and kept. */
    [[nodiscard]] QString gatewayName() const;
    [[nodiscard]] tunnel::TrustBasis trustBasis() const;
    [[nodiscard]] tunnel::SignInRequest request() const;

    store::SecretStore& m_secrets;
    const store::PinStore& m_pins;
    const base::Clock& m_clock;
    ConnectionOptions m_options;
    profile::ConnectionSettings m_settings;
    std::unique_ptr<tunnel::SignIn> m_signIn;
    std::optional<session::StartSignIn> m_wish;
    QString m_hostPath;
    std::optional<QString> m_knownProfile;
    tunnel::KnownUser m_user;
    std::optional<tunnel::AutoAnswer> m_auto;
    std::optional<tunnel::Form> m_form;
    std::optional<CertificateQuestion> m_certificate;
    /** What the sign-in failed with, while the certificate is doubted. */
    std::optional<tunnel::SignInError> m_untrusted;
    bool m_wasDoubted = false;
    TypedAnswers m_typed;
    bool m_remember = false;
    bool m_reached = false;
    /** Of this session, from the last gateway that let us in. */
    TypedAnswers m_proven;
};

} // namespace naru::engine
