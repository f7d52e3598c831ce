// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Cache.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>

namespace naru::ogs {

namespace {

std::optional<LocationKey> commonKey(const std::vector<LocationKey>& one,
                                     const std::vector<LocationKey>& other)
{
    const auto found = std::ranges::find_first_of(one, other);
    return found == one.end() ? std::nullopt : std::optional(*found);
}

} // namespace

QByteArray gatewaySetFingerprint(const profile::Profile& profile)
{
    QStringList gateways;
    for (const profile::HostEntry& host : profile.hosts) {
        const QString target = host.target ? host.target->text() : QString();
        gateways.append(host.name + u'\n' + target + u'\n' + host.group);
    }
    // Sorted, and each text with its length: neither order nor a clever name makes two sets look alike.
    gateways.sort();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& gateway : gateways) {
        const QByteArray bytes = gateway.toUtf8();
        hash.addData(QByteArray(QByteArray::number(bytes.size()) + ':' + bytes));
    }
    return hash.result();
}

Cache::Cache(std::vector<CacheEntry> entries)
    : m_entries(std::move(entries))
{}

std::optional<Staleness> Cache::staleness(const CacheEntry& entry, const QByteArray& gatewaySet,
                                          base::SystemTime now, base::Nanoseconds lifetime)
{
    if (entry.measuredAt > now)
        return Staleness::FromTheFuture;
    // Compared as durations: a hostile date would overflow a sum.
    if (now - entry.measuredAt > std::chrono::floor<std::chrono::milliseconds>(lifetime))
        return Staleness::Expired;
    if (entry.gatewaySet != gatewaySet)
        return Staleness::GatewaysChanged;
    return std::nullopt;
}

CacheAnswer Cache::find(const Location& location, const QByteArray& gatewaySet, base::SystemTime now,
                        base::Nanoseconds lifetime) const
{
    // A usable entry goes before a stale one, a younger before an older.
    std::optional<std::pair<bool, base::SystemTime>> best;
    CacheAnswer answer = CacheMiss{};
    for (const CacheEntry& entry : m_entries) {
        const std::optional<LocationKey> matched = commonKey(location.keys, entry.keys);
        if (!matched)
            continue;
        const std::optional<Staleness> stale = staleness(entry, gatewaySet, now, lifetime);
        const std::pair standing(!stale, entry.measuredAt);
        if (best && standing <= *best)
            continue;
        best = standing;
        if (stale)
            answer = CacheStale{entry, *matched, *stale};
        else
            answer = CacheHit{entry, *matched};
    }
    return answer;
}

void Cache::insert(CacheEntry entry)
{
    std::erase_if(m_entries,
                  [&](const CacheEntry& old) { return commonKey(old.keys, entry.keys).has_value(); });
    m_entries.push_back(std::move(entry));
    if (m_entries.size() > maxEntries)
        m_entries.erase(std::ranges::min_element(m_entries, {}, &CacheEntry::measuredAt));
}

bool Cache::forget(const LocationKey& key)
{
    return std::erase_if(m_entries, [&](const CacheEntry& entry) {
               return std::ranges::find(entry.keys, key) != entry.keys.end();
           }) > 0;
}

void Cache::clear()
{
    m_entries.clear();
}

} // namespace naru::ogs
