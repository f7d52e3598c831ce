// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Documents.h"

#include "evidence/FileKind.h"

#include <QFileInfo>

namespace naru::shell {

Documents sortDocuments(const QStringList& files)
{
    Documents documents;
    for (const QString& file : files) {
        const QString suffix = QFileInfo(file).suffix().toLower();
        const auto kind = evidence::fileKind(file);
        const bool isEvidence = kind && *kind != evidence::FileKind::Other;
        if (isEvidence || suffix == u"txt" || suffix == u"log")
            documents.evidence << file;
        else if (suffix == u"json")
            documents.scenarios << file;
        else
            documents.profiles << file;
    }
    return documents;
}

} // namespace naru::shell
