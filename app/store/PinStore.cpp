// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/PinStore.h"

#include "JsonFile.h"
#include "Lock.h"
#include "PinStoreJson.h"

#include <algorithm>
#include <functional>

namespace naru::store {

using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

/** It comes from a certificate that anybody may have made. */
constexpr qsizetype longestSubject = 512;

Result<PinMap> load(const QString& path)
{
    const auto object = readJsonFile(path, PinStore::maxBytes);
    if (!object)
        return std::unexpected(object.error());
    if (!*object)
        return PinMap{};
    Result<PinMap> pins = pinsFrom(**object);
    if (!pins)
        pins.error().subject = path;
    return pins;
}

/** One step among all processes; writes only where something changed. */
Result<void> change(const QString& path, const PinnedHost& at,
                    const std::function<void(std::vector<Pin>&)>& change)
{
    const std::optional<PinnedHost> host = normal(at);
    if (!host)
        return std::unexpected(Error{ErrorCode::AddressInvalid, at.host, std::nullopt, {}});
    const auto lock = FileLock::take(path);
    if (!lock)
        return std::unexpected(lock.error());
    Result<PinMap> all = load(path);
    if (!all)
        return std::unexpected(all.error());
    const PinMap before = *all;
    std::vector<Pin>& pins = (*all)[*host];
    change(pins);
    if (pins.empty())
        all->erase(*host);
    if (*all == before)
        return {};
    return writeJsonFile(path, jsonOf(*all), PinStore::maxBytes);
}

Result<Pin> fit(Pin pin)
{
    if (!isPin(pin.key))
        return std::unexpected(Error{ErrorCode::RecordInvalid, pin.key, std::nullopt, {}});
    pin.subject.truncate(longestSubject);
    return pin;
}

void addTo(std::vector<Pin>& pins, const Pin& pin)
{
    const auto present = std::ranges::find(pins, pin.key, &Pin::key);
    if (present != pins.end()) {
        present->subject = pin.subject;
        present->expires = pin.expires;
        return;
    }
    pins.push_back(pin);
    std::ranges::stable_sort(pins, {}, &Pin::firstSeen);
    if (pins.size() > PinStore::maxPins)
        pins.erase(pins.begin());
}

} // namespace

PinStore::PinStore(QString path)
    : m_path(std::move(path))
{}

Result<std::vector<HostPins>> PinStore::list() const
{
    const Result<PinMap> all = load(m_path);
    if (!all)
        return std::unexpected(all.error());
    std::vector<HostPins> hosts;
    for (const auto& [at, pins] : *all)
        hosts.push_back({at, pins});
    return hosts;
}

Result<std::vector<Pin>> PinStore::pinsOf(const PinnedHost& at) const
{
    const Result<PinMap> all = load(m_path);
    if (!all)
        return std::unexpected(all.error());
    const std::optional<PinnedHost> host = normal(at);
    const auto found = host ? all->find(*host) : all->end();
    return found == all->end() ? std::vector<Pin>() : found->second;
}

Result<void> PinStore::add(const PinnedHost& at, const Pin& pin) const
{
    const Result<Pin> fitting = fit(pin);
    if (!fitting)
        return std::unexpected(fitting.error());
    return change(m_path, at, [&](std::vector<Pin>& pins) { addTo(pins, *fitting); });
}

Result<void> PinStore::replace(const PinnedHost& at, const Pin& pin) const
{
    const Result<Pin> fitting = fit(pin);
    if (!fitting)
        return std::unexpected(fitting.error());
    return change(m_path, at, [&](std::vector<Pin>& pins) {
        std::erase_if(pins, [&](const Pin& other) { return other.key != fitting->key; });
        addTo(pins, *fitting);
    });
}

Result<void> PinStore::remove(const PinnedHost& at, const QString& key) const
{
    return change(m_path, at, [&](std::vector<Pin>& pins) {
        std::erase_if(pins, [&](const Pin& pin) { return pin.key == key; });
    });
}

Result<void> PinStore::removeAll(const PinnedHost& at) const
{
    return change(m_path, at, [](std::vector<Pin>& pins) { pins.clear(); });
}

} // namespace naru::store
