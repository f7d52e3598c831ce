// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/CiscoPlaces.h"
#include "engine/Takeover.h"
#include "profile/OfferedGateway.h"
#include "wording/Words.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace naru::cli {

/** What `naructl import` was asked. */
struct ImportRequest
{
    std::vector<std::string> files;
    std::vector<std::string> profiles;
    std::vector<std::string> without;
    std::string below;
    bool dryRun = false;
};

/** A profile of another client; `copy` is empty until it is imported. */
struct ImportedProfile
{
    engine::FoundFile file;
    bool isTaken = true;
    QString copy = {};
};

/** All that can be taken over, each with whether it is. */
struct ImportPlan
{
    bool isDry = false;
    std::vector<engine::TakeoverRow> settings;
    std::vector<bool> takesSetting;
    std::vector<ImportedProfile> profiles;
    std::vector<profile::OfferedGateway> gateways;
    std::vector<bool> takesGateway;
    /** The profile that was made of the gateways; empty until it is made. */
    QString gatewayProfile = {};
    /** Why there are no gateways of NetworkManager, where it was asked in vain. */
    std::optional<base::Error> networkManager = {};
    /** Files that could not be read. */
    std::vector<base::Error> problems = {};
};

/** Looks and reads; nothing is changed. Blocks for the files and for NetworkManager. */
[[nodiscard]] ImportPlan makeImportPlan(const ImportRequest& request, const engine::TakeoverInput& input);

/** Of `--without`: those that name nothing in the plan. */
[[nodiscard]] QStringList unknownNames(const ImportPlan& plan, const ImportRequest& request);

[[nodiscard]] QJsonObject importJson(const ImportPlan& plan, const wording::Words& words);
[[nodiscard]] QStringList importText(const ImportPlan& plan, const wording::Words& words);

} // namespace naru::cli
