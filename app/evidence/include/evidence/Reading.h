// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <expected>
#include <functional>
#include <stop_token>

namespace naru::evidence {

/** Why a file could not be read or written. `wording::EvidenceWords` says it in a language. */
enum class ReadErrorCode {
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    /** Too large to be taken into a support session. */
    FileTooLarge,
    /** Neither pcap nor pcapng. */
    NotACapture,
    /** Neither text with records nor a bundle with such a text. */
    NotALog,
    /** A zip without a log; subject: the file. */
    NothingInside,
    ArchiveDamaged,
    /** A zip that grows beyond all measure when it is unpacked, or holds too many files. */
    ArchiveTooLarge,
    /** A name inside that leads out of the folder it would be unpacked to; subject: the name. */
    ArchiveUnsafe,
    ArchiveEncrypted,
    NotASession,
    /** Made by a newer program. */
    SessionTooNew,
    Cancelled,
};

/** An error as data. */
struct ReadError
{
    ReadErrorCode code;
    /** The file or the name inside it. */
    QString subject;
    /** What the library or the system said. */
    QString technical = {};
    friend bool operator==(const ReadError&, const ReadError&) = default;
};

template <class T>
using ReadResult = std::expected<T, ReadError>;

/**
 * How far a reading is and how it is stopped. `progress` is called in the reading thread, about a hundred
 * times a file, with 0..1; it may be empty.
 */
struct ReadControl
{
    std::function<void(double done)> progress;
    std::stop_token stop;
};

} // namespace naru::evidence
