// SPDX-License-Identifier: GPL-3.0-or-later
#include "ZipReader.h"

#include "capture/FileHandle.h"

#include <QStringList>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <unistd.h>

namespace naru::evidence {

namespace {

constexpr std::size_t blockBytes = 1 << 18;

/** The name in UTF-8 where the zip says that it is; else its bytes as they are, one letter each. */
QString nameOf(archive_entry* entry)
{
    if (const char* utf8 = ::archive_entry_pathname_utf8(entry))
        return QString::fromUtf8(utf8);
    const char* bytes = ::archive_entry_pathname(entry);
    return bytes == nullptr ? QStringLiteral("?") : QString::fromLatin1(bytes);
}

bool leadsOut(const QString& name)
{
    if (name.startsWith(u'/') || (name.size() > 1 && name[1] == u':') || name.contains(QChar(0)))
        return true;
    return name.split(u'/').contains(QStringLiteral(".."));
}

} // namespace

ZipReader::ZipReader(const QString& name, const ZipLimits& limits)
    : m_archive(::archive_read_new())
    , m_name(name)
    , m_limits(limits)
    , m_buffer(static_cast<qsizetype>(blockBytes), Qt::Uninitialized)
{
    ::archive_read_support_format_zip(m_archive.get());
}

void ZipReader::Close::operator()(archive* reader) const
{
    ::archive_read_free(reader);
}

ReadError ZipReader::error(ReadErrorCode code) const
{
    const char* text = ::archive_error_string(m_archive.get());
    return {code, m_name, QString::fromLocal8Bit(text == nullptr ? "" : text)};
}

ReadResult<ZipReader> ZipReader::open(const QString& path, const ZipLimits& limits)
{
    const ReadResult<FileHandle> plain = openPlainFile(path);
    if (!plain)
        return std::unexpected(plain.error());
    ZipReader reader(path, limits);
    // Opened anew by its descriptor: so it stays the file that was looked at, and libarchive may seek in it.
    const QByteArray same = "/proc/self/fd/" + QByteArray::number(::fileno(plain->get()));
    if (::archive_read_open_filename(reader.m_archive.get(), same.constData(), blockBytes) != ARCHIVE_OK)
        return std::unexpected(reader.error(ReadErrorCode::ArchiveDamaged));
    return reader;
}

ReadResult<ZipReader> ZipReader::openBytes(const QByteArray& bytes, const QString& name,
                                           const ZipLimits& limits)
{
    ZipReader reader(name, limits);
    if (::archive_read_open_memory(reader.m_archive.get(), bytes.constData(),
                                   static_cast<std::size_t>(bytes.size())) != ARCHIVE_OK)
        return std::unexpected(reader.error(ReadErrorCode::ArchiveDamaged));
    return reader;
}

ReadResult<std::optional<QString>> ZipReader::next()
{
    while (true) {
        archive_entry* entry = nullptr;
        const int status = ::archive_read_next_header(m_archive.get(), &entry);
        if (status == ARCHIVE_EOF)
            return std::nullopt;
        if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
            // What came before it was read: the rest is cut off.
            if (m_entries == 0)
                return std::unexpected(error(ReadErrorCode::ArchiveDamaged));
            m_isTruncated = true;
            return std::nullopt;
        }
        if (++m_entries > m_limits.entries)
            return std::unexpected(error(ReadErrorCode::ArchiveTooLarge));
        const QString name = nameOf(entry).replace(u'\\', u'/');
        if (leadsOut(name) || ::archive_entry_filetype(entry) == AE_IFLNK)
            return std::unexpected(ReadError{ReadErrorCode::ArchiveUnsafe, name});
        if (::archive_entry_is_encrypted(entry) != 0)
            return std::unexpected(ReadError{ReadErrorCode::ArchiveEncrypted, name});
        if (::archive_entry_filetype(entry) == AE_IFDIR || name.endsWith(u'/'))
            continue;
        return name;
    }
}

bool ZipReader::isBomb() const
{
    return m_bytes > m_limits.bytes ||
           (m_bytes > m_limits.ratioFrom && m_bytes / m_limits.ratio > std::max<std::int64_t>(position(), 1));
}

ReadResult<QByteArray> ZipReader::read()
{
    const la_ssize_t count =
        ::archive_read_data(m_archive.get(), m_buffer.data(), static_cast<std::size_t>(m_buffer.size()));
    if (count < 0) {
        m_isTruncated = true;
        return QByteArray();
    }
    m_bytes += count;
    if (isBomb())
        return std::unexpected(ReadError{ReadErrorCode::ArchiveTooLarge, m_name});
    return QByteArray(m_buffer.constData(), count);
}

ReadResult<QByteArray> ZipReader::readAll(std::int64_t most)
{
    QByteArray all;
    while (true) {
        const ReadResult<QByteArray> part = read();
        if (!part || part->isEmpty())
            return part ? ReadResult<QByteArray>(all) : part;
        all += *part;
        if (all.size() > most)
            return std::unexpected(ReadError{ReadErrorCode::ArchiveTooLarge, m_name});
    }
}

std::int64_t ZipReader::position() const
{
    return ::archive_filter_bytes(m_archive.get(), -1);
}

} // namespace naru::evidence
