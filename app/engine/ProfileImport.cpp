// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileImport.h"

#include "KeptFile.h"
#include "engine/FileBytes.h"
#include "engine/ServerProfiles.h"
#include "profile/Reader.h"

#include <QFileInfo>

namespace naru::engine {

base::Result<QString> importProfile(const QString& source, const QString& dataFolder)
{
    const QString from = QFileInfo(source).absoluteFilePath();
    const base::Result<QByteArray> bytes = readBytes(from, profile::maxProfileBytes);
    if (!bytes)
        return std::unexpected(bytes.error());

    const ServerProfiles kept(dataFolder);
    const QString name = QFileInfo(source).completeBaseName();
    QString target;
    for (int number = 1;; ++number) {
        const QString suffix = number == 1 ? QString() : u'-' + QString::number(number);
        target = dataFolder + QStringLiteral("/profiles/") + name + suffix + QStringLiteral(".xml");
        if (!QFileInfo::exists(target))
            break;
        const std::optional<ServerCopy> copy = kept.find(target);
        if (copy && copy->source == from) {
            if (const auto refreshed = kept.keep(target, *bytes); !refreshed)
                return std::unexpected(refreshed.error());
            return target;
        }
    }
    // What an earlier profile of that name left behind is no base for this one.
    kept.remove(target);
    if (const auto written = writeKept(target, *bytes); !written)
        return std::unexpected(written.error());
    if (const auto written = kept.keep(target, *bytes, from); !written)
        return std::unexpected(written.error());
    return target;
}

} // namespace naru::engine
