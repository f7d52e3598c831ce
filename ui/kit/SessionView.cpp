// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/SessionView.h"

#include <utility>

namespace naru::kit {

void SessionView::setStatus(const session::Status& status)
{
    const session::Status before = std::exchange(m_status, status);
    if (m_status.kind == session::Kind::Idle)
        endTunnel();
    if (m_status.kind == session::Kind::Connected)
        setTrouble({});
    // The engine takes back forms and certificates by itself, a browser it does not see.
    if (m_status.kind != session::Kind::SigningIn || m_status.attempt != before.attempt)
        dropQuestion();
    Q_EMIT statusChanged();
}

void SessionView::setTunnel(const tunnel::TunnelInfo& info)
{
    m_tunnel = info;
    Q_EMIT tunnelChanged();
}

void SessionView::setTraffic(const tunnel::Traffic& traffic)
{
    m_traffic = traffic;
    Q_EMIT trafficChanged();
}

void SessionView::ask(Question question)
{
    m_question = std::move(question);
    Q_EMIT questionChanged();
}

void SessionView::dropQuestion()
{
    if (!std::holds_alternative<std::monostate>(m_question))
        ask({});
}

void SessionView::noteSignInError(const tunnel::SignInError& error)
{
    setTrouble(error);
}

void SessionView::noteTunnelEnd(const tunnel::TunnelEnd& end)
{
    endTunnel();
    using enum tunnel::TunnelEndKind;
    if (end.kind != Stopped && end.kind != SignInOnly)
        setTrouble(end);
}

void SessionView::noteNotStored(engine::NotStored why)
{
    m_notStored = why;
    Q_EMIT troubleChanged();
}

void SessionView::notice(const session::Notice& notice)
{
    m_lastNotice = notice;
    Q_EMIT noticed(notice);
}

void SessionView::setObstacle(const std::optional<lab::OcservObstacle>& obstacle)
{
    m_obstacle = obstacle;
    Q_EMIT troubleChanged();
}

void SessionView::setKeptTrust(const engine::KeptTrust& kept)
{
    m_keptTrust = kept;
    Q_EMIT keptTrustChanged();
}

void SessionView::reset()
{
    dropQuestion();
    endTunnel();
    dismissTrouble();
    setObstacle({});
    setKeptTrust({});
    setStatus({});
}

void SessionView::connectGateway(const engine::ConnectRequest& request)
{
    dismissTrouble();
    Q_EMIT connectWished(request);
}

void SessionView::dismissTrouble()
{
    m_lastNotice.reset();
    m_notStored.reset();
    setTrouble({});
}

void SessionView::answerForm(const tunnel::FormAnswer& answer, bool remember)
{
    if (!std::holds_alternative<engine::FormQuestion>(m_question))
        return;
    Q_EMIT formAnswered(answer, remember);
    dropQuestion();
}

void SessionView::acceptCertificate(bool remember)
{
    const auto* question = std::get_if<engine::CertificateQuestion>(&m_question);
    if (!question || !question->verdict.mayAccept)
        return;
    Q_EMIT certificateAccepted(remember);
    dropQuestion();
}

void SessionView::refuseCertificate()
{
    if (!std::holds_alternative<engine::CertificateQuestion>(m_question))
        return;
    Q_EMIT certificateRefused();
    dropQuestion();
}

void SessionView::giveUpSignIn()
{
    if (std::holds_alternative<std::monostate>(m_question))
        return;
    Q_EMIT signInGivenUp();
    dropQuestion();
}

void SessionView::endTunnel()
{
    if (!std::exchange(m_tunnel, std::nullopt))
        return;
    m_traffic = {};
    Q_EMIT tunnelChanged();
    Q_EMIT trafficChanged();
}

void SessionView::setTrouble(Trouble trouble)
{
    m_trouble = std::move(trouble);
    Q_EMIT troubleChanged();
}

} // namespace naru::kit
