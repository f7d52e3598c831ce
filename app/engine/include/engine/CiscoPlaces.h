// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace naru::engine {

/** What a client of Cisco keeps at a place. */
enum class CiscoFile { Profiles, GlobalPreferences, UserPreferences };

/** Where a place's path begins. */
enum class PlaceBase {
    /** The root of a system, or of a disk or a backup that is looked at from another one. */
    Root,
    /** The home folder of each user. */
    Home,
};

/** A place where clients of Cisco keep their files (OGS-73). */
struct CiscoPlace
{
    CiscoFile what;
    PlaceBase base;
    /** Of a folder for profiles, else of a file; below the base, with slashes. */
    QLatin1StringView path;
    /** As its maker calls it: `Secure Client 5`, `AnyConnect 4`; a name, so it is not translated. */
    QLatin1StringView client;
};

/** All of them, on Linux, macOS and Windows; the youngest client first. */
[[nodiscard]] std::span<const CiscoPlace> ciscoPlaces();

/** A file that was found at one of the places. */
struct FoundFile
{
    CiscoFile what;
    QString path;
    QLatin1StringView client;
    /** Host entries of a profile; 0 for other files. */
    int gateways = 0;
};

/**
 * Looks at all places below a root and in these home folders; nothing else is read. Profiles that hold no
 * host entry, or can't be read, are left out. One file that two places lead to comes once. Any thread;
 * blocks for the files.
 */
[[nodiscard]] std::vector<FoundFile> findCiscoFiles(const QString& root, const QStringList& homes);

/** The home folders below a root: those in its `home`, `Users` and `Documents and Settings`. */
[[nodiscard]] QStringList homesBelow(const QString& root);

} // namespace naru::engine
