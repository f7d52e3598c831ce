// SPDX-License-Identifier: GPL-3.0-or-later
#include "SweepJson.h"

namespace naru::cli {

QJsonObject settingsJson(const sim::Point& point)
{
    QJsonObject object;
    for (const std::string& setting : point) {
        const sim::SettingParts parts = sim::settingParts(setting);
        object.insert(QString::fromStdString(parts.path), QString::fromStdString(parts.value));
    }
    return object;
}

} // namespace naru::cli
