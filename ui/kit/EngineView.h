// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace naru::kit {

class SessionView;

/**
 * What the window knows of the engine, in the window thread: the last value of each kind, with a signal
 * when it changes; and the user's wishes, which `shell::EngineLink` carries to the engine. Pages know this
 * object and no other part of the engine, so that sample data can stand in for it.
 */
class EngineView final : public QObject
{
    Q_OBJECT

public:
    /** More is no list that people read. */
    static constexpr int mostKnown = 100;

    explicit EngineView(QObject* parent = nullptr);

    /** Connection, sign-in and tunnel. */
    [[nodiscard]] SessionView& session() const { return *m_session; }
    /** Null before a profile was opened. */
    [[nodiscard]] const engine::ProfilePtr& profile() const { return m_profile; }
    /** The files of the profile; empty for the demo or a typed address. */
    [[nodiscard]] const QStringList& files() const { return m_files; }
    /** What the header calls the profile: the name it was given, else its first file's. */
    [[nodiscard]] QString profileName() const;
    /** Profiles that were opened before or imported, in the order in which they came; those of `files` are
     * the active ones. A file that is gone stays known until it is forgotten. */
    [[nodiscard]] const QStringList& knownFiles() const { return m_knownFiles; }
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
    void setKnownFiles(const QStringList& files);
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
    /** This entry stands in where nothing is measured, until another one is chosen or connected. */
    void setPreviousGateway(const QString& entry) { Q_EMIT previousGatewayWished(entry); }
    /** Answered by `historyChanged`. */
    void requestHistory(base::SystemTime since) { Q_EMIT historyWished(since); }
    /** They become the active profiles, and known. */
    void openFiles(const QStringList& files) { Q_EMIT openWished(files); }
    /** Beyond `mostKnown` the oldest that is not active gives way. */
    void knowFile(const QString& file);
    /** Takes it from the list of known ones; the file stays, and what is active stays active. */
    void forgetFile(const QString& file);
    /** One gateway as typed: `host[:port][/group]`. */
    void openAddress(const QString& address) { Q_EMIT addressWished(address); }
    /** A profile that is being edited, saved or not, becomes the active one and is measured. */
    void measureProfile(const profile::Profile& profile, const QString& name)
    {
        Q_EMIT profileWished(profile, name);
    }
    void startDemo() { Q_EMIT demoWished(); }
    /** The window asks which file. */
    void askForFile() { Q_EMIT fileDialogWished(); }
    void setSettings(const engine::Settings& settings);

Q_SIGNALS:
    void profileChanged();
    void knownFilesChanged();
    void networkChanged();
    /** At most 20 times a second while a run goes on. */
    void reportChanged();
    void runningChanged();
    void cacheChanged();
    void historyChanged();
    /** New samples were stored: who shows them asks again. */
    void historyGrew();
    /** A gateway has sent another copy of the profile in this file. */
    void serverProfileCame(QString file);
    void settingsChanged();
    void failed(naru::base::Error error);

    void runWished(naru::engine::RunRequest request);
    void stopWished();
    void forgetWished(naru::ogs::LocationKey key);
    void clearWished();
    void previousGatewayWished(QString entry);
    void historyWished(naru::base::SystemTime since);
    void openWished(QStringList files);
    void addressWished(QString address);
    void profileWished(naru::profile::Profile profile, QString name);
    void demoWished();
    void fileDialogWished();

private:
    SessionView* m_session;
    engine::ProfilePtr m_profile;
    QStringList m_files;
    QStringList m_knownFiles;
    QString m_name;
    engine::Network m_network;
    engine::RunReportPtr m_report;
    bool m_running = false;
    ogs::Cache m_cache;
    engine::Samples m_history;
    engine::Settings m_settings;
};

} // namespace naru::kit
