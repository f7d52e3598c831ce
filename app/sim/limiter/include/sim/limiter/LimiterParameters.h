// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/limiter/DynamicThrottle.h"
#include "sim/limiter/RateLimiter.h"
#include "sim/scenario/Fields.h"

/** The parameters of the rate limiter; the texts beside each in LimiterParameters.cpp say what it is. */
namespace naru::sim::limiter {

enum class Spacing { Even, Poisson, Bursty };
enum class Direction { Ingress, Egress };
enum class Action { Reject, Drop };
enum class Cuts { Limit, Traffic };
enum class Fraction { Floor, Nearest, Exact };
enum class CpuMode { Value, Trace, Loop };
enum class Combine { Greatest, Average };

/** Messages of one kind from one peer. */
struct StreamParameters
{
    std::string message = "gx-ccr-i";
    double rate = 1000;
    Spacing spacing = Spacing::Even;
    DurationSpec gaps;
    void fields(Fields& fields);
    friend bool operator==(const StreamParameters&, const StreamParameters&) = default;
};

/** A peer that sends requests to the DRA, such as a pGW. */
struct SourceParameters
{
    std::string name = "pgw1";
    std::string site = "A";
    std::vector<StreamParameters> streams;
    bool link = true;
    double releaseRate = 50'000;
    std::int64_t peers = 1;
    std::int64_t retries = 0;
    Time timeout = std::chrono::seconds(5);
    Time failoverDelay = std::chrono::milliseconds(2);
    std::int64_t reconnectAfter = 0;
    Time reconnectTime = std::chrono::seconds(3);
    std::int64_t flush = 0;
    double flushRate = 10'000;
    void fields(Fields& fields);
};

struct SiteParameters
{
    std::string name = "A";
    bool up = true;
    void fields(Fields& fields);
};

struct ServerParameters
{
    std::string name = "pcrf1";
    bool up = true;
    std::optional<double> capacity;
    void fields(Fields& fields);
};

/** Diameter servers that routing treats as one: a PCRF group, an OCS group. */
struct GroupParameters
{
    std::string name = "pcrf";
    std::vector<std::string> applications{"gx"};
    std::vector<ServerParameters> servers;
    DurationSpec latency{"10ms", Distribution::deterministic(10e6)};
    void fields(Fields& fields);
};

/** A row of the table "Peer Rate Limit Profile". */
struct PeerLimitParameters
{
    std::string name = "limit";
    Direction direction = Direction::Ingress;
    std::string peer = "*";
    double rate = 1000;
    Algorithm algorithm = Algorithm::FixedWindow;
    Time window = std::chrono::seconds(1);
    std::optional<double> burst;
    std::optional<double> atOnce;
    Action action = Action::Reject;
    std::int64_t resultCode = 3002;
    std::string errorMessage = "Rate limit violated";
    bool shadow = false;
    void fields(Fields& fields);
};

/** A row of the table "Message Rate Limit Profile". */
struct MessageLimitParameters : PeerLimitParameters
{
    std::vector<std::string> messages{"gx-ccr-i"};
    void fields(Fields& fields);
};

/** A row of the table "Dynamic Peer Rate Limit Profile". */
struct DynamicPeerParameters
{
    std::string peer = "*";
    std::string profile = "default";
    Time hold = std::chrono::seconds(30);
    double step = 0.2;
    void fields(Fields& fields);
};

struct CpuRangeParameters
{
    double from = 0;
    double to = 100;
    double throttle = 0;
    void fields(Fields& fields);
};

/** The table "Dynamic Throttling DB CPU Profile". */
struct CpuProfileParameters
{
    std::string name = "default";
    std::vector<CpuRangeParameters> ranges;
    double release = 49;
    void fields(Fields& fields);
};

/** The section "DRA Dynamic Peer Rate Limiter" of Policy Builder, and what the documents leave open. */
struct DynamicParameters
{
    bool enabled = false;
    std::vector<std::string> messages{"gx-ccr-i", "gx-ccr-t"};
    Cuts cuts = Cuts::Limit;
    Fraction fraction = Fraction::Floor;
    Time delay{};
    void fields(Fields& fields);
};

struct VmParameters
{
    std::string name = "db1";
    double value = 40;
    void fields(Fields& fields);
};

/** The CPU of the database. */
struct CpuParameters
{
    CpuMode mode = CpuMode::Value;
    double value = 40;
    std::vector<VmParameters> vms;
    Combine combine = Combine::Greatest;
    DurationSpec trace;
    Time every = std::chrono::seconds(1);
    double idle = 10;
    double capacity = 2000;
    double smoothing = 0.5;
    std::vector<std::string> messages{"gx-ccr-i", "gx-ccr-t"};
    void fields(Fields& fields);
};

struct LimiterParameters
{
    std::string site = "A";
    std::vector<SiteParameters> sites{{}};
    std::vector<SourceParameters> sources;
    std::vector<GroupParameters> groups;
    std::int64_t pool = 0;
    Time transactionTimeout = std::chrono::seconds(10);
    Time sla = std::chrono::seconds(1);
    bool refusedUsesPeerQuota = false;
    std::vector<PeerLimitParameters> peerLimits;
    std::vector<MessageLimitParameters> messageLimits;
    std::vector<DynamicPeerParameters> dynamicPeers;
    std::vector<CpuProfileParameters> cpuProfiles;
    DynamicParameters dynamic;
    CpuParameters cpu;

    void fields(Fields& fields);
    [[nodiscard]] std::optional<Problem> check() const;
};

} // namespace naru::sim::limiter
