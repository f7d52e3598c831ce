// SPDX-License-Identifier: GPL-3.0-or-later
#include "ImportPlan.h"

#include "engine/OtherGateways.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace naru::cli {

using profile::GatewayUse;
using profile::PreferenceUse;

namespace {

/** Everything is taken but what `--without` names. */
class Choice
{
public:
    explicit Choice(const ImportRequest& request)
    {
        for (const std::string& name : request.without)
            m_without.append(QString::fromStdString(name));
    }

    [[nodiscard]] bool takes(const QStringList& names) const
    {
        return std::ranges::none_of(names, [this](const QString& name) { return m_without.contains(name); });
    }
    [[nodiscard]] const QStringList& without() const { return m_without; }

private:
    QStringList m_without;
};

/** What an entry is called in `--without`: its path, its element, the key of naru.conf, or all of its kind.
 */
QStringList namesOf(const engine::TakeoverRow& row)
{
    return {QStringLiteral("preferences"), row.entry.element, row.entry.element.section(u'/', -1), row.key};
}

QStringList namesOf(const engine::FoundFile& file)
{
    return {QStringLiteral("profiles"), file.path, QFileInfo(file.path).fileName()};
}

QStringList namesOf(const profile::OfferedGateway& gateway)
{
    return {QStringLiteral("networkmanager"), gateway.name};
}

std::vector<engine::FoundFile> lookAround(const ImportRequest& request)
{
    if (request.below.empty())
        return engine::findCiscoFiles(QDir::rootPath(), {QDir::homePath()});
    const QString root = QString::fromStdString(request.below);
    return engine::findCiscoFiles(root, engine::homesBelow(root));
}

std::vector<engine::FoundFile> namedFiles(const ImportRequest& request)
{
    std::vector<engine::FoundFile> files;
    for (const std::string& file : request.files)
        files.push_back({engine::CiscoFile::UserPreferences, QString::fromStdString(file), {}});
    return files;
}

void askNetworkManager(ImportPlan& plan)
{
    auto gateways = engine::readNetworkManager();
    if (gateways)
        plan.gateways = std::move(*gateways);
    else
        plan.networkManager = gateways.error();
}

} // namespace

ImportPlan makeImportPlan(const ImportRequest& request, const engine::TakeoverInput& input)
{
    const Choice choice(request);
    ImportPlan plan;
    plan.isDry = request.dryRun;
    const auto found = request.files.empty() ? lookAround(request) : namedFiles(request);
    engine::PreferencesOfFiles read = engine::readPreferencesFiles(found);
    plan.problems = std::move(read.problems);
    plan.settings = engine::planTakeover(read.files, input);
    for (const engine::TakeoverRow& row : plan.settings)
        plan.takesSetting.push_back(row.use == PreferenceUse::Takes && choice.takes(namesOf(row)));
    for (const engine::FoundFile& file : found) {
        if (file.what == engine::CiscoFile::Profiles)
            plan.profiles.push_back({file, choice.takes(namesOf(file))});
    }
    // Another disk, or a file that is named, says nothing of this machine's NetworkManager.
    if (request.below.empty() && request.files.empty())
        askNetworkManager(plan);
    for (const profile::OfferedGateway& gateway : plan.gateways)
        plan.takesGateway.push_back(gateway.use == GatewayUse::Takes && choice.takes(namesOf(gateway)));
    return plan;
}

QStringList unknownNames(const ImportPlan& plan, const ImportRequest& request)
{
    // What names a kind is known, whether there is anything of it or not.
    QStringList known{QStringLiteral("preferences"), QStringLiteral("profiles"),
                      QStringLiteral("networkmanager")};
    for (const engine::TakeoverRow& row : plan.settings)
        known += namesOf(row);
    for (const ImportedProfile& profile : plan.profiles)
        known += namesOf(profile.file);
    for (const profile::OfferedGateway& gateway : plan.gateways)
        known += namesOf(gateway);
    QStringList unknown = Choice(request).without();
    unknown.removeIf([&known](const QString& name) { return !name.isEmpty() && known.contains(name); });
    return unknown;
}

} // namespace naru::cli
