// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ReplicationJob.h"

#include "base/Parallel.h"

#include <atomic>

namespace naru::simulator {

struct ReplicationJob::Task
{
    std::vector<sim::Scenario> scenarios;
    std::uint64_t replications = 1;
    sim::Models models;
    std::atomic<bool> isCancelled = false;
    std::atomic<std::uint64_t> done = 0;
};

ReplicationJob::ReplicationJob(QObject* parent)
    : QObject(parent)
{}

ReplicationJob::~ReplicationJob()
{
    cancel();
}

void ReplicationJob::start(std::vector<sim::Scenario> scenarios, std::uint64_t replications,
                           sim::Models models)
{
    cancel();
    m_task = std::make_shared<Task>();
    m_task->scenarios = std::move(scenarios);
    m_task->replications = replications;
    m_task->models = models;
    m_thread = std::jthread([this, task = m_task] { work(task); });
}

void ReplicationJob::cancel()
{
    if (m_task)
        m_task->isCancelled = true;
    m_task.reset();
    if (m_thread.joinable())
        m_thread.join();
}

void ReplicationJob::work(const std::shared_ptr<Task>& task)
{
    // Enough for a bar; one event a run would keep the window busy where runs are short.
    constexpr std::uint64_t steps = 200;
    const std::size_t each = task->replications;
    Results results(task->scenarios.size() * each);
    base::inParallel(results.size(), [&](std::size_t i) {
        if (task->isCancelled)
            return;
        results[i] = sim::runReplicationWhile(task->scenarios[i / each], task->models, i % each + 1,
                                              [&] { return !task->isCancelled; });
        const std::uint64_t done = ++task->done;
        const std::uint64_t total = results.size();
        if (done * steps / total == (done - 1) * steps / total)
            return;
        QMetaObject::invokeMethod(this, [this, task, done, total] {
            if (task == m_task)
                Q_EMIT progressed(static_cast<int>(done), static_cast<int>(total));
        });
    });
    if (!task->isCancelled)
        QMetaObject::invokeMethod(
            this, [this, task, found = std::move(results)]() mutable { finish(task, std::move(found)); });
}

void ReplicationJob::finish(const std::shared_ptr<Task>& task, Results results)
{
    if (task != m_task)
        return;
    m_task.reset();
    m_thread.join();
    std::vector<std::vector<sim::Outcome>> outcomes(task->scenarios.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i]->has_value()) {
            Q_EMIT failed(results[i]->error());
            return;
        }
        outcomes[i / task->replications].push_back(std::move(**results[i]));
    }
    m_outcomes = std::move(outcomes);
    Q_EMIT finished();
}

} // namespace naru::simulator
