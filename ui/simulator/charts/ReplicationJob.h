// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Replications.h"

#include <QObject>

#include <memory>
#include <thread>

namespace naru::simulator {

/**
 * Runs replications of some scenarios on all cores while the window goes on. Replication n of each scenario
 * has the seed that replication n of `naructl sim compare` and `sweep` has, so the outcomes are theirs. Lives
 * in the window thread; one job at a time.
 */
class ReplicationJob final : public QObject
{
    Q_OBJECT

public:
    explicit ReplicationJob(QObject* parent = nullptr);
    /** Stops what is running, which takes some milliseconds. */
    ~ReplicationJob() override;

    /** What was running is cancelled. Ends with finished() or failed(), or with nothing when cancelled. */
    void start(std::vector<sim::Scenario> scenarios, std::uint64_t replications, sim::Models models);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_task != nullptr; }
    /** Of each scenario, in the order of the replications; of the last job that finished. */
    [[nodiscard]] const std::vector<std::vector<sim::Outcome>>& outcomes() const { return m_outcomes; }

Q_SIGNALS:
    /** At most two hundred times a job, the last time when all are done. @param total of all scenarios
     * together */
    void progressed(int done, int total);
    void finished();
    /** The first that was found. */
    void failed(const naru::sim::Problem& problem);

private:
    struct Task;
    using Results = std::vector<std::optional<sim::Checked<sim::Outcome>>>;

    void work(const std::shared_ptr<Task>& task);
    void finish(const std::shared_ptr<Task>& task, Results results);

    std::shared_ptr<Task> m_task;
    std::jthread m_thread;
    std::vector<std::vector<sim::Outcome>> m_outcomes;
};

} // namespace naru::simulator
