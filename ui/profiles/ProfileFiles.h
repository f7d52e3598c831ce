// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace naru::profiles {

/** A file that was read for editing. */
struct DocumentFile
{
    profile::Document document;
    QString path;
    bool isReadOnly = false;
};

/** Any thread. Errors: those of the file and of `Document::open`; the subject is the file. */
[[nodiscard]] base::Result<DocumentFile> readDocumentFile(const QString& path);

/** Whole or not at all; permissions and a symlink stay. `FileNotWritable`; `FileChanged` where the file is
 * there and does not hold what is `expected`. */
[[nodiscard]] base::Result<void> writeDocumentFile(const QString& path, const QByteArray& bytes,
                                                   const std::optional<QByteArray>& expected = {});

} // namespace naru::profiles
