// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DocumentFile.h"

#include "engine/FileBytes.h"
#include "profile/Reader.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <sys/stat.h>
#include <unistd.h>

namespace naru::engine {

namespace {

QByteArray sha256Of(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

std::optional<struct stat> statOf(const QString& path)
{
    struct stat status = {};
    const bool isThere = ::stat(QFile::encodeName(path).constData(), &status) == 0;
    return isThere ? std::optional(status) : std::nullopt;
}

bool mayWrite(const QString& path)
{
    return ::access(QFile::encodeName(path).constData(), W_OK) == 0;
}

/** The new file gets the owner and the permissions of the old one. Only root may give a file away: for all
 * others it becomes their own, as it does in any editor. */
bool keepOwnership(int descriptor, const struct stat& old)
{
    constexpr mode_t permissionBits = 07777;
    struct stat present = {};
    if (::fstat(descriptor, &present) != 0)
        return false;
    if (present.st_uid != old.st_uid || present.st_gid != old.st_gid) {
        const bool isGiven = ::fchown(descriptor, old.st_uid, old.st_gid) == 0;
        // Where it is not, the group alone may be.
        if (!isGiven && ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) != 0)
            return ::fchmod(descriptor, old.st_mode & 0755) == 0;
    }
    return ::fchmod(descriptor, old.st_mode & permissionBits) == 0;
}

} // namespace

DocumentFile::DocumentFile(const QString& path)
    : m_path(path)
{}

std::optional<DocumentFile::Stamp> DocumentFile::stampOf(const QString& path)
{
    const auto status = statOf(path);
    if (!status)
        return std::nullopt;
    constexpr std::int64_t nanosecondsPerSecond = 1'000'000'000;
    return Stamp{status->st_dev, status->st_ino, status->st_size,
                 status->st_mtim.tv_sec * nanosecondsPerSecond + status->st_mtim.tv_nsec};
}

base::Result<QByteArray> DocumentFile::read()
{
    // Before the bytes: a change between the two is then noticed as one.
    const auto stamp = stampOf(m_path);
    auto bytes = readBytes(m_path, profile::maxProfileBytes);
    if (bytes) {
        m_stamp = stamp;
        m_sha256 = sha256Of(*bytes);
    }
    return bytes;
}

QString DocumentFile::target() const
{
    const QFileInfo info(m_path);
    if (info.exists())
        return info.canonicalFilePath();
    return info.isSymLink() ? info.symLinkTarget() : info.absoluteFilePath();
}

bool DocumentFile::isWritable() const
{
    const QString file = target();
    return mayWrite(QFileInfo(file).absolutePath()) && (!QFileInfo::exists(file) || mayWrite(file));
}

DiskChange DocumentFile::diskChange() const
{
    const auto stamp = stampOf(m_path);
    if (stamp == m_stamp)
        return DiskChange::None;
    if (!stamp)
        return DiskChange::Removed;
    const auto bytes = readBytes(m_path, profile::maxProfileBytes);
    return bytes && sha256Of(*bytes) == m_sha256 ? DiskChange::None : DiskChange::Changed;
}

base::Result<void> DocumentFile::save(const QByteArray& bytes, Overwrite overwrite)
{
    const auto fail = [this](base::ErrorCode code, const QString& technical) {
        return std::unexpected(base::Error{code, m_path, std::nullopt, technical});
    };
    if (overwrite == Overwrite::IfUnchanged && m_stamp && diskChange() != DiskChange::None)
        return fail(base::ErrorCode::FileChanged, {});
    const QString file = target();
    const auto old = statOf(file);
    if (old && (!S_ISREG(old->st_mode) || !mayWrite(file)))
        return fail(base::ErrorCode::FileNotWritable, {});
    QSaveFile saving(file);
    const bool isSaved = saving.open(QIODevice::WriteOnly) &&
                         (!old || keepOwnership(saving.handle(), *old)) &&
                         saving.write(bytes) == bytes.size() && saving.commit();
    if (!isSaved)
        return fail(base::ErrorCode::FileNotWritable, saving.errorString());
    m_stamp = stampOf(m_path);
    m_sha256 = sha256Of(bytes);
    return {};
}

base::Result<OpenedDocument> openDocument(const QString& path)
{
    DocumentFile file(path);
    const auto bytes = file.read();
    if (!bytes)
        return std::unexpected(bytes.error());
    auto document = profile::Document::open(*bytes);
    if (!document)
        return std::unexpected(inFile(document.error(), path));
    return OpenedDocument{*std::move(document), std::move(file)};
}

} // namespace naru::engine
