// SPDX-License-Identifier: GPL-3.0-or-later
#include "ZipWriter.h"

#include <archive.h>
#include <archive_entry.h>
#include <sys/stat.h>

namespace naru::evidence {

namespace {

la_ssize_t writeTo(archive*, void* device, const void* bytes, std::size_t count)
{
    return static_cast<QIODevice*>(device)->write(static_cast<const char*>(bytes),
                                                  static_cast<qint64>(count));
}

} // namespace

ZipWriter::ZipWriter(const QString& path)
    : m_path(path)
    , m_file(path)
    , m_archive(::archive_write_new())
{}

void ZipWriter::Close::operator()(archive* writer) const
{
    ::archive_write_free(writer);
}

ReadResult<void> ZipWriter::failed() const
{
    const char* text = ::archive_error_string(m_archive.get());
    return std::unexpected(ReadError{ReadErrorCode::FileNotWritable, m_path,
                                     text == nullptr ? m_file.errorString() : QString::fromLocal8Bit(text)});
}

ReadResult<void> ZipWriter::begin()
{
    if (!m_file.open(QIODevice::WriteOnly))
        return failed();
    // What a person gathers about their own machine is theirs alone.
    m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    archive* writer = m_archive.get();
    const bool good = ::archive_write_set_format_zip(writer) == ARCHIVE_OK &&
                      ::archive_write_zip_set_compression_deflate(writer) == ARCHIVE_OK &&
                      // Nothing behind the end: a block is what tapes want.
                      ::archive_write_set_bytes_in_last_block(writer, 1) == ARCHIVE_OK &&
                      ::archive_write_set_options(writer, "zip:hdrcharset=UTF-8") >= ARCHIVE_WARN &&
                      ::archive_write_open(writer, static_cast<QIODevice*>(&m_file), nullptr, writeTo,
                                           nullptr) == ARCHIVE_OK;
    return good ? ReadResult<void>() : failed();
}

ReadResult<void> ZipWriter::add(const QString& name, const QByteArray& bytes)
{
    const std::unique_ptr<archive_entry, decltype(&::archive_entry_free)> entry(::archive_entry_new(),
                                                                                &::archive_entry_free);
    ::archive_entry_set_pathname_utf8(entry.get(), name.toUtf8().constData());
    ::archive_entry_set_size(entry.get(), bytes.size());
    ::archive_entry_set_filetype(entry.get(), AE_IFREG);
    ::archive_entry_set_perm(entry.get(), S_IRUSR | S_IWUSR);
    const bool good = ::archive_write_header(m_archive.get(), entry.get()) >= ARCHIVE_WARN &&
                      ::archive_write_data(m_archive.get(), bytes.constData(),
                                           static_cast<std::size_t>(bytes.size())) == bytes.size();
    return good ? ReadResult<void>() : failed();
}

ReadResult<void> ZipWriter::commit()
{
    if (::archive_write_close(m_archive.get()) != ARCHIVE_OK || !m_file.commit())
        return failed();
    return {};
}

} // namespace naru::evidence
