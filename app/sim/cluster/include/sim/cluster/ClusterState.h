// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/ClusterParameters.h"
#include "sim/cluster/ConnectionLimits.h"
#include "sim/cluster/Datagrams.h"
#include "sim/cluster/Flows.h"
#include "sim/cluster/Letter.h"
#include "sim/cluster/Membership.h"
#include "sim/cluster/Observers.h"
#include "sim/cluster/PatPool.h"
#include "sim/cluster/StepLog.h"
#include "sim/cluster/Totals.h"
#include "sim/cluster/XlateTable.h"
#include "sim/kernel/Agenda.h"
#include "sim/scenario/Recorder.h"
#include "sim/scenario/Report.h"

namespace naru::sim::cluster {

/**
 * A cluster of firewalls, what comes to it, and what its nodes tell each other: the state of a run, a plain
 * value. What the rules A1 to A75 say happens here; docs/simulator.md tells which is where.
 */
class ClusterState
{
public:
    using Parameters = ClusterParameters;

    ClusterState(const ClusterParameters& parameters, std::uint64_t seed);

    void start(Agenda& agenda);
    void handle(const Event& event, Agenda& agenda);
    [[nodiscard]] std::optional<Problem> refusal(const ClusterParameters&) const { return {}; }
    void change(const ClusterParameters& parameters, std::string_view path, Agenda& agenda);

    void declare(Recorder& recorder);
    void sample(Time now, Recorder& recorder);
    void restartStatistics(Time now);
    void report(Time now, Report& report) const;
    [[nodiscard]] Snapshot snapshot(Time now) const;
    [[nodiscard]] std::vector<LogEntry> log(std::size_t most) const;
    /** Of `flow/N`, `node/NAME` or `cluster`, in the order of the rules' own numbered steps. */
    [[nodiscard]] std::vector<LogEntry> story(std::string_view id) const;
    [[nodiscard]] std::size_t memory() const;

    // For tests.
    [[nodiscard]] const Totals& totals() const { return m_totals; }
    [[nodiscard]] const Flows& flows() const { return m_flows; }
    [[nodiscard]] const Membership& membership() const { return m_membership; }
    [[nodiscard]] const RoleBook& roleBook() const { return m_roles; }
    [[nodiscard]] const PatPool& pool() const { return m_pool; }
    [[nodiscard]] const XlateTable& xlates() const { return m_xlates; }
    [[nodiscard]] const ConnectionLimits& limits() const { return m_limits; }
    [[nodiscard]] const Observers& observers() const { return m_observers; }
    [[nodiscard]] std::vector<Step> steps() const { return m_log.steps(); }
    [[nodiscard]] std::int64_t owned(NodeIndex node) const { return m_owned[node].level(); }
    [[nodiscard]] std::uint64_t arrivedAt(NodeIndex node) const { return m_arrivedAt[node]; }
    /** Where neighbours send packets for a mapped address (A13, A74); noNode: nowhere. */
    [[nodiscard]] NodeIndex mappedAddressAt() const;
    /** Nodes that know a route (A3). */
    [[nodiscard]] NodeSet knowing(const std::string& route) const;
    /** Routing neighbours of a node; nodes of the cluster are never among them (A6). */
    [[nodiscard]] std::vector<std::string> routingNeighbours(NodeIndex node) const;
    [[nodiscard]] std::size_t deviceIds() const;
    [[nodiscard]] std::size_t exporters() const { return m_membership.active().size(); }
    /** What does not add up, counted anew from the flows; nothing when all is well. */
    [[nodiscard]] std::optional<std::string> brokenInvariant(Time now) const;

private:
    enum Kind : EventKind {
        Arrival = 1,
        PacketIn,
        IdleTimer,
        IdleUpdateDue,
        FragmentTimer,
        // Messages about a flow.
        Forward,
        ShortPacket,
        Query,
        Answer,
        NotKnown,
        NoFlow,
        SendBack,
        TakeOver,
        Fetch,
        State,
        ToControl,
        ToParent,
        XlateQuery,
        XlateReply,
        Update,
        BackupXlate,
        // Messages about fragments.
        FragmentIn,
        FragmentQuery,
        FragmentReply,
        FragmentForward,
        // The cluster.
        Heartbeat,
        HeartbeatIn,
        Check,
        Join,
        Monitor,
        Notice,
        Broadcast,
        Poll,
        Tag,
    };

    /** A group of connections with its streams of random numbers, and nodes in place of their names. */
    struct Traffic
    {
        DurationSpec between;
        DurationSpec every;
        std::vector<NodeIndex> enter{};
        std::vector<NodeIndex> back{};
        std::vector<NodeIndex> childEnter{};
        std::vector<NodeIndex> fragmentsAt{};
        NodeSet enterNodes{};
        NodeSet backNodes{};
        NodeSet routeNodes{};
        bool perSession = true;
        std::uint64_t made = 0;
        bool done = false;
        Random arrivals;
        Random gaps;
        Random tuples;
    };

