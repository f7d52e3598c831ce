// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Pages.h"

#include "connect/ConnectPage.h"
#include "evidence/EvidencePage.h"
#include "gateways/GatewaysPage.h"
#include "locations/LocationsPage.h"
#include "profiles/ProfilesPage.h"
#include "settings/SettingsPage.h"
#include "simulator/SimulatorPage.h"

namespace naru::shell {

std::vector<kit::Page*> makePages(const kit::Surroundings& surroundings, QWidget* parent)
{
    return {new connect::ConnectPage(surroundings, parent),
            new gateways::GatewaysPage(surroundings, parent),
            new locations::LocationsPage(surroundings, parent),
            new profiles::ProfilesPage(surroundings, parent),
            new evidence_ui::EvidencePage(surroundings, parent),
            new simulator::SimulatorPage(surroundings, parent),
            new settings::SettingsPage(surroundings, parent)};
}

} // namespace naru::shell
