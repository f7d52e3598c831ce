// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/ConnectionLimits.h"
#include "sim/cluster/DirectorHash.h"
#include "sim/cluster/PatPool.h"
#include "sim/cluster/Roles.h"
#include "sim/cluster/SessionRules.h"
#include "sim/scenario/Fields.h"

#include <optional>

/** The parameters of the cluster model; the texts beside each in ClusterParameters.cpp and
 * FeatureParameters.cpp say what it is. */
namespace naru::sim::cluster {

/** Which number is the higher priority; the documents call it "higher" without more (A47). */
enum class PriorityOrder { LowerIsHigher, HigherIsHigher };
enum class InterfaceMode { Spanned, Individual };
/** Whether both directions of a connection come to the same node. */
enum class Balancing { Symmetric, Asymmetric };
/** How the neighbours reach mapped addresses on individual interfaces (A13). */
enum class MappedRoute { None, StaticRoute, PolicyRouting };
enum class TrafficKind { Tcp, Udp, Icmp, Dns, Ftp, Sip };
/** Who sends what follows the set-up. */
enum class Speakers { Both, Client, Server };
enum class NatKind { None, Dynamic, Pat };
enum class PolledAddress { Main, Local };
enum class DeviceId { HostName, LocalName };

struct NodeParameters
{
    std::string name = "n1";
    std::int64_t priority = 1;
    std::string site{};
    std::string chassis{};
    bool alive = true;
    bool link = true;
    std::int64_t segment = 0;
    bool heartbeats = true;
    bool dataUp = true;
    bool snmpUsersAdded = false;
    void fields(Fields& fields);
};

struct MembershipParameters
{
    bool formed = true;
    Time holdtime = std::chrono::seconds(3);
    Time requestEvery = std::chrono::seconds(3);
    Time electAfter = std::chrono::seconds(45);
    PriorityOrder order = PriorityOrder::LowerIsHigher;
    Time rejoinEvery = std::chrono::seconds(5);
    Time linkRejoin = std::chrono::minutes(5);
    Time dataRejoin = std::chrono::minutes(5);
    std::int64_t dataRejoins = 3;
    bool etherChannel = true;
    Time joinGrace = std::chrono::seconds(90);
    void fields(Fields& fields);
    /** Until a failed data interface costs the membership. */
    [[nodiscard]] Time monitorTime() const
    {
        return etherChannel ? std::chrono::milliseconds(9000) : std::chrono::milliseconds(500);
    }
};

struct LinkParameters
{
    Time delay = std::chrono::microseconds(100);
    Time betweenSites = std::chrono::milliseconds(5);
    double loss = 0;
    Time retransmit = std::chrono::milliseconds(50);
    bool sitesCut = false;
    void fields(Fields& fields);
};

struct RoleParameters
{
    HashKind hash = HashKind::SplitMix;
    SeparateBackup separate = SeparateBackup::NextInHashOrder;
    bool localisation = false;
    bool siteRedundancy = false;
    bool randomiseSequence = true;
    void fields(Fields& fields);
    [[nodiscard]] RoleSettings settings() const { return {localisation, siteRedundancy, separate}; }
};

struct RouteParameters
{
    std::string name = "branch";
    /** The node that learned it. */
    std::string node{};
    void fields(Fields& fields);
};

struct DistributionParameters
{
    InterfaceMode mode = InterfaceMode::Spanned;
    Balancing balancing = Balancing::Symmetric;
    Time noticesAfter{};
    bool tracks = true;
    /** At how many places one router neighbours the cluster (A7). */
    std::int64_t places = 1;
    bool zone = false;
    bool dynamicRouting = false;
    std::int64_t routerIds = 16;
    MappedRoute mappedRoute = MappedRoute::StaticRoute;
    std::vector<RouteParameters> routes;
    void fields(Fields& fields);
};

struct PoolParameters
{
    std::string name = "pool";
    std::int64_t first = 0;
    std::int64_t addresses = 1;
    void fields(Fields& fields);
};

struct NatRuleParameters
{
    std::string pool = "pool";
    /** "any", or the name of an interface. */
    std::string interface = "any";
    void fields(Fields& fields);
};

struct NatParameters
{
    std::vector<PoolParameters> pools{1};
    std::vector<NatRuleParameters> rules;
    bool blockAllocation = true;
    std::int64_t blockSize = 512;
    bool includeReserve = false;
    std::int64_t blocksPerHost = 0;
    bool roundRobin = false;
    bool extended = false;
    std::vector<std::string> staticPatInspections;
    std::vector<std::string> perSession;
    std::int64_t ruleCount = 1;
    bool transactionalCommit = false;
    double joinFails = 0.5;
    std::int64_t dynamicAddresses = 256;
    Time xlateTimeout = std::chrono::hours(3);
    void fields(Fields& fields);
    /** @param blockSize the one in effect (A18) */
    [[nodiscard]] PatSettings patSettings(std::int64_t blockSize) const;
    /** With so many rules nodes may fail to join (A33). */
    [[nodiscard]] bool joinsMayFail() const { return ruleCount > 10'000 && !transactionalCommit; }
    /** The rules of `per_session`; checked ones. */
    [[nodiscard]] std::vector<SessionRule> sessionRules() const;
};

struct LimitParameters
{
    std::int64_t connections = 0;
    std::int64_t embryonic = 0;
    std::int64_t perClient = 0;
    std::int64_t perClientEmbryonic = 0;
    Time broadcastEvery = std::chrono::seconds(1);
    void fields(Fields& fields);
    [[nodiscard]] LimitSettings settings() const
    {
        return {connections, embryonic, perClient, perClientEmbryonic, broadcastEvery == Time{}};
    }
};

struct FtpParameters
{
    Time updateEvery = std::chrono::seconds(30);
    bool aaa = false;
    void fields(Fields& fields);
};

struct TimeoutParameters
{
    Time tcp = std::chrono::hours(1);
    Time udp = std::chrono::minutes(2);
    Time icmp = std::chrono::seconds(2);
    Time fragments = std::chrono::seconds(5);
    void fields(Fields& fields);
};

struct ObservationParameters
{
    /** 0: no polls. */
    Time pollEvery{};
    PolledAddress polled = PolledAddress::Local;
    bool version3 = false;
    std::int64_t usersAdded = 0;
    DeviceId deviceId = DeviceId::HostName;
    /** 0: no new security group tags. */
    Time tagEvery{};
    void fields(Fields& fields);
};

struct TrafficParameters
{
    std::string name = "clients";
    TrafficKind kind = TrafficKind::Tcp;
    DurationSpec between{"1s", Distribution::deterministic(1e9)};
    Time first{};
    /** 0 is no end. */
    std::int64_t count = 0;
    std::int64_t clients = 1000;
    std::int64_t port = 443;
    std::int64_t packets = 4;
    DurationSpec every{"100ms", Distribution::deterministic(100e6)};
    Speakers speakers = Speakers::Both;
    bool closes = true;
    Time clientDelay = std::chrono::milliseconds(10);
    Time serverDelay = std::chrono::milliseconds(10);
    std::int64_t retries = 4;
    std::vector<std::string> enter;
    std::vector<std::string> back;
    std::string enterSite{};
    std::string backSite{};
    /** Where the child's packets come to; empty: as the parent's. */
    std::vector<std::string> childEnter;
    NatKind nat = NatKind::None;
    bool centralised = false;
    /** Name of a route that its packets need; empty: the default route. */
    std::string route{};
    /** Of each packet; 1: none. */
    std::int64_t fragments = 1;
    std::vector<std::string> fragmentsAt;
    /** Which one never comes; 0: all come. */
    std::int64_t fragmentLost = 0;
    void fields(Fields& fields);
};

struct ClusterParameters
{
    std::vector<NodeParameters> nodes;
    MembershipParameters membership;
    LinkParameters link;
    RoleParameters roles;
    DistributionParameters distribution;
    NatParameters nat;
    LimitParameters limits;
    FtpParameters ftp;
    TimeoutParameters timeouts;
    ObservationParameters observations;
    bool tlsProxy = false;
    std::vector<std::string> features;
    std::vector<TrafficParameters> traffic{1};
    /** Number of the flow whose story is kept whole; 0: none. */
    std::int64_t follow = 0;

    void fields(Fields& fields);
    /** What no field by itself can say: names that meet, and what the documents forbid. */
    [[nodiscard]] std::optional<Problem> check() const;
};

/** A setting that is allowed and likely not meant. */
struct Advice
{
    std::string code;
    std::string rule;
    Text text;
};
[[nodiscard]] std::vector<Advice> advise(const ClusterParameters& parameters);

} // namespace naru::sim::cluster
