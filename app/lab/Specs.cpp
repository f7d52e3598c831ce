// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/Lab.h"

namespace naru::lab {

namespace {

using namespace std::chrono_literals;

constexpr std::uint16_t demoPort = 8443;

GatewaySpec demoGateway(int number, const QString& name, const GatewayBehaviour& behaviour,
                        const QStringList& backups = {})
{
    GatewaySpec spec;
    spec.name = name;
    spec.behaviour = behaviour;
    spec.behaviour.seed = static_cast<std::uint64_t>(number);
    spec.backups = backups;
    // A place apart from where other labs put theirs.
    spec.host = QStringLiteral("127.0.77.%1").arg(number);
    spec.port = demoPort;
    return spec;
}

GatewayBehaviour dead(Conduct conduct)
{
    GatewayBehaviour behaviour;
    behaviour.conduct = conduct;
    return behaviour;
}

GatewayBehaviour far(base::Nanoseconds nearest, base::Nanoseconds jitter, int status = 200)
{
    GatewayBehaviour behaviour = GatewayBehaviour::answeringIn(nearest);
    behaviour.jitter = jitter;
    behaviour.status = status;
    return behaviour;
}

} // namespace

GatewayBehaviour GatewayBehaviour::answeringIn(base::Nanoseconds total)
{
    GatewayBehaviour behaviour;
    behaviour.acceptDelay = total * 2 / 5;
    behaviour.replyDelay = total - behaviour.acceptDelay;
    return behaviour;
}

GatewayBehaviour GatewayBehaviour::portal()
{
    GatewayBehaviour behaviour = answeringIn(1ms);
    behaviour.status = 302;
    behaviour.location = "http://portal.example/sign-in";
    behaviour.portalCertificate = true;
    return behaviour;
}

std::vector<GatewaySpec> Lab::demo()
{
    return {
        demoGateway(1, QStringLiteral("São Paulo"), dead(Conduct::BlackHole)),
        demoGateway(2, QStringLiteral("서울"), far(128ms, 40ms),
                    {QStringLiteral("https://seoul-b.vpn.example.net/eng"), QStringLiteral("192.0.2.20")}),
        demoGateway(3, QStringLiteral("Tokyo"), far(190ms, 30ms),
                    {QStringLiteral("https://tokyo-b.vpn.example.net:8443/eng")}),
        demoGateway(4, QStringLiteral("부산"), far(240ms, 30ms, 503)),
        demoGateway(5, QStringLiteral("Frankfurt"), far(302ms, 60ms, 404)),
        demoGateway(6, QStringLiteral("Virginia"), far(506ms, 90ms),
                    {QStringLiteral("iad-b.vpn.example.net")}),
        demoGateway(7, QStringLiteral("Singapore"), dead(Conduct::Refuse)),
    };
}

std::vector<GatewaySpec> Lab::withDelays(const std::vector<base::Nanoseconds>& delays)
{
    std::vector<GatewaySpec> specs;
    specs.reserve(delays.size());
    for (const base::Nanoseconds delay : delays) {
        GatewaySpec& spec = specs.emplace_back();
        spec.name = QStringLiteral("gateway-%1").arg(specs.size());
        spec.behaviour = GatewayBehaviour::answeringIn(delay);
    }
    return specs;
}

} // namespace naru::lab
