// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** What management sees (A36 to A41). */
namespace naru::sim::cluster {

void ClusterState::observe(EventKind kind, Agenda& agenda)
{
    const ObservationParameters& parameters = m_parameters.observations;
    const NodeIndex control = mainControl();
    if (kind == Tag) {
        m_observers.newTag(control, control == noNode ? NodeSet{} : m_membership.members(control));
        note(control == noNode ? StepCode::TagMissed : StepCode::TagLearned, agenda.now(), control, noNode,
             nullptr);
        if (parameters.tagEvery > Time{})
            agenda.after(parameters.tagEvery, {.kind = Tag});
        return;
    }
    if (parameters.polled == PolledAddress::Main) {
        if (!m_observers.pollMain(control))
            note(StepCode::PollFailed, agenda.now(), control, noNode, nullptr);
    } else {
        for (NodeIndex node = 0; node < m_membership.size(); ++node) {
            if (m_parameters.nodes[node].alive && !m_observers.pollLocal(node, parameters.version3))
                note(StepCode::PollFailed, agenda.now(), node, noNode, nullptr);
        }
    }
    if (parameters.pollEvery > Time{})
        agenda.after(parameters.pollEvery, {.kind = Poll});
}

/** Every node writes its own messages; by host name they all look like one (A39). */
std::size_t ClusterState::deviceIds() const
{
    const std::size_t members = m_membership.active().size();
    if (m_parameters.observations.deviceId == DeviceId::LocalName)
        return members;
    return members > 0 ? 1 : 0;
}

} // namespace naru::sim::cluster
