// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DataFolder.h"

#include <QStandardPaths>

namespace naru::engine {

QString dataFolder(bool demo)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return demo ? folder + QStringLiteral("/demo") : folder;
}

} // namespace naru::engine
