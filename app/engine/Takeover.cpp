// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/Takeover.h"

#include "TakeoverKeys.h"
#include "engine/FileBytes.h"
#include "profile/Address.h"

#include <algorithm>
#include <set>

namespace naru::engine {

using profile::ClientPreference;
using profile::Preference;
using profile::PreferenceUse;

namespace {

/** Goes through the entries in the order in which they count. */
class Planner
{
public:
    explicit Planner(const TakeoverInput& input)
        : m_input(input)
    {}

    TakeoverRow rowOf(const QString& file, const ClientPreference& entry)
    {
        TakeoverRow row{.file = file, .entry = entry};
        if (!entry.value) {
            row.use = PreferenceUse::NotRead;
            return row;
        }
        if (!entry.what)
            return row;
        if (*entry.what == Preference::Gateway)
            judgeGateway(row);
        else
            judgeSetting(row, *takeoverKey(*entry.what));
        if (row.use == PreferenceUse::Takes && row.after == row.before)
            row.use = PreferenceUse::IsSo;
        const bool counts = row.use == PreferenceUse::Takes || row.use == PreferenceUse::IsSo;
        if (counts && !m_decided.insert(*entry.what).second)
            row.use = PreferenceUse::Outranked;
        return row;
    }

private:
    void judgeSetting(TakeoverRow& row, const TakeoverKey& key) const
    {
        row.key = QLatin1String(key.key);
        row.before = key.say(m_input.settings);
        const std::optional<QString> understood = key.understand(*row.entry.value);
        row.use = understood ? PreferenceUse::Takes : PreferenceUse::Invalid;
        row.after = understood.value_or(QString());
        row.profileDecides = m_input.locked.contains(key.what);
    }

    /** A client keeps the name of the entry, or what was typed as an address. */
    void judgeGateway(TakeoverRow& row) const
    {
        row.before = m_input.previousGateway;
        const QString& value = *row.entry.value;
        const profile::Address address = profile::parseAddress(value);
        const auto isNamed = [&](const profile::HostEntry& host) { return host.name == value; };
        const auto isMeant = [&](const profile::HostEntry& host) {
            return address.target && host.target == address.target &&
                   (address.group.isEmpty() || address.group == host.group);
        };
        auto found = std::ranges::find_if(m_input.hosts, isNamed);
        if (found == m_input.hosts.end())
            found = std::ranges::find_if(m_input.hosts, isMeant);
        row.use = found == m_input.hosts.end() ? PreferenceUse::NoSuchGateway : PreferenceUse::Takes;
        if (row.use == PreferenceUse::Takes)
            row.after = found->name;
    }

    const TakeoverInput& m_input;
    std::set<Preference> m_decided;
};

} // namespace

void TakeoverInput::useProfile(const profile::Profile& profile)
{
    hosts = profile.hosts;
    locked.clear();
    const auto lock = [this](Preference what, bool isUsers) {
        if (!isUsers)
            locked.insert(what);
    };
    lock(Preference::AutomaticSelection, profile.selection.userControllable);
    lock(Preference::ConnectOnStart, profile.connectOnStart.userControllable);
    lock(Preference::AutoReconnect, profile.autoReconnect.userControllable);
    lock(Preference::ReconnectBehavior, profile.autoReconnect.behaviorUserControllable);
}

base::Result<PreferencesOfFile> readPreferencesFile(const QString& path)
{
    const base::Result<QByteArray> bytes = readBytes(path, profile::maxPreferencesBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto entries = profile::readClientPreferences(*bytes);
    if (!entries)
        return std::unexpected(inFile(entries.error(), path));
    return PreferencesOfFile{path, std::move(*entries)};
}

PreferencesOfFiles readPreferencesFiles(const std::vector<FoundFile>& found)
{
    PreferencesOfFiles read;
    for (const CiscoFile kind : {CiscoFile::UserPreferences, CiscoFile::GlobalPreferences}) {
        for (const FoundFile& file : found) {
            if (file.what != kind)
                continue;
            if (auto preferences = readPreferencesFile(file.path))
                read.files.push_back(std::move(*preferences));
            else
                read.problems.push_back(preferences.error());
        }
    }
    return read;
}

std::vector<TakeoverRow> planTakeover(const std::vector<PreferencesOfFile>& files, const TakeoverInput& input)
{
    Planner planner(input);
    std::vector<TakeoverRow> rows;
    for (const PreferencesOfFile& file : files) {
        for (const ClientPreference& entry : file.entries)
            rows.push_back(planner.rowOf(file.path, entry));
    }
    return rows;
}

TakenOver takeOver(const std::vector<TakeoverRow>& rows, const Settings& settings)
{
    TakenOver taken{settings, {}};
    for (const TakeoverRow& row : rows) {
        if (row.use != PreferenceUse::Takes)
            continue;
        if (const TakeoverKey* key = takeoverKey(*row.entry.what))
            key->take(row.after, taken.settings);
        else
            taken.previousGateway = row.after;
    }
    return taken;
}

} // namespace naru::engine
