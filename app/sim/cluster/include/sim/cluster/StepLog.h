// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"
#include "sim/kernel/Event.h"
#include "sim/scenario/Snapshot.h"

#include <string>
#include <vector>

namespace naru::sim::cluster {

/** What can happen; StepText.cpp has the words, with the rule's own number of the step (A70, A71). */
enum class StepCode : std::uint8_t {
    // Set-up of TCP, A70 1 to 8.
    SynAtOwner,
    SynAckAtForwarder,
    CookieDecoded,
    Registration,
    SynAckToClient,
    DirectorFlow,
    ForwardedByFlow,
    DirectorAsked,
    DirectorAnswered,
    StateUpdate,
    // Set-up of UDP and ICMP, A71 1 to 9.
    FirstPacket,
    FirstPacketQuery,
    SentBack,
    OwnerMade,
    OwnerRegisters,
    PacketAtForwarder,
    ForwarderAsks,
    ShortToDirector,
    DirectorReplies,
    ShortToOwner,
    ForwardingFlow,
    ToClient,
    // Beyond the set-up.
    LocalUnknown,
    Untracked,
    TakenOver,
    TakenOverAtBackup,
    StateFetched,
    NewOwnerElsewhere,
    ToControlNode,
    ToParentsOwner,
    NatRedirect,
    XlateAsked,
    XlateGiven,
    PortTaken,
    BackupXlate,
    BackupXlateFailed,
    FragmentToItsOwner,
    FragmentsComplete,
    FragmentOwnerOwns,
    FragmentsToOwner,
    Reassembled,
    FragmentsTimedOut,
    IdleUpdate,
    ParentLost,
    Dropped,
    Resent,
    GaveUp,
    TimedOut,
    Ended,
    // The cluster itself.
    NodeDown,
    NodeStarts,
    Removed,
    Elected,
    SplitBrain,
    Healed,
    Joined,
    JoinFailed,
    LinkDown,
    DataDown,
    ClusteringDisabled,
    PoolReplaced,
    BlocksCutAnew,
    PollFailed,
    TagLearned,
    TagMissed,
};
inline constexpr std::size_t stepCodes = static_cast<std::size_t>(StepCode::TagMissed) + 1;

/** A step as data: who did what, towards whom, with which flow. */
struct Step
{
    Time at{};
    StepCode code = StepCode::SynAtOwner;
    NodeIndex node = noNode;
    /** The node that the message goes to, or that the step is about. */
    NodeIndex other = noNode;
    /** Why a packet was dropped, how often something was tried; 1 where the packet came from the server; one
     * more than the node that asked. */
    std::uint8_t value = 0;
    /** Number of the flow; 0: none. */
    std::uint32_t flow = 0;
};

/**
 * The steps of a run: the first ones, the latest ones, and all of one flow that is followed. Allocates once,
 * but for that flow's.
 */
class StepLog
{
public:
    static constexpr std::size_t Kept = 4096;

    explicit StepLog(std::uint32_t followed)
        : m_latest(Kept)
        , m_followed(followed)
    {
        m_first.reserve(Kept);
    }
    void add(const Step& step)
    {
        if (step.flow != 0 && step.flow == m_followed && m_story.size() < Kept)
            m_story.push_back(step);
        if (m_first.size() < Kept)
            m_first.push_back(step);
        else
            m_latest[m_count++ % Kept] = step;
    }
    void follow(std::uint32_t flow)
    {
        if (flow != m_followed)
            m_story.clear();
        m_followed = flow;
    }
    [[nodiscard]] bool follows(std::uint32_t flow) const
    {
        return flow == m_followed || m_first.size() < Kept;
    }
    /** By time; in the middle those that made room are missing. */
    [[nodiscard]] std::vector<Step> steps() const { return latest(2 * Kept); }
    /** So many of these, at most; oldest first. */
    [[nodiscard]] std::vector<Step> latest(std::size_t most) const;
    /** In the whole run. */
    [[nodiscard]] std::uint64_t count() const { return m_first.size() + m_count; }
    /** Of the flow that is followed, in order. */
    [[nodiscard]] const std::vector<Step>& followed() const { return m_story; }
    [[nodiscard]] static constexpr std::size_t memory() { return 2 * Kept * sizeof(Step); }

private:
    std::vector<Step> m_first;
    std::vector<Step> m_latest;
    std::vector<Step> m_story;
    std::uint64_t m_count = 0;
    std::uint32_t m_followed;
};

/** Of all that the log can tell of, in the order of StepCode. */
[[nodiscard]] std::vector<std::string> stepCodeNames();

} // namespace naru::sim::cluster
