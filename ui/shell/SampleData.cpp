// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/SampleData.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "shell/SampleGateways.h"
#include "shell/SampleSession.h"

#include <QUrl>

namespace naru::shell {

using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime sampleNow =
    std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 21h + 14min + 15s;

const ogs::LocationKey homeKey{QStringLiteral("home.example"), QStringLiteral("192.168.1.1")};
const ogs::LocationKey homeKey6{QStringLiteral("home.example"), QStringLiteral("fd00::1")};

profile::Backup backup(const char* url)
{
    const QUrl parsed(QString::fromLatin1(url));
    profile::Backup backup;
    backup.text = QString::fromLatin1(url);
    backup.target = profile::Target{parsed.host(), profile::defaultPort};
    backup.group = parsed.path().mid(1);
    return backup;
}

profile::Target targetOf(const SampleGateway& sample)
{
    return {QString::fromLatin1(sample.host), std::uint16_t(sample.port)};
}

/** A value in the parts that it might have. */
ogs::ProbeParts partsOf(std::chrono::milliseconds value)
{
    return {2ms, value * 33 / 100, value * 40 / 100, value * 15 / 100, value * 12 / 100};
}

ogs::Probe probeOf(int index, int value)
{
    ogs::Probe probe;
    probe.index = index;
    if (value == 0) {
        probe.failure = ogs::Failure::NoAnswer;
        return probe;
    }
    probe.value = std::chrono::milliseconds(value);
    probe.parts = partsOf(std::chrono::milliseconds(value));
    probe.retransmissions = 0;
    probe.end = ogs::ConnectionEnd::Fin;
    return probe;
}

std::chrono::milliseconds lowest(const SampleGateway& sample)
{
    return std::chrono::milliseconds(*std::min_element(sample.values.begin(), sample.values.end()));
}

} // namespace

base::SystemTime SampleClock::system() const
{
    return sampleNow;
}

SampleData::SampleData(wording::Language language)
    : m_language(language)
{}

profile::Profile SampleData::profile() const
{
    profile::Profile profile;
    profile.encoding = QStringLiteral("UTF-8");
    profile.selection.enabled = true;
    for (const SampleGateway& sample : sampleGateways) {
        profile::HostEntry host;
        host.name =
            QString::fromUtf8(m_language == wording::Language::Korean ? sample.korean : sample.english);
        host.address = QString::fromLatin1(sample.host);
        host.target = targetOf(sample);
        for (const char* url : sample.backups) {
            if (url)
                host.backups.push_back(backup(url));
        }
        profile.hosts.push_back(std::move(host));
    }
    return profile;
}

engine::Network SampleData::network() const
{
    engine::Network network;
    network.location.keys = {homeKey, homeKey6};
    network.source = engine::NetworkSource::Resolved;
    network.links = {{QStringLiteral("wlan0"), {homeKey.suffix}, {homeKey.server, homeKey6.server}, false}};
    return network;
}

ogs::RunReport SampleData::emptyReport() const
{
    ogs::RunReport report;
    report.startedAt = sampleNow - 7s;
    report.location = network().location;
    report.deadline = 7s;
    report.probesPlanned = 15;
    const profile::Profile profile = this->profile();
    for (size_t i = 0; i < sampleGateways.size(); ++i) {
        ogs::GatewayResult gateway;
        gateway.entry = profile.hosts[i].name;
        gateway.target = profile.hosts[i].target;
        gateway.address = QString::fromLatin1(sampleGateways[i].address);
        gateway.backups = profile.hosts[i].backups;
        gateway.planned = 3;
        report.gateways.push_back(std::move(gateway));
    }
    return report;
}

ogs::RunReport SampleData::measured() const
{
    ogs::RunReport report = emptyReport();
    report.phase = ogs::Phase::Complete;
    report.measuredAt = sampleNow;
    report.expiresAt = sampleNow + ogs::defaultCacheLifetime;
    report.elapsed = 7s;
    report.decidedAfter = 680ms;
    report.probesEnded = 15;
    for (int i = 0; i < int(sampleGateways.size()); ++i) {
        const SampleGateway& sample = sampleGateways[size_t(i)];
        ogs::GatewayResult& gateway = report.gateways[size_t(i)];
        for (int probe = 0; probe < 3; ++probe)
            gateway.probes.push_back(probeOf(probe, sample.values[size_t(probe)]));
        gateway.lookup = 2ms;
        if (lowest(sample) > 0ms) {
            gateway.state = ogs::GatewayState::Measured;
            gateway.rtt = lowest(sample);
            gateway.rank = i + 1;
        } else {
            gateway.state = ogs::GatewayState::Failed;
            gateway.failure = ogs::Failure::NoAnswer;
        }
        report.order.push_back(i);
    }
    report.selected = 0;
    report.why = {{ogs::ReasonCode::LowestRtt,
                   {{QStringLiteral("entry"), report.gateways[0].entry},
                    {QStringLiteral("rtt"), 132},
                    {QStringLiteral("next"), report.gateways[1].entry},
                    {QStringLiteral("ahead"), 170}}}};
    return report;
}

