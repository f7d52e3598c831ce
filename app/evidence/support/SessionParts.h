// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/SupportSession.h"

#include <QByteArray>
#include <QByteArrayView>

/** The parts of a session as they stand in its zip. Reading passes over what is not as it should be. */
namespace naru::evidence {

/** The newest layout that this program reads, and the one it writes. */
inline constexpr int sessionFormat = 1;

/** What the files are called; the last three are folders. */
namespace partName {
inline const QLatin1String manifest("naru-session.json");
inline const QLatin1String events("events.jsonl");
inline const QLatin1String locations("locations.json");
inline const QLatin1String history("history.jsonl");
inline const QLatin1String profiles("profiles/");
inline const QLatin1String logs("logs/");
inline const QLatin1String captures("captures/");
} // namespace partName

[[nodiscard]] QByteArray eventsText(const std::vector<SupportEvent>& events);
[[nodiscard]] std::vector<SupportEvent> eventsFrom(QByteArrayView text);

[[nodiscard]] QByteArray locationsText(const std::vector<ogs::CacheEntry>& locations);
[[nodiscard]] std::vector<ogs::CacheEntry> locationsFrom(QByteArrayView text);

[[nodiscard]] QByteArray historyText(const std::vector<ogs::Sample>& history);
[[nodiscard]] std::vector<ogs::Sample> historyFrom(QByteArrayView text);

/** `files`: names and bytes of all other parts, for their sums. */
[[nodiscard]] QByteArray manifestText(const SupportSession& session, const std::vector<SupportFile>& files);
/** Nothing where it is no manifest; `format` is what it says of itself. */
/** What a manifest says: all but the parts themselves. */
struct Manifest
{
    int format = 0;
    SupportSession session;
    /** SHA-256 in hex by the name of the file. */
    std::map<QString, QString> sums;
};
[[nodiscard]] std::optional<Manifest> manifestFrom(QByteArrayView text);
[[nodiscard]] QString sumOf(const QByteArray& bytes);

/** All parts but the manifest, in their order in the zip. */
[[nodiscard]] std::vector<SupportFile> partsOf(const SupportSession& session);

} // namespace naru::evidence
