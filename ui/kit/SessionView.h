// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"
#include "lab/OcservObstacle.h"
#include "session/Status.h"
#include "tunnel/SignInError.h"
#include "tunnel/TunnelEnd.h"

#include <QObject>
#include <QUrl>

#include <optional>
#include <variant>

namespace naru::kit {

/** The browser is to open this https address. */
struct BrowserQuestion
{
    QUrl url;
};

/** What a person is asked while signing in; nothing, or one of three. */
using Question =
    std::variant<std::monostate, engine::FormQuestion, engine::CertificateQuestion, BrowserQuestion>;

/** The facts behind what went wrong last. */
using Trouble = std::variant<std::monostate, tunnel::SignInError, tunnel::TunnelEnd>;

/**
 * What the window knows of the connection, in the window thread, and what the user wants of it;
 * `EngineView::session` gives it out, `shell::EngineLink` carries both ways.
 */
class SessionView final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const session::Status& status() const { return m_status; }
    /** Nothing is connected, tried or waited for. */
    [[nodiscard]] bool isIdle() const { return m_status.kind == session::Kind::Idle && !m_status.wanted; }
    /** Nothing while no tunnel is up. */
    [[nodiscard]] const std::optional<tunnel::TunnelInfo>& tunnel() const { return m_tunnel; }
    /** Zero while no tunnel is up. */
    [[nodiscard]] const tunnel::Traffic& traffic() const { return m_traffic; }
    [[nodiscard]] const Question& question() const { return m_question; }
    /** Nothing after a tunnel is up, and from each wish to connect on. */
    [[nodiscard]] const Trouble& trouble() const { return m_trouble; }
    /** What was told last; nothing from each wish to connect on. */
    [[nodiscard]] const std::optional<session::Notice>& lastNotice() const { return m_lastNotice; }
    /** Why the last secret that was to be kept is not; nothing from each wish to connect on. */
    [[nodiscard]] const std::optional<engine::NotStored>& notStored() const { return m_notStored; }
    /** Why nothing can be connected to, in a demo that only selects. */
    [[nodiscard]] const std::optional<lab::OcservObstacle>& obstacle() const { return m_obstacle; }
    /** What the last `requestKeptTrust` brought. */
    [[nodiscard]] const engine::KeptTrust& keptTrust() const { return m_keptTrust; }

    // From the engine (or from sample data).
    void setStatus(const session::Status& status);
    void setTunnel(const tunnel::TunnelInfo& info);
    void setTraffic(const tunnel::Traffic& traffic);
    void ask(Question question);
    void dropQuestion();
    void noteSignInError(const tunnel::SignInError& error);
    void noteTunnelEnd(const tunnel::TunnelEnd& end);
    void noteNotStored(engine::NotStored why);
    void setObstacle(const std::optional<lab::OcservObstacle>& obstacle);
    void setKeptTrust(const engine::KeptTrust& kept);
    void notice(const session::Notice& notice);
    /** As before the first connection. */
    void reset();

    // Wishes of the user.
    void connectGateway(const engine::ConnectRequest& request);
    void disconnectGateway() { Q_EMIT disconnectWished(); }
    /** What was told and what went wrong is read. */
    void dismissTrouble();
    /** The question is gone with these; without a question of that kind they do nothing. */
    void answerForm(const tunnel::FormAnswer& answer, bool remember);
    void acceptCertificate(bool remember);
    void refuseCertificate();
    void giveUpSignIn();
    /** The question stays: the address can still be opened by hand. */
    void noteBrowserFailed() { Q_EMIT browserFailed(); }
    /** Answered by `keptTrustChanged`. */
    void requestKeptTrust() { Q_EMIT keptTrustWished(); }
    void forgetKey(const engine::AcceptedKey& key) { Q_EMIT forgetKeyWished(key); }
    void forgetSecret(const engine::StoredSecret& secret) { Q_EMIT forgetSecretWished(secret); }

Q_SIGNALS:
    void statusChanged();
    void tunnelChanged();
    /** Once a second while a tunnel is up. */
    void trafficChanged();
    void questionChanged();
    /** `trouble`, `notStored` or `obstacle`. */
    void troubleChanged();
    void keptTrustChanged();
    void noticed(naru::session::Notice notice);

    void connectWished(naru::engine::ConnectRequest request);
    void disconnectWished();
    void formAnswered(naru::tunnel::FormAnswer answer, bool remember);
    void certificateAccepted(bool remember);
    void certificateRefused();
    void signInGivenUp();
    void browserFailed();
    void keptTrustWished();
    void forgetKeyWished(naru::engine::AcceptedKey key);
    void forgetSecretWished(naru::engine::StoredSecret secret);

private:
    void endTunnel();
    void setTrouble(Trouble trouble);

    session::Status m_status;
    std::optional<tunnel::TunnelInfo> m_tunnel;
    tunnel::Traffic m_traffic;
    Question m_question;
    Trouble m_trouble;
    std::optional<session::Notice> m_lastNotice;
    std::optional<engine::NotStored> m_notStored;
    std::optional<lab::OcservObstacle> m_obstacle;
    engine::KeptTrust m_keptTrust;
};

} // namespace naru::kit
