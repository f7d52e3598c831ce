// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "locations/LocationEntry.h"

#include <QObject>

namespace naru::locations {

/** What the Locations page shows, made of values that come in; knows no widget, clock or engine. */
class LocationsViewModel final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setCache(const ogs::Cache& cache);
    void setNetwork(const engine::Network& network);
    void setProfile(const engine::ProfilePtr& profile);
    /** How long entries are used, from their measurement. */
    void setLifetime(base::Nanoseconds lifetime);
    void setNow(base::SystemTime now);
    /** While a run goes on nothing else can be measured. */
    void setRunning(bool running);

    [[nodiscard]] const LocationsPicture& picture() const { return m_picture; }
    [[nodiscard]] const engine::Network& network() const { return m_network; }
    [[nodiscard]] base::Nanoseconds lifetime() const { return m_lifetime; }
    [[nodiscard]] base::SystemTime now() const { return m_now; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool canMeasure() const { return m_profile && !m_profile->hosts.empty() && !m_running; }

    // Wishes of the user.
    void measureHere() { Q_EMIT measureHereRequested(); }
    void forget(const LocationEntry& entry);
    void clear() { Q_EMIT clearRequested(); }

Q_SIGNALS:
    void changed();
    void measureHereRequested();
    /** One of the entry's pairs stands for it. */
    void forgetRequested(naru::ogs::LocationKey key);
    void clearRequested();

private:
    void refresh();

    ogs::Cache m_cache;
    engine::Network m_network;
    engine::ProfilePtr m_profile;
    base::Nanoseconds m_lifetime = ogs::defaultCacheLifetime;
    base::SystemTime m_now{};
    bool m_running = false;
    LocationsPicture m_picture;
};

} // namespace naru::locations
