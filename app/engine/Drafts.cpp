// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/Drafts.h"

#include "engine/FileBytes.h"
#include "profile/Reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace naru::engine {

namespace {

constexpr int formatVersion = 1;
constexpr qint64 longestHead = 64 * 1024;
constexpr qint64 largestDraft = longestHead + profile::maxProfileBytes;

QByteArray write(const Draft& draft)
{
    const QJsonObject head{
        {QStringLiteral("naru_draft"), formatVersion},
        {QStringLiteral("profile"), draft.profile},
        {QStringLiteral("base_sha256"), QString::fromLatin1(draft.baseSha256.toHex())},
        {QStringLiteral("kept_at_ms"), static_cast<qint64>(draft.keptAt.time_since_epoch().count())}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' + draft.bytes;
}

std::optional<Draft> read(const QString& path)
{
    const auto bytes = readBytes(path, largestDraft);
    if (!bytes)
        return std::nullopt;
    const qsizetype end = bytes->indexOf('\n');
    if (end < 0 || end > longestHead)
        return std::nullopt;
    const QJsonObject head = QJsonDocument::fromJson(bytes->first(end)).object();
    if (head[QStringLiteral("naru_draft")].toInt() != formatVersion)
        return std::nullopt;
    const std::chrono::milliseconds keptAt(head[QStringLiteral("kept_at_ms")].toInteger());
    return Draft{head[QStringLiteral("profile")].toString(),
                 QByteArray::fromHex(head[QStringLiteral("base_sha256")].toString().toLatin1()),
                 base::SystemTime(keptAt), bytes->sliced(end + 1)};
}

/** A write that was killed leaves its half behind under a name of its own. */
void removeLeftovers(const QString& path)
{
    const QFileInfo info(path);
    QDir folder = info.absoluteDir();
    const QStringList leftovers = folder.entryList({info.fileName() + QLatin1String(".??????")}, QDir::Files);
    for (const QString& leftover : leftovers)
        folder.remove(leftover);
}

} // namespace

Drafts::Drafts(const QString& dataFolder)
    : m_folder(dataFolder + QLatin1String("/drafts"))
{}

base::Result<void> Drafts::keep(const Draft& draft) const
{
    const QString path = fileOf(draft.profile);
    removeLeftovers(path);
    const QByteArray bytes = write(draft);
    QSaveFile file(path);
    const bool isKept = QDir().mkpath(m_folder) && file.open(QIODevice::WriteOnly) &&
                        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                        file.write(bytes) == bytes.size() && file.commit();
    if (!isKept)
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
    return {};
}

std::optional<Draft> Drafts::find(const QString& profile) const
{
    auto draft = read(fileOf(profile));
    return draft && draft->profile == profile ? std::move(draft) : std::nullopt;
}

std::vector<Draft> Drafts::all() const
{
    std::vector<Draft> drafts;
    const QDir folder(m_folder);
    const QStringList files = folder.entryList({QStringLiteral("*.draft")}, QDir::Files);
    for (const QString& file : files) {
        if (auto draft = read(folder.filePath(file)))
            drafts.push_back(*std::move(draft));
    }
    std::sort(drafts.begin(), drafts.end(),
              [](const Draft& a, const Draft& b) { return a.keptAt > b.keptAt; });
    return drafts;
}

base::Result<void> Drafts::remove(const QString& profile) const
{
    const QString path = fileOf(profile);
    removeLeftovers(path);
    QFile file(path);
    if (file.exists() && !file.remove())
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
    return {};
}

QString Drafts::fileOf(const QString& profile) const
{
    // A path is no name of a file, and may be too long for one.
    const QByteArray digest = QCryptographicHash::hash(profile.toUtf8(), QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(digest.toHex()) + u".draft";
}

} // namespace naru::engine
