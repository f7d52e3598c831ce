// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DataFolder.h"

#include <QDir>
#include <QStandardPaths>

namespace naru::engine {

QString dataFolder(bool demo)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return demo ? folder + QStringLiteral("/demo") : folder;
}

QString rawLogPath(const QString& dataFolder)
{
    return QDir(dataFolder).filePath(QStringLiteral("naru.log"));
}

} // namespace naru::engine
