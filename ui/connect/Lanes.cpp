// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Lanes.h"

#include "ogs/Score.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace naru::connect {

namespace {

const QString enDash = QStringLiteral("–");
const QString ellipsis = QStringLiteral("⋯");

double milliseconds(base::Nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

bool isOpen(ogs::GatewayState state)
{
    return state == ogs::GatewayState::Waiting || state == ogs::GatewayState::Running;
}

bool hasFailed(ogs::GatewayState state)
{
    return state == ogs::GatewayState::Failed || state == ogs::GatewayState::NotConnectable;
}

} // namespace

bool Track::isRunning() const
{
    return std::any_of(probes.begin(), probes.end(),
                       [](const TrackProbe& probe) { return probe.state == TrackProbe::State::Running; });
}

std::vector<int> Lanes::order(const ogs::RunReport& report)
{
    using Key = std::tuple<int, bool, std::chrono::milliseconds, int>;
    constexpr int unranked = std::numeric_limits<int>::max();
    constexpr auto unmeasured = std::chrono::milliseconds::max();
    std::vector<Key> keys;
    keys.reserve(report.gateways.size());
    for (const ogs::GatewayResult& gateway : report.gateways)
        keys.emplace_back(gateway.rank.value_or(unranked), hasFailed(gateway.state),
                          gateway.rtt.value_or(unmeasured), int(keys.size()));
    std::sort(keys.begin(), keys.end());
    std::vector<int> order(keys.size());
    std::transform(keys.begin(), keys.end(), order.begin(), [](const Key& key) { return std::get<3>(key); });
    return order;
}

Lane Lanes::ofGateway(const ogs::RunReport& report, int index, const wording::Words& words)
{
    const ogs::GatewayResult& gateway = report.gateways[size_t(index)];
    Lane lane;
    lane.entry = gateway.entry;
    lane.address = address(gateway.target, gateway.group);
    lane.backups = addresses(gateway.backups);
    lane.rank = gateway.rank ? words.locale().toString(*gateway.rank) : enDash;
    lane.probes = probeTexts(gateway, words);
    lane.rtt = value(report, gateway, words);
    lane.failed = hasFailed(gateway.state);
    lane.measured = gateway.rtt.has_value();
    if (lane.failed)
        lane.failure = words.failure(gateway.failure.value_or(ogs::Failure::NoAddress));
    else if (isOpen(gateway.state) && report.source == ogs::Source::Measured)
        lane.note = tr("%1 of %2 probes").arg(int(gateway.probes.size())).arg(gateway.planned);
    lane.track = track(gateway);
    lane.lowestProbe = lane.track.lowestProbe;
    // While the race goes on, the accent is on the first; a sentence comes with the choice.
    lane.winner = report.selected ? index == *report.selected : gateway.rank == 1;
    lane.track.winner = lane.winner;
    if (lane.winner && report.phase >= ogs::Phase::Decided && !report.why.empty())
        lane.why = words.reason(report.why.front());
    return lane;
}

std::vector<Lane> Lanes::ofProfile(const profile::Profile& profile)
{
    std::vector<Lane> lanes;
    lanes.reserve(profile.hosts.size());
    for (const profile::HostEntry& host : profile.hosts) {
        Lane lane;
        lane.entry = host.name;
        lane.address = address(host.target, host.group);
        lane.backups = addresses(host.backups);
        lane.rank = enDash;
        lane.rtt = enDash;
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

QString Lanes::value(const ogs::RunReport& report, const ogs::GatewayResult& gateway,
                     const wording::Words& words)
{
    if (hasFailed(gateway.state))
        return words.failureShort(gateway.failure.value_or(ogs::Failure::NoAddress));
    if (!gateway.rtt) {
        const bool isOver = report.phase == ogs::Phase::Complete && isOpen(gateway.state);
        return isOver ? enDash : words.state(gateway.state);
    }
    const QString number = words.milliseconds(gateway.rtt);
    // It can only fall.
    return gateway.state == ogs::GatewayState::Measured ? number : QStringLiteral("≤ ") + number;
}

QString Lanes::addresses(const std::vector<profile::Backup>& backups)
{
    QStringList texts;
    for (const profile::Backup& backup : backups)
        texts.append(backup.target ? address(backup.target, backup.group) : backup.text);
    return texts.join(QStringLiteral(", "));
}

QString Lanes::address(const std::optional<profile::Target>& target, const QString& group)
{
    if (!target)
        return tr("no address");
    QString text = target->port == profile::defaultPort ? target->host : target->text();
    if (!group.isEmpty())
        text += QLatin1Char('/') + group;
    return text;
}

QStringList Lanes::probeTexts(const ogs::GatewayResult& gateway, const wording::Words& words)
{
    if (hasFailed(gateway.state)) {
        if (gateway.planned == 0)
            return {};
        return {tr("none of %1").arg(gateway.planned)};
    }
    if (gateway.probes.empty() && !isOpen(gateway.state))
        return {};
    QStringList texts(std::max(gateway.planned, int(gateway.probes.size())), ellipsis);
    for (const ogs::Probe& probe : gateway.probes) {
        if (probe.index < 0 || probe.index >= texts.size())
            continue;
        texts[probe.index] =
            probe.value ? words.locale().toString(qlonglong(ogs::rounded(*probe.value).count())) : enDash;
    }
    return texts;
}

Track Lanes::track(const ogs::GatewayResult& gateway)
{
    Track track;
    track.failed = hasFailed(gateway.state);
    track.probes.resize(size_t(std::max(gateway.planned, int(gateway.probes.size()))));
    const auto at = [&](int index) -> TrackProbe* {
        return index >= 0 && index < int(track.probes.size()) ? &track.probes[size_t(index)] : nullptr;
    };
    for (const ogs::RunningProbe& probe : gateway.running) {
        if (TrackProbe* drawn = at(probe.index))
            *drawn = {TrackProbe::State::Running, milliseconds(probe.startedAt)};
    }
    std::optional<ogs::Score> best;
    for (const ogs::Probe& probe : gateway.probes) {
        TrackProbe* drawn = at(probe.index);
        if (!drawn)
            continue;
        const std::optional<ogs::Score> score = ogs::scoreOf(probe, ogs::RankBy::FullExchange);
        if (!score) {
            *drawn = {TrackProbe::State::Failed, 0};
            continue;
        }
        *drawn = {TrackProbe::State::Ended, milliseconds(*probe.value)};
        if (!best || *score < *best) {
            best = score;
            track.lowest = drawn->ms;
            track.lowestProbe = probe.index;
        }
    }
    // A cached answer knows the value but no longer the probes; a rank by TCP has its own bar.
    if (gateway.rtt && (gateway.probes.empty() || !track.lowest))
        track.lowest = double(gateway.rtt->count());
    return track;
}

} // namespace naru::connect
