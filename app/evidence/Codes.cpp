// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Codes.h"

#include <QStringList>

#include <array>
#include <utility>

namespace naru::evidence {

QString code(EndKind value)
{
    switch (value) {
    case EndKind::Open:
        return QStringLiteral("open");
    case EndKind::Fin:
        return QStringLiteral("fin");
    case EndKind::Reset:
        return QStringLiteral("reset");
    }
    Q_UNREACHABLE();
}

QString code(LogOutcome value)
{
    switch (value) {
    case LogOutcome::Unfinished:
        return QStringLiteral("unfinished");
    case LogOutcome::Selected:
        return QStringLiteral("selected");
    case LogOutcome::Cached:
        return QStringLiteral("cached");
    case LogOutcome::Retained:
        return QStringLiteral("retained");
    case LogOutcome::NoResults:
        return QStringLiteral("no-results");
    case LogOutcome::Refused:
        return QStringLiteral("refused");
    case LogOutcome::TimedOut:
        return QStringLiteral("timed-out");
    }
    Q_UNREACHABLE();
}

QString code(FindingCode value)
{
    switch (value) {
    case FindingCode::DelayedAck:
        return QStringLiteral("delayed-ack");
    case FindingCode::RepeatedSyn:
        return QStringLiteral("repeated-syn");
    case FindingCode::GatewayLoss:
        return QStringLiteral("gateway-loss");
    case FindingCode::PathLoss:
        return QStringLiteral("path-loss");
    case FindingCode::Fragmentation:
        return QStringLiteral("fragmentation");
    case FindingCode::PathDelay:
        return QStringLiteral("path-delay");
    case FindingCode::GatewayLoad:
        return QStringLiteral("gateway-load");
    case FindingCode::Stall:
        return QStringLiteral("stall");
    case FindingCode::Proxy:
        return QStringLiteral("proxy");
    case FindingCode::PortalSuspected:
        return QStringLiteral("portal-suspected");
    case FindingCode::DnsSlow:
        return QStringLiteral("dns-slow");
    case FindingCode::ClockJump:
        return QStringLiteral("clock-jump");
    case FindingCode::MeasuresDisagree:
        return QStringLiteral("measures-disagree");
    case FindingCode::LogDiffers:
        return QStringLiteral("log-differs");
    case FindingCode::NotCaptured:
        return QStringLiteral("not-captured");
    }
    Q_UNREACHABLE();
}

QString code(Certainty value)
{
    switch (value) {
    case Certainty::Sure:
        return QStringLiteral("sure");
    case Certainty::Likely:
        return QStringLiteral("likely");
    case Certainty::Possible:
        return QStringLiteral("possible");
    }
    Q_UNREACHABLE();
}

QString code(Verdict value)
{
    switch (value) {
    case Verdict::NothingSeen:
        return QStringLiteral("nothing-seen");
    case Verdict::NothingWrong:
        return QStringLiteral("nothing-wrong");
    case Verdict::Gateway:
        return QStringLiteral("gateway");
    case Verdict::Path:
        return QStringLiteral("path");
    case Verdict::Surroundings:
        return QStringLiteral("surroundings");
    }
    Q_UNREACHABLE();
}

QString tlsCodes(std::uint16_t messages)
{
    static constexpr std::array<std::pair<TlsMessage, const char*>, 9> names{{
        {ClientHello, "client-hello"},
        {ServerHello, "server-hello"},
        {HelloRetryRequest, "hello-retry-request"},
        {CertificateMessage, "certificate"},
        {ServerHelloDone, "server-hello-done"},
        {ChangeCipherSpec, "change-cipher-spec"},
        {Alert, "alert"},
        {ApplicationData, "application-data"},
        {OtherHandshake, "handshake"},
    }};
    QStringList seen;
    for (const auto& [message, name] : names) {
        if ((messages & message) != 0)
            seen.append(QLatin1String(name));
    }
    return seen.join(u' ');
}

} // namespace naru::evidence
