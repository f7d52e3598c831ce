// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "base/Event.h"
#include "ogs/Budget.h"
#include "ogs/Cache.h"
#include "ogs/History.h"
#include "store/History.h"
#include "store/PreferencesFile.h"
#include "store/RawLog.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace naru::engine {

/**
 * The engine's hand in `store`: what cannot be kept is told to `complain`, and the run goes on without it.
 * Belongs to the engine's thread.
 */
class Keeper
{
public:
    using Complain = std::function<void(const base::Error&)>;

    Keeper(const QString& folder, QString program, Complain complain);
    ~Keeper();

    /** Empty where there is no file, or a damaged one. */
    [[nodiscard]] store::Preferences preferences() const;
    /** Changes the file of the cache; answers with what it holds now. */
    store::Preferences updatePreferences(const std::function<void(store::Preferences&)>& change);

    [[nodiscard]] ogs::Budget budget(base::SystemTime now);
    void addConnections(const std::vector<ogs::ConnectionCount>& counts);

    [[nodiscard]] std::vector<ogs::Sample> samplesSince(base::SystemTime since);
    /** When the youngest sample of the last day was taken; nothing where there is none. */
    [[nodiscard]] std::optional<base::SystemTime> lastMeasured(base::SystemTime now);
    void addSamples(const std::vector<ogs::Sample>& samples, base::SystemTime now);
    /** Targets that answered within the last fortnight: if one of these closes at once, a ban is suspected.
     */
    [[nodiscard]] std::set<profile::Target> answeredBefore(base::SystemTime now);

    void log(const std::vector<base::Event>& events);
    void log(const store::LogNotice& notice);

private:
    /** Opened when it is first needed; nothing where it can't be used. */
    store::History* history();

    QString m_historyPath;
    store::PreferencesFile m_preferences;
    store::RawLog m_log;
    std::unique_ptr<store::History> m_history;
    bool m_historyTried = false;
    Complain m_complain;
};

} // namespace naru::engine
