// SPDX-License-Identifier: GPL-3.0-or-later
#include "LocationSamples.h"

#include "GatewaySamples.h"

namespace naru::test {

using namespace std::chrono;
using namespace std::chrono_literals;

ogs::LocationKey key(const char* text)
{
    return ogs::LocationKey::parse(QString::fromUtf8(text)).value();
}

ogs::CacheEntry entry(std::initializer_list<const char*> keys, base::Nanoseconds age,
                      const profile::Profile& profile, std::initializer_list<int> order)
{
    ogs::CacheEntry entry;
    for (const char* text : keys)
        entry.keys.push_back(key(text));
    entry.measuredAt = now() - duration_cast<milliseconds>(age);
    milliseconds rtt = 132ms;
    for (const int index : order) {
        const profile::HostEntry& host = profile.hosts.at(static_cast<std::size_t>(index));
        // São Paulo never answers from here.
        const bool answers = index != 4 || order.begin()[0] != 0;
        entry.order.push_back({host.name, host.target.value(),
                               answers ? ogs::GatewayState::Measured : ogs::GatewayState::Failed,
                               answers ? std::optional(rtt) : std::nullopt});
        rtt += 190ms;
    }
    entry.selected = entry.order.front().entry;
    entry.gatewaySet = ogs::gatewaySetFingerprint(profile);
    return entry;
}

ogs::Cache fiveLocations(const profile::Profile& profile)
{
    ogs::CacheEntry changed = entry({"|172.20.10.1"}, 8 * 24h + 13h, profile, {0, 1, 2, 3, 4});
    changed.gatewaySet = QByteArrayLiteral("another profile");
    return ogs::Cache({
        entry({"home.example|192.168.1.1", "home.example|fd00::1"}, 48h, profile, {0, 1, 2, 3, 4}),
        entry({"corp.example|10.20.0.53", "corp.example|10.20.1.53", "corp.example|2001:db8:20::53"},
              9 * 24h + 3h, profile, {1, 0, 3, 2, 4}),
        entry({"guest.hotel.example|10.9.9.9"}, 13 * 24h + 2h, profile, {2, 3, 4, 0, 1}),
        changed,
        entry({"cafe.example|192.168.1.1"}, 17 * 24h, profile, {0, 1, 2, 3, 4}),
    });
}

} // namespace naru::test
