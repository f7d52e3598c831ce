// SPDX-License-Identifier: GPL-3.0-or-later
#include "SmallFile.h"

#include <QFile>
#include <QFileInfo>

namespace naru::host {

std::optional<QByteArray> readSmallFile(const QString& path)
{
    // Opening a pipe or a device could wait for ever.
    if (!QFileInfo(path).isFile())
        return std::nullopt;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.read(64 * 1024);
}

} // namespace naru::host
