// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "ogs/Budget.h"
#include "ogs/History.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace naru::store {

/**
 * `history.sqlite`: every run's samples for the charts, and the connections that were made to each address,
 * for the budget over all runs. Several processes may use it at once. Belongs to the thread that made it.
 */
class History
{
public:
    /** Older samples are pruned. */
    static constexpr std::chrono::hours maxAge{366 * 24};
    /** Beyond these the oldest go first. */
    static constexpr int maxSamples = 500'000;

    /**
     * Opens the file, makes or migrates it. A damaged one is renamed aside (`*.damaged`), said by
     * `damagedAside`, and a new one begun. DatabaseUnusable where none can be had at all.
     */
    [[nodiscard]] static base::Result<std::unique_ptr<History>> open(const QString& path);
    ~History();
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    /** Where the damaged database lies that stood in the way when it was opened. */
    [[nodiscard]] const std::optional<QString>& damagedAside() const;

    /** All or none. Each error is DatabaseUnusable. */
    [[nodiscard]] base::Result<void> add(const std::vector<ogs::Sample>& samples);
    /** Oldest first. */
    [[nodiscard]] base::Result<std::vector<ogs::Sample>> samplesSince(base::SystemTime since) const;
    [[nodiscard]] base::Result<void> addConnections(const std::vector<ogs::ConnectionCount>& counts);
    [[nodiscard]] base::Result<std::vector<ogs::ConnectionCount>>
    connectionsSince(base::SystemTime since) const;
    /** Removes what is older than `maxAge` at `now`, or too much, and connections that no budget counts any
     * more. */
    [[nodiscard]] base::Result<void> prune(base::SystemTime now);

private:
    class Private;
    explicit History(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace naru::store