    /** What a director says to a node that asks. */
    struct Verdict
    {
        /** The first four travel as two bits, in this order. */
        enum class What { OwnerKnown, NewOwner, TakeOver, AskOther, NoFlow };
        What what = What::NoFlow;
        NodeIndex owner = noNode;
    };

    // ClusterState.cpp, ClusterMessages.cpp
    void handleMessage(const Event& event, Agenda& agenda);
    void handleFragmentMessage(const Event& event, Agenda& agenda);
    void send(Kind kind, Slot slot, Letter letter, Agenda& agenda);
    void updateLater(Slot slot, const Letter& letter, Agenda& agenda);
    void giveUpUpdate(Flow& flow, const Letter& letter) const;
    [[nodiscard]] std::optional<Time> travelTime(const Letter& letter, bool again, DropReason& reason);
    void received(Kind kind, Slot slot, const Letter& letter, Agenda& agenda);

    // ClusterTraffic.cpp
    void makeTraffic(std::uint64_t seed);
    void resolve(Traffic& traffic, const TrafficParameters& parameters) const;
    void arrive(std::uint32_t group, Agenda& agenda);
    void startFlow(Slot slot, Agenda& agenda);
    void startChild(Slot parent, Agenda& agenda);
    void packetIn(Slot slot, Packet packet, Agenda& agenda);
    [[nodiscard]] NodeIndex nodeFor(const Flow& flow, bool fromServer) const;
    [[nodiscard]] NodeIndex chosenNode(const std::vector<NodeIndex>& wanted, NodeSet among,
                                       std::uint64_t hash) const;
    [[nodiscard]] std::optional<DropReason> refusedAt(NodeIndex node, const Flow& flow,
                                                      bool fromServer) const;

    // ClusterConversations.cpp
    void goOn(Slot slot, const Packet& packet, Agenda& agenda);
    void nextData(Slot slot, Agenda& agenda);
    void fallSilent(Slot slot, Agenda& agenda);
    void scheduleIn(Slot slot, Packet packet, Time delay, Agenda& agenda);
    void lost(Slot slot, const Packet& packet, NodeIndex node, DropReason reason, Agenda& agenda);
    void countDrop(Slot slot, NodeIndex node, DropReason reason, Time now);
    void sendAgain(Slot slot, Packet packet, Agenda& agenda);
    void idle(Slot slot, Agenda& agenda);
    void idleUpdate(Slot child, Agenda& agenda);
    [[nodiscard]] Time idleTimeout(const Flow& flow) const;
    void end(Slot slot, StepCode why, std::uint64_t& counter, Agenda& agenda);