ogs::RunReport SampleData::measuring() const
{
    constexpr auto elapsed = 640ms;
    ogs::RunReport report = measured();
    report.phase = ogs::Phase::Measuring;
    report.elapsed = elapsed;
    report.measuredAt.reset();
    report.expiresAt.reset();
    report.decidedAfter.reset();
    report.order.clear();
    report.selected.reset();
    report.why.clear();
    report.probesEnded = 0;
    int rank = 0;
    for (ogs::GatewayResult& gateway : report.gateways) {
        for (ogs::Probe& probe : std::exchange(gateway.probes, {})) {
            const auto startedAt = std::chrono::milliseconds(4 + 8 * probe.index);
            if (probe.value && startedAt + *probe.value <= elapsed)
                gateway.probes.push_back(std::move(probe));
            else
                gateway.running.push_back({probe.index, startedAt});
        }
        report.probesEnded += int(gateway.probes.size());
        const bool isDone = gateway.running.empty();
        gateway.state = isDone ? ogs::GatewayState::Measured : ogs::GatewayState::Running;
        gateway.failure.reset();
        gateway.rank = isDone ? std::optional(++rank) : std::nullopt;
        if (gateway.probes.empty())
            gateway.rtt.reset();
    }
    return report;
}

ogs::RunReport SampleData::cached() const
{
    ogs::RunReport report = measured();
    report.source = ogs::Source::Cache;
    report.matched = homeKey;
    report.measuredAt = sampleNow - 48h;
    report.expiresAt = sampleNow - 48h + ogs::defaultCacheLifetime;
    report.elapsed = 0ms;
    report.decidedAfter.reset();
    report.probesPlanned = 0;
    report.probesEnded = 0;
    for (ogs::GatewayResult& gateway : report.gateways) {
        gateway.probes.clear();
        gateway.planned = 0;
        gateway.address.clear();
    }
    report.why = {{ogs::ReasonCode::CachedLocation,
                   {{QStringLiteral("entry"), report.gateways[0].entry},
                    {QStringLiteral("key"), homeKey.text()},
                    {QStringLiteral("age"), 48 * 3600}}}};
    return report;
}

ogs::RunReport SampleData::refused() const
{
    ogs::RunReport report = emptyReport();
    report.phase = ogs::Phase::Complete;
    report.source = ogs::Source::Refused;
    report.probesPlanned = 0;
    for (ogs::GatewayResult& gateway : report.gateways)
        gateway.planned = 0;
    report.why = {{ogs::ReasonCode::RefusedTunnelUp, {{QStringLiteral("link"), QStringLiteral("tun0")}}}};
    return report;
}

void SampleData::show(State state, kit::EngineView& view) const
{
    const bool isKorean = m_language == wording::Language::Korean;
    view.setRunning(false);
    view.session().reset();
    view.setNetwork(network());
    if (state == State::FirstStart) {
        view.setCache({});
        view.setHistory({});
        view.setProfile(nullptr, {});
        return;
    }
    view.setProfile(std::make_shared<const profile::Profile>(profile()), {},
                    isKorean ? QStringLiteral("예제 주식회사") : QStringLiteral("Example Corp"));
    const bool isNew = state == State::Measuring || state == State::Idle;
    view.setCache(isNew ? ogs::Cache() : cache());
    view.setHistory(history());
    const auto report = [&]() -> std::optional<ogs::RunReport> {
        switch (state) {
        case State::Measuring:
            return measuring();
        case State::Measured:
        case State::SigningIn:
        case State::Connected:
        case State::Reconnecting:
        case State::FailingOver:
        case State::ConnectFailed:
            return measured();
        case State::Cached:
            return cached();
        case State::Refused:
            return refused();
        case State::FirstStart:
        case State::Idle:
            return std::nullopt;
        }
        Q_UNREACHABLE();
    }();
    view.setRunning(state == State::Measuring);
    if (report)
        view.setReport(std::make_shared<const ogs::RunReport>(*report));
    SampleSession(profile(), sampleNow).show(state, view.session());
}

} // namespace naru::shell
