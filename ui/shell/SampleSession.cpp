// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/SampleSession.h"

#include "session/Codes.h"

namespace naru::shell {

using namespace std::chrono_literals;
using session::HopFailure;
using session::HopState;
using session::Kind;

namespace {

constexpr tunnel::Traffic sampleTraffic{48'211'904, 6'310'412, 41'220, 30'118};

void fail(session::StatusHop& hop, HopFailure failure, HopState state = HopState::Failed)
{
    hop.state = state;
    hop.failure = failure;
}

} // namespace

std::vector<session::StatusHop> SampleSession::plan() const
{
    std::vector<session::StatusHop> plan;
    const auto add = [&plan](session::Hop hop) {
        plan.push_back({int(plan.size()) + 1, std::move(hop), HopState::ToCome, {}, {}});
    };
    for (const profile::HostEntry& host : m_profile.hosts) {
        const auto why = plan.empty() ? session::HopWhy::Optimal : session::HopWhy::NextOfOrder;
        add({host.name, {}, *host.target, host.group, why});
        for (int i = 0; i < int(host.backups.size()); ++i) {
            const profile::Backup& backup = host.backups[size_t(i)];
            if (backup.target)
                add({host.name, i, *backup.target, backup.group, session::HopWhy::Backup});
        }
    }
    return plan;
}

session::Status SampleSession::signingIn() const
{
    session::Status status;
    status.kind = Kind::SigningIn;
    status.since = m_now;
    status.wanted = true;
    status.plan = plan();
    status.plan.front().state = HopState::Trying;
    status.hop = status.plan.front().hop;
    status.attempt = 1;
    return status;
}

session::Status SampleSession::connected() const
{
    session::Status status = signingIn();
    status.kind = Kind::Connected;
    status.plan.front().state = HopState::Connected;
    status.connectedSince = m_now - 2h - 5min;
    return status;
}

session::Status SampleSession::reconnecting() const
{
    session::Status status = connected();
    status.kind = Kind::Reconnecting;
    status.reconnecting = session::ReconnectCause::DeadPeer;
    status.plan.front().state = HopState::Trying;
    return status;
}

session::Status SampleSession::failingOver() const
{
    session::Status status = signingIn();
    status.kind = Kind::Connecting;
    status.attempt = 4;
    fail(status.plan[0], HopFailure::PeerDead, HopState::CooledOff);
    status.plan[0].coolFor = 45s;
    fail(status.plan[1], HopFailure::SignInRefused, HopState::Skipped);
    fail(status.plan[2], HopFailure::Unreachable);
    status.plan[3].state = HopState::Trying;
    status.hop = status.plan[3].hop;
    return status;
}

session::Status SampleSession::failed() const
{
    session::Status status = signingIn();
    for (session::StatusHop& hop : status.plan)
        fail(hop, HopFailure::Unreachable);
    fail(status.plan.front(), HopFailure::SignInRefused, HopState::Skipped);
    status.kind = Kind::Idle;
    status.wanted = false;
    status.hop.reset();
    status.attempt = 0;
    return status;
}

tunnel::TunnelInfo SampleSession::tunnel() const
{
    tunnel::TunnelInfo info;
    info.address4 = tunnel::Subnet{QHostAddress(QStringLiteral("10.20.30.41")), 24};
    info.address6 = tunnel::Subnet{QHostAddress(QStringLiteral("fd12:3456::29")), 64};
    info.device = QStringLiteral("naru0");
    info.mtu = 1406;
    info.cstpCipher = QStringLiteral("TLS_AES_256_GCM_SHA384");
    info.dtlsCipher = QStringLiteral("ECDHE-RSA-AES256-GCM-SHA384");
    info.gateway = QHostAddress(QStringLiteral("203.0.113.10"));
    info.since = m_now - 2h - 5min;
    return info;
}

engine::KeptTrust SampleSession::kept() const
{
    engine::KeptTrust kept;
    const QString host = m_profile.hosts.front().target->host;
    kept.keys.push_back({host, 443,
                         QStringLiteral("pin-sha256:9f2c41d8rT5Zk0QhW1mX7bLq4uYv3nEoJpA6sGdC07be="),
                         QStringLiteral("CN=") + host, m_now - 27 * 24h});
    kept.secrets.push_back({host, QStringLiteral("password"), QStringLiteral("user1")});
    return kept;
}

void SampleSession::show(SampleData::State state, kit::SessionView& view) const
{
    using State = SampleData::State;
    view.setKeptTrust(kept());
    switch (state) {
    case State::SigningIn:
        view.setStatus(signingIn());
        return;
    case State::Connected:
    case State::Reconnecting:
        view.setStatus(state == State::Connected ? connected() : reconnecting());
        view.setTunnel(tunnel());
        view.setTraffic(sampleTraffic);
        return;
    case State::FailingOver:
        view.notice({session::NoticeCode::HopFailed,
                     {{QStringLiteral("entry"), m_profile.hosts.front().name},
                      {QStringLiteral("server"), plan()[2].hop.target.text()},
                      {QStringLiteral("why"), session::codeName(HopFailure::Unreachable)}}});
        view.setStatus(failingOver());
        return;
    case State::ConnectFailed: {
        tunnel::SignInError error;
        error.kind = tunnel::SignInErrorKind::Unreachable;
        error.step = tunnel::SignInStep::Connecting;
        error.technical = QStringLiteral("Failed to connect to host: Connection timed out");
        view.noteSignInError(error);
        view.setStatus(failed());
        return;
    }
    case State::FirstStart:
    case State::Idle:
    case State::Measuring:
    case State::Measured:
    case State::Cached:
    case State::Refused:
        return;
    }
}

} // namespace naru::shell
