// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProfileFiles.h"

#include "engine/DocumentFile.h"
#include "profile/Reader.h"

#include <QFile>

namespace naru::profiles {

namespace {

base::Error fileError(base::ErrorCode code, const QString& path, const QString& technical = {})
{
    return {code, path, std::nullopt, technical};
}

} // namespace

base::Result<DocumentFile> readDocumentFile(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return std::unexpected(fileError(base::ErrorCode::FileNotFound, path));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(fileError(base::ErrorCode::FileNotReadable, path, file.errorString()));
    if (file.size() > profile::maxProfileBytes)
        return std::unexpected(fileError(base::ErrorCode::FileTooLarge, path));
    base::Result<profile::Document> document = profile::Document::open(file.readAll());
    if (!document) {
        base::Error error = document.error();
        if (error.subject.isEmpty())
            error.subject = path;
        return std::unexpected(error);
    }
    return DocumentFile{std::move(*document), path, !engine::DocumentFile(path).isWritable()};
}

base::Result<void> writeDocumentFile(const QString& path, const QByteArray& bytes,
                                     const std::optional<QByteArray>& expected)
{
    engine::DocumentFile file(path);
    if (expected) {
        const base::Result<QByteArray> present = file.read();
        if (present && *present != *expected)
            return std::unexpected(fileError(base::ErrorCode::FileChanged, path));
    }
    return file.save(bytes);
}

} // namespace naru::profiles