    // ClusterNodes.cpp
    void receive(NodeIndex node, Slot slot, Packet packet, Agenda& agenda);
    [[nodiscard]] bool passOn(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void receiveSynAck(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void forward(NodeIndex node, NodeIndex owner, Slot slot, const Packet& packet, Agenda& agenda);
    void addForwardingFlow(NodeIndex node, NodeIndex owner, Slot slot, Time now);
    void forwarded(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    [[nodiscard]] NodeIndex ownerFor(const Flow& flow, NodeSet members) const;
    [[nodiscard]] bool isTranslated(const Flow& flow) const;
    [[nodiscard]] bool belongsToControl(const Flow& flow) const;

    // ClusterDirectors.cpp
    void askDirector(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void ask(NodeIndex node, NodeIndex director, Slot slot, const Packet& packet, bool first, Agenda& agenda);
    [[nodiscard]] Verdict direct(NodeIndex director, Slot slot, NodeIndex asker, Time now);
    void queried(Slot slot, const Letter& letter, Agenda& agenda);
    void shortPacket(Slot slot, const Letter& letter, Agenda& agenda);
    void follow(const Verdict& verdict, NodeIndex node, NodeIndex director, Slot slot, const Packet& packet,
                Agenda& agenda);
    void answered(Slot slot, const Letter& letter, Agenda& agenda);
    void noFlow(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void mayTakeOver(NodeIndex node, NodeIndex director, Slot slot, const Packet& packet, Agenda& agenda);

    // ClusterOwners.cpp
    void open(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    [[nodiscard]] std::optional<DropReason> admit(NodeIndex node, Slot slot, Agenda& agenda);
    void becomeOwner(NodeIndex node, Slot slot, Agenda& agenda);
    void takeOver(NodeIndex node, Slot slot, const Packet& packet, StepCode how, Agenda& agenda);
    void registerFlow(NodeIndex owner, Slot slot, StepCode why, Agenda& agenda);
    void process(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void advanceTcp(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda);
    void updated(Slot slot, const Letter& letter, Time now);
    void setOwner(Flow& flow, NodeSet owners, Time now);
    void backupXlate(Slot slot, const Letter& letter, Time now);

    // ClusterFragments.cpp
    void startDatagram(Slot slot, bool fromServer, Agenda& agenda);
    void fragmentIn(NodeIndex node, Slot datagram, Agenda& agenda);
    void gather(Slot datagram, Agenda& agenda);
    void lookUp(Slot datagram, Agenda& agenda);
    void followFragments(const Verdict& verdict, Slot datagram, Agenda& agenda);
    void sendFragment(Kind kind, Slot datagram, NodeIndex from, NodeIndex to, std::uint8_t note,
                      Agenda& agenda);
    void fragmentLost(Slot datagram, NodeIndex node, DropReason reason, Time now);
    void deliverDatagram(NodeIndex node, Slot datagram, Agenda& agenda);
    void fragmentsTimeOut(Slot datagram, Agenda& agenda);

    // ClusterMembership.cpp, ClusterFailures.cpp
    void heartbeat(NodeIndex node, Agenda& agenda);
    void heartbeatIn(NodeIndex from, Agenda& agenda);
    void check(NodeIndex node, Agenda& agenda);
    void removeSilent(NodeIndex control, Agenda& agenda);
    void electWithout(NodeIndex node, Agenda& agenda);
    void formParts(NodeSet nodes, Agenda& agenda);
    void heal(NodeIndex winner, NodeIndex loser, Agenda& agenda);
    void tryToJoin(NodeIndex node, std::uint32_t epoch, Agenda& agenda);
    void scheduleJoin(NodeIndex node, Time after, Agenda& agenda);
    void become(NodeIndex node, NodeIndex control, Agenda& agenda);
    void applyNode(NodeIndex node, const NodeParameters& before, Agenda& agenda);
    void die(NodeIndex node, Agenda& agenda);
    void startUp(NodeIndex node, Agenda& agenda);
    void loseLink(NodeIndex node, Agenda& agenda);
    void monitor(NodeIndex node, Agenda& agenda);
    void watchInterfaces(NodeIndex node, Agenda& agenda);
    void reviewTakers(Agenda& agenda);
    void notice(NodeIndex node);
    [[nodiscard]] bool takesTraffic(NodeIndex node) const;
    [[nodiscard]] NodeIndex mainControl() const;

    // ClusterRepair.cpp
    void membershipChanged(NodeSet gone, Agenda& agenda);
    void forget(Flow& flow, NodeSet gone, Time now);
    void repair(Slot slot, NodeSet members, Time now);

    // ClusterObservations.cpp
    void observe(EventKind kind, Agenda& agenda);

    // ClusterChange.cpp
    void applyNat(const ClusterParameters& before, Agenda& agenda);
    void cutBlocksAnew(Agenda& agenda);
    void restartTraffic(Agenda& agenda);

    // ClusterStage.cpp
    void showGroups(Snapshot& snapshot) const;
    void showOutside(Snapshot& snapshot) const;
    void show(NodeIndex node, Snapshot& snapshot) const;
    [[nodiscard]] std::vector<Role> rolesOf(const Flow& flow) const;
    void showFlows(Snapshot& snapshot) const;

    // StepWays.cpp
    [[nodiscard]] std::vector<Way> waysOf(const Step& step) const;
    void showPassages(Snapshot& snapshot) const;

    void note(StepCode code, Time at, NodeIndex node, NodeIndex other, const Flow* flow,
              std::uint8_t value = 0)
    {
        m_log.add({at, code, node, other, value, flow != nullptr ? flow->number : 0});
    }
    [[nodiscard]] LogEntry worded(const Step& step, std::size_t number) const;

    ClusterParameters m_parameters;
    RoleBook m_roles;
    Membership m_membership;
    Flows m_flows;
    Datagrams m_datagrams;
    PatPool m_pool;
    XlateTable m_xlates;
    ConnectionLimits m_limits;
    Observers m_observers;
    std::vector<Traffic> m_traffic;
    Random m_losses;
    Random m_joins;
    /** Whom the neighbours send to. */
    NodeSet m_takers;
    /** Members of any part, those not known to be gone too: whom the pool is spread over. */
    NodeSet m_poolMembers;
    std::array<LevelStatistics, mostNodes> m_owned;
    std::array<std::uint64_t, mostNodes> m_arrivedAt{};
    std::array<std::uint32_t, mostNodes> m_joinEpochs{};
    std::array<Time, mostNodes> m_dataDownSince{};
    /** Ports of a block: the size in effect (A18), and what each node would use since it reloaded. */
    std::int64_t m_blockSize;
    std::array<std::int64_t, mostNodes> m_loadedBlockSize{};
    bool m_formed = false;
    Totals m_totals;
    /** What series show is the difference to the last sample. */
    Counters m_sampled;
    StepLog m_log;
};

} // namespace naru::sim::cluster
