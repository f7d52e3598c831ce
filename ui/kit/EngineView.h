// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace naru::kit {

/**
 * What the window knows of the engine, in the window thread: the last value of each kind, with a signal
 * when it changes; and the user's wishes, which `shell::EngineLink` carries to the engine. Pages know this
 * object and no other part of the engine, so that sample data can stand in for it.
 */
class EngineView final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Null before a profile was opened. */
    [[nodiscard]] const engine::ProfilePtr& profile() const { return m_profile; }
    /** The files of the profile; empty for the demo or a typed address. */
    [[nodiscard]] const QStringList& files() const { return m_files; }
    /** What the header calls the profile: the name it was given, else its first file's. */
    [[nodiscard]] QString profileName() const;
    [[nodiscard]] const engine::Network& network() const { return m_network; }
    /** The run that goes on or was the last; null before the first. */
    [[nodiscard]] const engine::RunReportPtr& report() const { return m_report; }
    /** True from the wish until the run is over. */
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] const ogs::Cache& cache() const { return m_cache; }
    /** What the last `requestHistory` brought, oldest first. */
    [[nodiscard]] const engine::Samples& history() const { return m_history; }
    [[nodiscard]] const engine::Settings& settings() const { return m_settings; }

    // From the engine (or from sample data).
    /** `name` for a profile that is no file. */
    void setProfile(const engine::ProfilePtr& profile, const QStringList& files, const QString& name = {});
    void setNetwork(const engine::Network& network);
    void setReport(const engine::RunReportPtr& report);
    void setRunning(bool running);
    void setCache(const ogs::Cache& cache);
    void setHistory(const engine::Samples& samples);
    void noteHistoryGrew() { Q_EMIT historyGrew(); }
    void noteFailure(const base::Error& error) { Q_EMIT failed(error); }

    // Wishes of the user.
    /** A run as for a connection: a known location answers from the cache. */
    void find() { Q_EMIT runWished({}); }
    /** A run that measures although the location is known. */
    void measureHere();
    void stop() { Q_EMIT stopWished(); }
    void forget(const ogs::LocationKey& key) { Q_EMIT forgetWished(key); }
    void clearLocations() { Q_EMIT clearWished(); }
    /** Answered by `historyChanged`. */
    void requestHistory(base::SystemTime since) { Q_EMIT historyWished(since); }
    void openFiles(const QStringList& files) { Q_EMIT openWished(files); }
    /** One gateway as typed: `host[:port][/group]`. */
    void openAddress(const QString& address) { Q_EMIT addressWished(address); }
    void startDemo() { Q_EMIT demoWished(); }
    /** The window asks which file. */
    void askForFile() { Q_EMIT fileDialogWished(); }
    void setSettings(const engine::Settings& settings);

Q_SIGNALS:
    void profileChanged();
    void networkChanged();
    /** At most 20 times a second while a run goes on. */
    void reportChanged();
    void runningChanged();
    void cacheChanged();
    void historyChanged();
    /** New samples were stored: who shows them asks again. */
    void historyGrew();
    void settingsChanged();
    void failed(naru::base::Error error);

    void runWished(naru::engine::RunRequest request);
    void stopWished();
    void forgetWished(naru::ogs::LocationKey key);
    void clearWished();
    void historyWished(naru::base::SystemTime since);
    void openWished(QStringList files);
    void addressWished(QString address);
    void demoWished();
    void fileDialogWished();

private:
    engine::ProfilePtr m_profile;
    QStringList m_files;
    QString m_name;
    engine::Network m_network;
    engine::RunReportPtr m_report;
    bool m_running = false;
    ogs::Cache m_cache;
    engine::Samples m_history;
    engine::Settings m_settings;
};

} // namespace naru::kit
