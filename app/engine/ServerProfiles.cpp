// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ServerProfiles.h"

#include "KeptFile.h"
#include "engine/FileBytes.h"
#include "profile/Reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace naru::engine {

namespace {

/** Two profiles of one name in different folders have folders of their own. */
constexpr qsizetype hashDigits = 12;
constexpr qint64 longestPath = 4096;

QString baseFile(const QString& folder)
{
    return folder + QStringLiteral("/base.xml");
}

QString newestFile(const QString& folder)
{
    return folder + QStringLiteral("/newest.xml");
}

QString sourceFile(const QString& folder)
{
    return folder + QStringLiteral("/source");
}

} // namespace

ServerProfiles::ServerProfiles(const QString& dataFolder)
    : m_folder(dataFolder + QStringLiteral("/server-profiles"))
{}

QString ServerProfiles::folderOf(const QString& profile) const
{
    const QFileInfo info(profile);
    const QByteArray hash =
        QCryptographicHash::hash(info.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256).toHex();
    return m_folder + u'/' + info.completeBaseName() + u'-' + QString::fromLatin1(hash.first(hashDigits));
}

std::optional<ServerCopy> ServerProfiles::find(const QString& profile) const
{
    const QString folder = folderOf(profile);
    const auto base = readBytes(baseFile(folder), profile::maxProfileBytes);
    const auto newest = readBytes(newestFile(folder), profile::maxProfileBytes);
    if (!base || !newest)
        return {};
    const auto source = readBytes(sourceFile(folder), longestPath);
    return ServerCopy{*base, *newest, source ? QString::fromUtf8(*source) : QString()};
}

base::Result<void> ServerProfiles::keep(const QString& profile, const QByteArray& bytes,
                                        const QString& source) const
{
    if (bytes.size() > profile::maxProfileBytes)
        return std::unexpected(base::Error{base::ErrorCode::FileTooLarge, profile, {}, {}});
    const QString folder = folderOf(profile);
    if (!source.isEmpty()) {
        if (const auto done = writeKept(sourceFile(folder), source.toUtf8()); !done)
            return done;
    }
    if (!QFileInfo::exists(baseFile(folder))) {
        if (const auto done = writeKept(baseFile(folder), bytes); !done)
            return done;
    }
    return writeKept(newestFile(folder), bytes);
}

base::Result<void> ServerProfiles::keepSent(const QString& profile, const QByteArray& bytes) const
{
    if (!find(profile)) {
        const auto users = readBytes(profile, profile::maxProfileBytes);
        if (!users)
            return std::unexpected(users.error());
        if (const auto done = keep(profile, *users); !done)
            return done;
    }
    return keep(profile, bytes);
}

base::Result<void> ServerProfiles::refresh(const QString& profile) const
{
    const std::optional<ServerCopy> copy = find(profile);
    if (!copy || copy->source.isEmpty())
        return {};
    const auto present = readBytes(copy->source, profile::maxProfileBytes);
    if (!present)
        return std::unexpected(present.error());
    if (*present == copy->newest)
        return {};
    return keep(profile, *present);
}

base::Result<void> ServerProfiles::setBase(const QString& profile, const QByteArray& bytes) const
{
    const QString file = baseFile(folderOf(profile));
    return QFileInfo::exists(file) ? writeKept(file, bytes) : base::Result<void>();
}

void ServerProfiles::remove(const QString& profile) const
{
    QDir(folderOf(profile)).removeRecursively();
}

} // namespace naru::engine
