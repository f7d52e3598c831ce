// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationsViewModel.h"

namespace naru::locations {

void LocationsViewModel::setCache(const ogs::Cache& cache)
{
    m_cache = cache;
    refresh();
}

void LocationsViewModel::setNetwork(const engine::Network& network)
{
    m_network = network;
    refresh();
}

void LocationsViewModel::setProfile(const engine::ProfilePtr& profile)
{
    m_profile = profile;
    refresh();
}

void LocationsViewModel::setLifetime(base::Nanoseconds lifetime)
{
    m_lifetime = lifetime;
    refresh();
}

void LocationsViewModel::setNow(base::SystemTime now)
{
    m_now = now;
    refresh();
}

void LocationsViewModel::setRunning(bool running)
{
    m_running = running;
    Q_EMIT changed();
}

void LocationsViewModel::forget(const LocationEntry& entry)
{
    if (!entry.entry.keys.empty())
        Q_EMIT forgetRequested(entry.matched.value_or(entry.entry.keys.front()));
}

void LocationsViewModel::refresh()
{
    m_picture =
        locationsPicture(m_cache, m_network.location, kit::Place::gatewaySetOf(m_profile), m_now, m_lifetime);
    Q_EMIT changed();
}

} // namespace naru::locations
