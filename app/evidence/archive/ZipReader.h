// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

struct archive;

namespace naru::evidence {

/** How much a zip may hold before it is refused. */
struct ZipLimits
{
    int entries = 20'000;
    std::int64_t bytes = 4LL * 1024 * 1024 * 1024;
    /** Once more than `ratioFrom` bytes came out of it: how many bytes one byte of the file may become. */
    std::int64_t ratio = 250;
    std::int64_t ratioFrom = 64LL * 1024 * 1024;
};

/**
 * Reads the files of a zip one after another by libarchive; nothing is ever written to a disk. Refuses names
 * that lead out of a folder, links, encrypted files, and zips that grow beyond all measure. One that is cut
 * off gives what it has.
 */
class ZipReader
{
public:
    /** Errors: those of the file; `ArchiveDamaged`. */
    [[nodiscard]] static ReadResult<ZipReader> open(const QString& path, const ZipLimits& limits = {});
    /** `bytes` must outlive the reader; `name` stands in errors. */
    [[nodiscard]] static ReadResult<ZipReader> openBytes(const QByteArray& bytes, const QString& name,
                                                         const ZipLimits& limits = {});

    /** Goes to the next file; its name with slashes. Nothing at the end, also where the zip is cut off. */
    [[nodiscard]] ReadResult<std::optional<QString>> next();
    /** The next bytes of the present file; empty at its end. */
    [[nodiscard]] ReadResult<QByteArray> read();
    /** The whole of the present file, `most` bytes at most. `ArchiveTooLarge`. */
    [[nodiscard]] ReadResult<QByteArray> readAll(std::int64_t most);
    /** The zip ended in the middle. */
    [[nodiscard]] bool isTruncated() const { return m_isTruncated; }
    /** Bytes of the zip that were read. */
    [[nodiscard]] std::int64_t position() const;

private:
    struct Close
    {
        void operator()(archive* reader) const;
    };
    ZipReader(const QString& name, const ZipLimits& limits);
    [[nodiscard]] ReadError error(ReadErrorCode code) const;
    [[nodiscard]] bool isBomb() const;

    std::unique_ptr<archive, Close> m_archive;
    QString m_name;
    ZipLimits m_limits;
    QByteArray m_buffer;
    int m_entries = 0;
    std::int64_t m_bytes = 0;
    bool m_isTruncated = false;
};

} // namespace naru::evidence
