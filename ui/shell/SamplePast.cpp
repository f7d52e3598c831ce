// SPDX-License-Identifier: GPL-3.0-or-later
// What the sample data remembers: cached locations and a day of history. SampleData.cpp has the present.
#include "shell/SampleData.h"
#include "shell/SampleGateways.h"

#include <random>

namespace naru::shell {

using namespace std::chrono_literals;

namespace {

struct PastLocation
{
    std::vector<ogs::LocationKey> keys;
    base::Nanoseconds age;
    /** Index of the gateway and its ms, 0: no answer. */
    std::vector<std::pair<int, int>> order;
    bool otherGateways = false;
};

ogs::LocationKey key(const char* suffix, const char* server)
{
    return {QString::fromLatin1(suffix), QString::fromLatin1(server)};
}

std::vector<PastLocation> pastLocations()
{
    return {
        {{key("home.example", "192.168.1.1"), key("home.example", "fd00::1")},
         48h,
         {{0, 132}, {1, 302}, {2, 506}, {3, 877}, {4, 0}}},
        {{key("corp.example", "10.20.0.53"), key("corp.example", "10.20.1.53"),
          key("corp.example", "2001:db8:20::53")},
         9 * 24h + 2h,
         {{1, 41}, {0, 48}, {3, 188}, {2, 262}, {4, 334}}},
        {{key("guest.hotel.example", "10.9.9.9")},
         13 * 24h + 3h,
         {{2, 38}, {3, 121}, {4, 246}, {0, 268}, {1, 291}}},
        {{key("", "172.20.10.1")}, 8 * 24h + 4h, {{0, 171}, {1, 344}, {2, 560}, {3, 921}, {4, 1104}}, true},
        {{key("cafe.example", "192.168.1.1")},
         17 * 24h + 6h,
         {{0, 144}, {1, 310}, {2, 522}, {3, 890}, {4, 1090}}},
    };
}

} // namespace

ogs::Cache SampleData::cache() const
{
    const profile::Profile profile = this->profile();
    const base::SystemTime now = SampleClock().system();
    std::vector<ogs::CacheEntry> entries;
    for (const PastLocation& past : pastLocations()) {
        ogs::CacheEntry entry;
        entry.keys = past.keys;
        entry.measuredAt = now - std::chrono::duration_cast<std::chrono::milliseconds>(past.age);
        for (const auto& [index, ms] : past.order) {
            const profile::HostEntry& host = profile.hosts[size_t(index)];
            ogs::CachedGateway gateway{host.name, *host.target, ogs::GatewayState::Measured,
                                       std::chrono::milliseconds(ms)};
            if (ms == 0) {
                gateway.state = ogs::GatewayState::Failed;
                gateway.rtt.reset();
            }
            entry.order.push_back(std::move(gateway));
        }
        entry.selected = entry.order.front().entry;
        entry.gatewaySet = past.otherGateways ? QByteArray("other") : ogs::gatewaySetFingerprint(profile);
        entries.push_back(std::move(entry));
    }
    return ogs::Cache(std::move(entries));
}

engine::Samples SampleData::history() const
{
    constexpr int count = 144;
    constexpr auto step = 10min;
    const base::SystemTime start = SampleClock().system() - count * step;
    const profile::Profile profile = this->profile();
    engine::Samples samples;
    // mt19937 gives the same numbers everywhere; distributions would not.
    std::mt19937 random(20261129);
    for (int time = 0; time < count; ++time) {
        for (size_t i = 0; i < sampleGateways.size(); ++i) {
            const auto& values = sampleGateways[i].values;
            const int usual = *std::min_element(values.begin(), values.end());
            ogs::Sample sample;
            sample.target = *profile.hosts[i].target;
            sample.at = start + (time + 1) * step;
            sample.origin = ogs::Origin::Watch;
            sample.probes = 3;
            sample.retransmissions = 0;
            const int drift = int(random() % 17) - 8 + (time > 100 && time < 125 ? 12 : 0);
            const bool isOut = i == 1 && time >= 54 && time < 67;
            if (usual == 0 || isOut || (i == 3 && time == 14)) {
                sample.lost = 3;
                sample.failure = ogs::Failure::NoAnswer;
            } else {
                sample.rtt = std::chrono::milliseconds(usual + drift);
                if (i == 2 && time == 110) {
                    *sample.rtt += 125ms;
                    sample.retransmissions = 1;
                }
                sample.parts.tcp = *sample.rtt * 33 / 100;
                sample.parts.tls = *sample.rtt * 40 / 100;
                sample.parts.firstByte = *sample.rtt * 15 / 100;
                sample.parts.close = *sample.rtt * 12 / 100;
                sample.parts.lookup = 2ms;
            }
            samples.push_back(std::move(sample));
        }
    }
    return samples;
}

} // namespace naru::shell
