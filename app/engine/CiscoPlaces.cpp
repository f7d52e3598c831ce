// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/CiscoPlaces.h"

#include "engine/ProfileFile.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <array>

namespace naru::engine {

namespace {

constexpr QLatin1StringView secureClient("Secure Client 5");
constexpr QLatin1StringView anyConnect("AnyConnect 4");
constexpr QLatin1StringView anyConnect3("AnyConnect 3");
constexpr QLatin1StringView anyConnect2("AnyConnect 2");

constexpr std::array places{
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root, QLatin1StringView("opt/cisco/secureclient/vpn/profile"),
               secureClient},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root,
               QLatin1StringView("ProgramData/Cisco/Cisco Secure Client/VPN/Profile"), secureClient},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root, QLatin1StringView("opt/cisco/anyconnect/profile"),
               anyConnect},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root,
               QLatin1StringView("ProgramData/Cisco/Cisco AnyConnect Secure Mobility Client/Profile"),
               anyConnect},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root, QLatin1StringView("opt/cisco/vpn/profile"), anyConnect3},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root,
               QLatin1StringView("ProgramData/Cisco/Cisco AnyConnect VPN Client/Profile"), anyConnect2},
    CiscoPlace{CiscoFile::Profiles, PlaceBase::Root,
               QLatin1StringView("Documents and Settings/All Users/Application Data/Cisco/"
                                 "Cisco AnyConnect VPN Client/Profile"),
               anyConnect2},

    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("opt/cisco/secureclient/vpn/.anyconnect_global"), secureClient},
    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("ProgramData/Cisco/Cisco Secure Client/VPN/preferences_global.xml"),
               secureClient},
    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("opt/cisco/anyconnect/.anyconnect_global"), anyConnect},
    CiscoPlace{
        CiscoFile::GlobalPreferences, PlaceBase::Root,
        QLatin1StringView("ProgramData/Cisco/Cisco AnyConnect Secure Mobility Client/preferences_global.xml"),
        anyConnect},
    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("opt/cisco/vpn/.anyconnect_global"), anyConnect3},
    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("ProgramData/Cisco/Cisco AnyConnect VPN Client/preferences_global.xml"),
               anyConnect2},
    CiscoPlace{CiscoFile::GlobalPreferences, PlaceBase::Root,
               QLatin1StringView("Documents and Settings/All Users/Application Data/Cisco/"
                                 "Cisco AnyConnect VPN Client/preferences_global.xml"),
               anyConnect2},

    CiscoPlace{CiscoFile::UserPreferences, PlaceBase::Home, QLatin1StringView(".vpn/.anyconnect"),
               secureClient},
    CiscoPlace{CiscoFile::UserPreferences, PlaceBase::Home,
               QLatin1StringView("AppData/Local/Cisco/Cisco Secure Client/VPN/preferences.xml"),
               secureClient},
    CiscoPlace{CiscoFile::UserPreferences, PlaceBase::Home, QLatin1StringView(".anyconnect"), anyConnect},
    CiscoPlace{
        CiscoFile::UserPreferences, PlaceBase::Home,
        QLatin1StringView("AppData/Local/Cisco/Cisco AnyConnect Secure Mobility Client/preferences.xml"),
        anyConnect},
    CiscoPlace{CiscoFile::UserPreferences, PlaceBase::Home,
               QLatin1StringView("AppData/Local/Cisco/Cisco AnyConnect VPN Client/preferences.xml"),
               anyConnect2},
    CiscoPlace{CiscoFile::UserPreferences, PlaceBase::Home,
               QLatin1StringView("Local Settings/Application Data/Cisco/Cisco AnyConnect VPN Client/"
                                 "preferences.xml"),
               anyConnect2},
};

/** More in one folder is no place of profiles. */
constexpr qsizetype mostFiles = 200;

class Search
{
public:
    void look(const CiscoPlace& place, const QString& base)
    {
        const QString path = QDir(base).filePath(place.path);
        if (place.what != CiscoFile::Profiles) {
            if (isNew(path))
                m_found.push_back({place.what, path, place.client});
            return;
        }
        const QFileInfoList files =
            QDir(path).entryInfoList({QStringLiteral("*.xml")}, QDir::Files | QDir::Readable, QDir::Name);
        for (const QFileInfo& info : files.first(std::min(files.size(), mostFiles)))
            addProfile(info.filePath(), place.client);
    }

    [[nodiscard]] std::vector<FoundFile> take() { return std::move(m_found); }

private:
    void addProfile(const QString& path, QLatin1StringView client)
    {
        if (!isNew(path))
            return;
        const base::Result<profile::Profile> profile = readProfileFile(path);
        if (profile && !profile->hosts.empty())
            m_found.push_back({CiscoFile::Profiles, path, client, static_cast<int>(profile->hosts.size())});
    }

    bool isNew(const QString& path)
    {
        const QFileInfo info(path);
        if (!info.isFile())
            return false;
        const QString canonical = info.canonicalFilePath();
        if (m_seen.contains(canonical))
            return false;
        m_seen.insert(canonical);
        return true;
    }

    std::vector<FoundFile> m_found;
    QSet<QString> m_seen;
};

} // namespace

std::span<const CiscoPlace> ciscoPlaces()
{
    return places;
}

std::vector<FoundFile> findCiscoFiles(const QString& root, const QStringList& homes)
{
    Search search;
    for (const CiscoPlace& place : places) {
        if (place.base == PlaceBase::Root) {
            search.look(place, root);
            continue;
        }
        for (const QString& home : homes)
            search.look(place, home);
    }
    return search.take();
}

QStringList homesBelow(const QString& root)
{
    QStringList homes;
    for (const QLatin1StringView parent : {QLatin1StringView("home"), QLatin1StringView("Users"),
                                           QLatin1StringView("Documents and Settings")}) {
        const QDir folder(QDir(root).filePath(parent));
        for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Readable))
            homes.append(folder.filePath(name));
    }
    return homes;
}

} // namespace naru::engine
