// SPDX-License-Identifier: GPL-3.0-or-later
#include "Keeper.h"

#include "engine/DataFolder.h"

#include <QDir>

namespace naru::engine {

namespace {

constexpr std::chrono::days fortnight{14};

QString in(const QString& folder, const char* file)
{
    return QDir(folder).filePath(QLatin1String(file));
}

} // namespace

Keeper::Keeper(const QString& folder, QString program, Complain complain)
    : m_historyPath(in(folder, "history.sqlite"))
    , m_preferences(in(folder, "preferences_global.xml"))
    , m_log(rawLogPath(folder), std::move(program))
    , m_complain(std::move(complain))
{}

Keeper::~Keeper() = default;

store::Preferences Keeper::preferences() const
{
    const auto loaded = m_preferences.load();
    if (!loaded) {
        m_complain(loaded.error());
        return {};
    }
    return *loaded;
}

store::Preferences Keeper::updatePreferences(const std::function<void(store::Preferences&)>& change)
{
    const auto updated = m_preferences.update(change);
    if (!updated) {
        m_complain(updated.error());
        return {};
    }
    return *updated;
}

ogs::Budget Keeper::budget(base::SystemTime now)
{
    store::History* const history = this->history();
    if (history == nullptr)
        return {};
    const auto made = history->connectionsSince(now - ogs::Budget::window);
    if (!made) {
        m_complain(made.error());
        return {};
    }
    return {*made, now};
}

void Keeper::addConnections(const std::vector<ogs::ConnectionCount>& counts)
{
    store::History* const history = this->history();
    if (history == nullptr || counts.empty())
        return;
    if (const auto added = history->addConnections(counts); !added)
        m_complain(added.error());
}

std::vector<ogs::Sample> Keeper::samplesSince(base::SystemTime since)
{
    store::History* const history = this->history();
    if (history == nullptr)
        return {};
    auto samples = history->samplesSince(since);
    if (!samples) {
        m_complain(samples.error());
        return {};
    }
    return std::move(*samples);
}

std::optional<base::SystemTime> Keeper::lastMeasured(base::SystemTime now)
{
    const std::vector<ogs::Sample> samples = samplesSince(now - std::chrono::days(1));
    return samples.empty() ? std::nullopt : std::optional(samples.back().at);
}

void Keeper::addSamples(const std::vector<ogs::Sample>& samples, base::SystemTime now)
{
    store::History* const history = this->history();
    if (history == nullptr || samples.empty())
        return;
    if (const auto added = history->add(samples); !added)
        m_complain(added.error());
    if (const auto pruned = history->prune(now); !pruned)
        m_complain(pruned.error());
}

std::set<profile::Target> Keeper::answeredBefore(base::SystemTime now)
{
    std::set<profile::Target> targets;
    for (const ogs::Sample& sample : samplesSince(now - fortnight)) {
        if (sample.rtt)
            targets.insert(sample.target);
    }
    return targets;
}

void Keeper::log(const std::vector<base::Event>& events)
{
    if (const auto appended = m_log.append(events); !appended)
        m_complain(appended.error());
}

void Keeper::log(const store::LogNotice& notice)
{
    if (const auto appended = m_log.append(notice); !appended)
        m_complain(appended.error());
}

store::History* Keeper::history()
{
    if (!m_historyTried) {
        m_historyTried = true;
        auto opened = store::History::open(m_historyPath);
        if (opened)
            m_history = std::move(*opened);
        else
            m_complain(opened.error());
        if (m_history && m_history->damagedAside())
            m_complain({base::ErrorCode::DatabaseUnusable, *m_history->damagedAside(), {}, {}});
    }
    return m_history.get();
}

} // namespace naru::engine
