// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "engine/CiscoPlaces.h"
#include "engine/Settings.h"
#include "profile/ClientPreferences.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <set>
#include <vector>

namespace naru::engine {

/** The preferences of a Cisco client as one file has them. */
struct PreferencesOfFile
{
    QString path;
    std::vector<profile::ClientPreference> entries;
};

/** Reads such a file. Errors of the file and of `profile::readClientPreferences`; the subject is the file.
 * Any thread; blocks for the file. */
[[nodiscard]] base::Result<PreferencesOfFile> readPreferencesFile(const QString& path);

/** The files of preferences that could be read, and why others could not. */
struct PreferencesOfFiles
{
    std::vector<PreferencesOfFile> files;
    std::vector<base::Error> problems;
};

/** Reads those of the files that are preferences, the users' own before those of all users. Any thread;
 * blocks for the files. */
[[nodiscard]] PreferencesOfFiles readPreferencesFiles(const std::vector<FoundFile>& found);

/** What is in force here, before anything is taken over. */
struct TakeoverInput
{
    Settings settings;
    /** Name of the host entry that was last connected or chosen; empty where there is none. */
    QString previousGateway;
    /** Of the open profile; without one no gateway is taken. */
    std::vector<profile::HostEntry> hosts;
    /** What the open profile does not leave to the user. */
    std::set<profile::Preference> locked;

    /** Takes hosts and locks of the profile that is open. */
    void useProfile(const profile::Profile& profile);
};

/** One line of the preview. Values are said as `naru.conf` says them; empty: nothing is set. */
struct TakeoverRow
{
    QString file;
    profile::ClientPreference entry;
    profile::PreferenceUse use = profile::PreferenceUse::NotUsed;
    /** The key of `naru.conf`; empty for the gateway, which is kept beside the cache, and for what has no
     * place here. */
    QString key = {};
    QString before = {};
    QString after = {};
    /** It is kept, and counts for other profiles: the open one does not leave it to the user. */
    bool profileDecides = false;
    friend bool operator==(const TakeoverRow&, const TakeoverRow&) = default;
};

/**
 * What could be taken over of these files, the one that counts most first (a user's own before that of all
 * users), and what could not, with the reason: each entry of each file is one row. Pure.
 */
[[nodiscard]] std::vector<TakeoverRow> planTakeover(const std::vector<PreferencesOfFile>& files,
                                                    const TakeoverInput& input);

/** What is in force once some rows have been taken over. */
struct TakenOver
{
    Settings settings;
    /** Nothing where it stays as it is. */
    std::optional<QString> previousGateway;
};

/** Takes the rows whose use is `Takes`; the others change nothing. Pure. */
[[nodiscard]] TakenOver takeOver(const std::vector<TakeoverRow>& rows, const Settings& settings);

/** The gateway that stands in where nothing is measured (docs/adr/0005), as kept in the data folder; empty
 * where there is none, or the file can't be read. Any thread; blocks for the file. */
[[nodiscard]] QString previousGateway(const QString& dataFolder);
/** Keeps another one; for programs without an `Engine`, see `Engine::setPreviousGateway`. `FileNotWritable`.
 */
[[nodiscard]] base::Result<void> keepPreviousGateway(const QString& dataFolder, const QString& entry);

} // namespace naru::engine
