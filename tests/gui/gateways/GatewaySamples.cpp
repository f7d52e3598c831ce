// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"

#include <array>
#include <cmath>

namespace naru::test {

using namespace std::chrono;
using namespace std::chrono_literals;

namespace {

struct Known
{
    const char* english;
    const char* korean;
    const char* host;
    const char* address;
    quint16 port;
    /** 0: never answers. */
    int rtt;
};

constexpr std::array<Known, 5> five{{
    {"Seoul", "서울", "seoul.vpn.example.net", "203.0.113.10", 443, 132},
    {"Tokyo", "도쿄", "tokyo.vpn.example.net", "198.51.100.21", 443, 302},
    {"Frankfurt", "프랑크푸르트", "fra.vpn.example.net", "198.51.100.30", 443, 506},
    {"Virginia", "버지니아", "iad.vpn.example.net", "192.0.2.44", 8443, 877},
    {"São Paulo", "상파울루", "gru.vpn.example.net", "192.0.2.60", 443, 0},
}};

profile::Target targetOf(const Known& gateway)
{
    return {QString::fromUtf8(gateway.host), gateway.port};
}

QString nameOf(const Known& gateway, bool korean)
{
    return QString::fromUtf8(korean ? gateway.korean : gateway.english);
}

ogs::ProbeParts partsOf(int rtt)
{
    if (rtt == 0)
        return {};
    return {.lookup = rtt * 40us,
            .tcp = rtt * 245us,
            .tls = rtt * 260us,
            .firstByte = rtt * 250us,
            .close = rtt * 245us};
}

ogs::Probe probeOf(const Known& gateway, int index)
{
    ogs::Probe probe;
    probe.index = index;
    probe.parts = partsOf(gateway.rtt);
    probe.retransmissions = 0;
    probe.address = QString::fromUtf8(gateway.address);
    if (gateway.rtt > 0)
        probe.value = milliseconds(gateway.rtt) + index * 400us;
    else
        probe.failure = ogs::Failure::NoAnswer;
    return probe;
}

} // namespace

base::SystemTime now()
{
    return sys_days{year{2026} / 11 / 29} + 21h + 14min + 8s;
}

ogs::Sample sample(base::Nanoseconds at, std::optional<milliseconds> rtt, int probes, int lost)
{
    ogs::Sample sample;
    sample.target = targetOf(five[0]);
    sample.at = now() - 24h + duration_cast<milliseconds>(at);
    sample.rtt = rtt;
    sample.probes = probes;
    sample.lost = lost;
    if (!rtt)
        sample.failure = probes > 0 ? ogs::Failure::NoAnswer : ogs::Failure::OverBudget;
    return sample;
}

engine::Samples goodLostGood(int good, int lost, int goodAgain)
{
    engine::Samples samples;
    for (int i = 0; i < good + lost + goodAgain; ++i) {
        const bool isLost = i >= good && i < good + lost;
        samples.push_back(isLost ? sample(i * 5s, std::nullopt, 1, 1) : sample(i * 5s, 100ms));
    }
    return samples;
}

engine::ProfilePtr fiveGateways(bool korean)
{
    profile::Profile profile;
    for (const Known& gateway : five) {
        profile::HostEntry entry;
        entry.name = nameOf(gateway, korean);
        entry.address = QString::fromUtf8(gateway.host);
        entry.target = targetOf(gateway);
        profile.hosts.push_back(entry);
    }
    return std::make_shared<const profile::Profile>(profile);
}

engine::RunReportPtr fiveMeasured(bool korean)
{
    ogs::RunReport report;
    report.trigger = ogs::Trigger::UserWish;
    report.phase = ogs::Phase::Complete;
    report.startedAt = now() - 8s;
    report.measuredAt = now();
    report.location = homeNetwork().location;
    report.probesPlanned = 15;
    report.probesEnded = 15;
    int rank = 0;
    for (const Known& gateway : five) {
        ogs::GatewayResult result;
        result.entry = nameOf(gateway, korean);
        result.target = targetOf(gateway);
        result.address = QString::fromUtf8(gateway.address);
        result.planned = 3;
        for (int index = 0; index < 3; ++index)
            result.probes.push_back(probeOf(gateway, index));
        result.endedAt = gateway.rtt > 0 ? milliseconds(gateway.rtt + 150) : 7000ms;
        if (gateway.rtt > 0) {
            result.state = ogs::GatewayState::Measured;
            result.rank = ++rank;
            result.rtt = milliseconds(gateway.rtt);
        } else {
            result.state = ogs::GatewayState::Failed;
            result.failure = ogs::Failure::NoAnswer;
        }
        report.order.push_back(static_cast<int>(report.gateways.size()));
        report.gateways.push_back(result);
    }
    report.selected = 0;
    return std::make_shared<const ogs::RunReport>(report);
}

engine::Samples dayOfFive()
{
    engine::Samples samples;
    for (int i = 0; i < 97; ++i) {
        for (std::size_t g = 0; g < five.size(); ++g) {
            const Known& gateway = five[g];
            ogs::Sample one;
            one.target = targetOf(gateway);
            one.at = now() - 24h + i * 15min;
            one.origin = i == 96 ? ogs::Origin::Run : ogs::Origin::Watch;
            one.probes = 3;
            const bool lost = gateway.rtt == 0 || (g == 1 && i >= 36 && i < 44) || (g == 3 && i == 10);
            if (lost) {
                one.lost = 3;
                one.failure = ogs::Failure::NoAnswer;
            } else {
                const double wave = std::sin(i * 0.9 + static_cast<double>(g)) * 5 + std::sin(i * 0.13) * 8;
                one.rtt = milliseconds(gateway.rtt + static_cast<int>(i == 96 ? 0.0 : wave));
                one.parts = partsOf(gateway.rtt);
                one.retransmissions = 0;
            }
            if (g == 2 && i == 74) {
                *one.rtt += 125ms;
                one.retransmissions = 1;
            }
            samples.push_back(one);
        }
    }
    return samples;
}

engine::Network homeNetwork()
{
    engine::Network network;
    network.location.keys = {{QStringLiteral("home.example"), QStringLiteral("192.168.1.1")}};
    network.source = engine::NetworkSource::Resolved;
    network.links = {
        {QStringLiteral("wlan0"), {QStringLiteral("home.example")}, {QStringLiteral("192.168.1.1")}}};
    return network;
}

} // namespace naru::test
