// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

/** What goes from where to where in a step; a screen draws an arrow for each way. */
namespace naru::sim::cluster {

namespace {

/** The ends of a step's ways: N is the step's node, M the other one. */
enum class Ends : std::uint8_t {
    Nothing,
    /** N to M. */
    ToOther,
    /** N to the node that asked. */
    ToAsker,
    /** From the client or the server, as the step's value says, to N. */
    FromOutside,
    /** The same, and on to M. */
    FromOutsideToOther,
    FromServer,
    ToClient,
    ToServer,
    /** From the client to N, and on to the server. */
    ClientToServer,
};

Ends endsOf(StepCode code)
{
    switch (code) {
    case StepCode::SynAtOwner:
        return Ends::ClientToServer;
    case StepCode::SynAckAtForwarder:
        return Ends::FromServer;
    case StepCode::SynAckToClient:
    case StepCode::ToClient:
        return Ends::ToClient;
    case StepCode::OwnerMade:
        return Ends::ToServer;
    case StepCode::FirstPacket:
    case StepCode::PacketAtForwarder:
    case StepCode::Untracked:
        return Ends::FromOutside;
    case StepCode::ForwardedByFlow:
        return Ends::FromOutsideToOther;
    case StepCode::DirectorAnswered:
    case StepCode::DirectorReplies:
        return Ends::ToAsker;
    case StepCode::CookieDecoded:
    case StepCode::Registration:
    case StepCode::DirectorAsked:
    case StepCode::StateUpdate:
    case StepCode::FirstPacketQuery:
    case StepCode::SentBack:
    case StepCode::OwnerRegisters:
    case StepCode::ForwarderAsks:
    case StepCode::ShortToDirector:
    case StepCode::ShortToOwner:
    case StepCode::ForwardingFlow:
    case StepCode::LocalUnknown:
    case StepCode::ToControlNode:
    case StepCode::ToParentsOwner:
    case StepCode::NatRedirect:
    case StepCode::XlateAsked:
    case StepCode::XlateGiven:
    case StepCode::FragmentToItsOwner:
    case StepCode::FragmentsToOwner:
    case StepCode::IdleUpdate:
        return Ends::ToOther;
    default:
        return Ends::Nothing;
    }
}

} // namespace

std::vector<Way> ClusterState::waysOf(const Step& step) const
{
    const auto id = [this](std::size_t node) {
        return node < m_parameters.nodes.size() ? "node/" + m_parameters.nodes[node].name : std::string();
    };
    const std::string node = id(step.node);
    const std::string outside = step.value == 1 ? "server" : "client";
    std::vector<Way> ways;
    switch (endsOf(step.code)) {
    case Ends::Nothing:
        break;
    case Ends::ToOther:
        ways = {{node, id(step.other)}};
        break;
    case Ends::ToAsker:
        ways = {{node, step.value == 0 ? std::string() : id(step.value - std::size_t{1})}};
        break;
    case Ends::FromOutside:
        ways = {{outside, node}};
        break;
    case Ends::FromOutsideToOther:
        ways = {{outside, node}, {node, id(step.other)}};
        break;
    case Ends::FromServer:
        ways = {{"server", node}};
        break;
    case Ends::ToClient:
        ways = {{node, "client"}};
        break;
    case Ends::ToServer:
        ways = {{node, "server"}};
        break;
    case Ends::ClientToServer:
        ways = {{"client", node}, {node, "server"}};
        break;
    }
    std::erase_if(ways,
                  [](const Way& way) { return way.from.empty() || way.to.empty() || way.from == way.to; });
    return ways;
}

void ClusterState::showPassages(Snapshot& snapshot) const
{
    const std::vector<Step> steps = m_log.latest(mostPassages);
    std::uint64_t number = m_log.count() - steps.size();
    for (const Step& step : steps) {
        ++number;
        std::vector<Way> ways = waysOf(step);
        for (std::size_t index = 0; index < ways.size(); ++index)
            snapshot.passages.push_back({.number = 2 * number + index,
                                         .at = step.at,
                                         .kind = "message",
                                         .way = {std::move(ways[index].from), std::move(ways[index].to)},
                                         .outcome = "arrived",
                                         .mark = step.flow});
    }
    const std::size_t tooMany = snapshot.passages.size() - std::min(snapshot.passages.size(), mostPassages);
    snapshot.passages.erase(snapshot.passages.begin(),
                            snapshot.passages.begin() + static_cast<std::ptrdiff_t>(tooMany));
}

} // namespace naru::sim::cluster
