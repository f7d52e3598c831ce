// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

#include <algorithm>

/** A rolling upgrade (U29): quiesce, wait until empty, upgrade, wait until every balancer sees it, next. */
namespace naru::sim::balancer {

void BalancerState::upgradeNext(MemberIndex appliance, Agenda& agenda)
{
    if (appliance == m_appliances.size()) {
        m_upgrade.stage = Upgrade::Stage::Idle;
        m_upgrade.finishedAt = agenda.now();
        note(LogCode::UpgradeDone, agenda.now(), nullptr, 0, 0);
        return;
    }
    m_upgrade.stage = Upgrade::Stage::Emptying;
    m_upgrade.appliance = appliance;
    m_upgrade.deadlinePassed = false;
    m_appliances[appliance].setQuiesced(true, agenda.now());
    note(LogCode::Quiesced, agenda.now(), nullptr, 0, appliance);
    // Where nobody looks at the answers, new sessions keep coming: then the time of one session must do.
    if (std::ranges::none_of(m_fronts, &Front::watches))
        agenda.after(m_parameters.maxSession, {.kind = UpgradeDeadline});
    upgradeCheck(agenda);
}

void BalancerState::upgradeCheck(Agenda& agenda)
{
    const MemberIndex appliance = m_upgrade.appliance;
    if (m_upgrade.stage == Upgrade::Stage::Emptying) {
        const bool watched = std::ranges::any_of(m_fronts, &Front::watches);
        const bool empty = watched && seenAs(appliance, false) && m_appliances[appliance].occupants == 0;
        if (!empty && !m_upgrade.deadlinePassed)
            return;
        m_upgrade.stage = Upgrade::Stage::Away;
        setInService(appliance, false, agenda);
        agenda.after(m_parameters.upgrade.takes, {.kind = UpgradeBack});
    } else if (m_upgrade.stage == Upgrade::Stage::Returning && seenAs(appliance, true)) {
        upgradeNext(appliance + 1, agenda);
    }
}

void BalancerState::upgradeBack(Agenda& agenda)
{
    const MemberIndex appliance = m_upgrade.appliance;
    m_upgrade.stage = Upgrade::Stage::Returning;
    m_appliances[appliance].setQuiesced(m_parameters.uags[appliance].quiesced, agenda.now());
    setInService(appliance, m_parameters.uags[appliance].inService, agenda);
    upgradeCheck(agenda);
}

} // namespace naru::sim::balancer
