// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Event.h"
#include "evidence/Log.h"
#include "evidence/Masker.h"
#include "evidence/Reading.h"
#include "ogs/Cache.h"
#include "ogs/History.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTimeZone>
#include <QVariantMap>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace naru::evidence {

/** Something that happened, as a session keeps it: a code and its arguments, never a sentence. */
struct SupportEvent
{
    base::SystemTime at{};
    /** `ogs-ping-results`; those of `base::EventKind`, of a session's notices behind `sessionEventPrefix`, or
     * of whoever recorded it. */
    QString code;
    QVariantMap arguments;
    friend bool operator==(const SupportEvent&, const SupportEvent&) = default;
};

/** Before the code of a `session::Notice`: `session-connection-up`. */
inline const QLatin1String sessionEventPrefix("session-");

[[nodiscard]] QString code(base::EventKind kind);
/** Nothing for a code of somebody else's. */
[[nodiscard]] std::optional<base::EventKind> eventKindFromCode(QStringView code);

/** A file that goes in as it is. */
struct SupportFile
{
    /** Below `profiles/`, `logs/` or `captures/`. */
    QString name;
    QByteArray bytes;
    friend bool operator==(const SupportFile&, const SupportFile&) = default;
};

/** A support session (docs/formats.md): what happened on one machine, to be read on another. */
struct SupportSession
{
    base::SystemTime madeAt{};
    /** `naru`, `qt`, `system`: versions by name. */
    std::map<QString, QString> versions;
    bool namesMasked = false;
    std::vector<SupportEvent> events;
    std::vector<SupportFile> profiles;
    std::vector<ogs::CacheEntry> locations;
    std::vector<ogs::Sample> history;
    std::vector<SupportFile> logs;
    std::vector<SupportFile> captures;
    /** Files that its list names and that are missing, cut off or changed since; of a session that was read.
     */
    QStringList notAsMade;
};

/** What a zip would hold, before it is made. */
struct SupportItem
{
    QString name;
    std::int64_t bytes = 0;
    /** Addresses and names inside cannot be masked. */
    bool isUnmasked = false;
};

/** The events that a log tells of, in its order; its wall-clock times are of `zone`. */
[[nodiscard]] std::vector<SupportEvent> eventsOf(const LogReading& log, const QTimeZone& zone);

/** The session without its secrets, and without its names where the masker takes them. Captures stay as they
 * are. */
[[nodiscard]] SupportSession masked(SupportSession session, Masker& masker);

/** All files of the zip as they are written, the manifest with its sums first. */
using PackedSession = std::vector<SupportFile>;
/** The work of a session's zip, done once for its preview and its file. */
[[nodiscard]] PackedSession packed(const SupportSession& session);

[[nodiscard]] std::vector<SupportItem> contents(const PackedSession& packed);

/** Writes the zip as a whole or not at all; equal sessions give equal bytes. `FileNotWritable`. */
[[nodiscard]] ReadResult<void> writeSession(const PackedSession& packed, const QString& path);
/**
 * Reads a session of any origin: hostile. Parts of at most 64 MiB, captures and logs of 512 MiB. Errors:
 * those of the file and of archives, `NotASession`, `SessionTooNew`.
 */
[[nodiscard]] ReadResult<SupportSession> readSession(const QString& path);

/** A line of two sessions side by side. */
struct ComparedEvents
{
    /** Indices into the sessions' events; nothing where the other has no such event. */
    std::optional<std::size_t> left;
    std::optional<std::size_t> right;
    /** The same code and arguments; times may differ. */
    bool isEqual = false;
    friend bool operator==(const ComparedEvents&, const ComparedEvents&) = default;
};
[[nodiscard]] std::vector<ComparedEvents> compare(const SupportSession& left, const SupportSession& right);

} // namespace naru::evidence
