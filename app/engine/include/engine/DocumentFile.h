// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Document.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace naru::engine {

/** What another program did to a file since it was read or written here. */
enum class DiskChange { None, Changed, Removed };

enum class Overwrite {
    /** `FileChanged` where another program has changed or removed it. */
    IfUnchanged,
    Always,
};

/**
 * The file of a document: what it was when it was last read or written here. It is replaced whole or not at
 * all; permissions, owner where the system lets us, and a symlink to it stay. Not kept are extended
 * attributes, and other hard links to the file, which go on naming the old one. A value; blocks for the file;
 * any thread.
 */
class DocumentFile
{
public:
    /** For a new document: `save` makes the file, or replaces what is there by then. */
    explicit DocumentFile(const QString& path);

    /** The bytes of the file. `FileNotFound`, `FileNotReadable` (also what is no plain file), `FileTooLarge`.
     */
    [[nodiscard]] base::Result<QByteArray> read();

    /** As it was named. */
    [[nodiscard]] const QString& path() const { return m_path; }
    /** The file itself, behind symlinks. */
    [[nodiscard]] QString target() const;
    /** Whether `save` can be expected to work: to be said before editing starts. */
    [[nodiscard]] bool isWritable() const;
    /** Cheap where nothing happened: reads the file only where its date, size or identity is another. */
    [[nodiscard]] DiskChange diskChange() const;
    /** Of the bytes that were last read or written here; empty where there were none. */
    [[nodiscard]] const QByteArray& sha256() const { return m_sha256; }

    /** `FileNotWritable`, `FileChanged`; then the file is as it was. */
    [[nodiscard]] base::Result<void> save(const QByteArray& bytes,
                                          Overwrite overwrite = Overwrite::IfUnchanged);

private:
    /** What tells without reading that a file is not the one that it was. */
    struct Stamp
    {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::int64_t size = 0;
        std::int64_t modifiedNs = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    [[nodiscard]] static std::optional<Stamp> stampOf(const QString& path);

    QString m_path;
    std::optional<Stamp> m_stamp;
    QByteArray m_sha256;
};

/** A document and its file. */
struct OpenedDocument
{
    profile::Document document;
    DocumentFile file;
};

/** Errors of the file and of `profile::Document::open`; the subject is the file. */
[[nodiscard]] base::Result<OpenedDocument> openDocument(const QString& path);

} // namespace naru::engine
