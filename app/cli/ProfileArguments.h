// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ProfileFile.h"

#include <string>
#include <vector>

namespace naru::cli {

/** The profiles that `--profile` names, as one; errors as `engine::readProfileFiles`. */
[[nodiscard]] inline base::Result<engine::ProfileWithSettings>
readProfiles(const std::vector<std::string>& files)
{
    QStringList paths;
    for (const std::string& file : files)
        paths.append(QString::fromStdString(file));
    return engine::readProfileFiles(paths);
}

} // namespace naru::cli
