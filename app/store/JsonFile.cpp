// SPDX-License-Identifier: GPL-3.0-or-later
#include "JsonFile.h"

#include "Leftovers.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace naru::store {

using base::Error;
using base::ErrorCode;

namespace {

base::Place placeOf(const QByteArray& bytes, qsizetype offset)
{
    const QByteArray before = bytes.first(std::clamp<qsizetype>(offset, 0, bytes.size()));
    const QByteArray line = before.sliced(before.lastIndexOf('\n') + 1);
    return {int(before.count('\n')) + 1, int(QString::fromUtf8(line).size()) + 1};
}

} // namespace

base::Result<std::optional<QJsonObject>> readJsonFile(const QString& path, qint64 maxBytes)
{
    const auto failure = [&](ErrorCode code, std::optional<base::Place> place, const QString& technical) {
        return std::unexpected(Error{code, path, place, technical});
    };
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    QFile file(path);
    // A pipe of that name would be waited for, without end.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotReadable, std::nullopt, file.errorString());
    const QByteArray bytes = file.read(maxBytes + 1);
    if (bytes.size() > maxBytes)
        return failure(ErrorCode::FileTooLarge, std::nullopt, {});
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return failure(ErrorCode::RecordInvalid, placeOf(bytes, error.offset), error.errorString());
    if (!document.isObject())
        return failure(ErrorCode::RecordInvalid, base::Place{}, QStringLiteral("no JSON object"));
    return document.object();
}

base::Result<void> writeJsonFile(const QString& path, const QJsonObject& object, qint64 maxBytes)
{
    removeLeftovers(path);
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(object).toJson();
    if (bytes.size() > maxBytes)
        return std::unexpected(Error{ErrorCode::FileTooLarge, path, std::nullopt, {}});
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(bytes) == bytes.size() && file.commit();
    if (!written)
        return std::unexpected(Error{ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
    return {};
}

} // namespace naru::store
