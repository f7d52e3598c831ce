// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/HealthCheck.h"
#include "sim/balancer/Method.h"
#include "sim/scenario/Fields.h"

/** The parameters of the load balancer model; the texts beside each in BalancerParameters.cpp say what it is.
 */
namespace naru::sim::balancer {

/** How the balancer brings a session's later connections to the appliance of its first one (U10, U16). */
enum class Persistence {
    /** Each connection is balanced by itself: the misconfiguration of U13. */
    None,
    /** By the client's address. */
    Source,
    /** Each appliance has ports of its own at the balancer's address. */
    PortGroups,
    /** Each appliance has an address of its own beside the common one (N+1), past the balancer's choice. */
    NodeAddresses,
    /** The first request is answered with 307 and the appliance's own name; then the balancer is passed by.
     */
    Redirect,
    /** A cookie of the session; only what begins as HTTP can carry it. */
    Cookie,
};

/** What a balancer counts as load. */
enum class Counting { Sessions, Connections };

/** What clients do. */
enum class ClientKind {
    /** Primary connection, sign-in, then secondary connections (U5, U8). */
    Horizon,
    /** A device is known by the headers of its request (U14). */
    ContentGateway,
    /** Data connections need the keys of the session that signed in (U15). */
    PerAppTunnel,
    /** Users inside, who come to the servers' balancer without an appliance (U30). */
    Internal,
    /** Sends secondary traffic without having signed in (U11). */
    Stranger,
};

/** What an appliance answers to a health check beside what its mode says. */
enum class MonitorAnswer { Status, Reset, Nothing };

struct MonitorParameters
{
    bool enabled = true;
    Time interval = std::chrono::seconds(30);
    Time timeout = std::chrono::seconds(10);
    std::int64_t rise = 1;
    std::int64_t fall = 1;
    Expect expect = Expect::Exactly200;
    bool stopOn404 = false;
    void fields(Fields& fields);
};

struct MethodParameters
{
    Algorithm algorithm = Algorithm::LeastConnections;
    Ties ties = Ties::Fifo;
    std::int64_t points = 16;
    RingRule ring = RingRule::Clockwise;
    bool distinct = false;
    void fields(Fields& fields);
    [[nodiscard]] Method method() const;
};

struct FrontParameters : MethodParameters
{
    std::string name = "lb1";
    Persistence persistence = Persistence::Source;
    bool survivesHealthDown = false;
    Time persistenceLifetime = std::chrono::hours(10);
    Counting counts = Counting::Sessions;
    bool cutOnDown = false;
    Time queueTimeout{};
    bool preserveHeaders = true;
    bool https = true;
    MonitorParameters monitor;
    void fields(Fields& fields);
};

struct ApplianceParameters
{
    std::string name = "uag1";
    std::int64_t weight = 1;
    /** 0 is no limit. */
    std::int64_t sessionLimit = 0;
    /** 0 is no limit. */
    std::int64_t signInsAtOnce = 0;
    /** A server's name; empty for the balancer of the servers. */
    std::string target{};
    Admin admin = Admin::Ready;
    bool quiesced = false;
    bool inService = true;
    MonitorAnswer answers = MonitorAnswer::Status;
    std::int64_t status = 200;
    void fields(Fields& fields);
};

struct ServerParameters
{
    std::string name = "server1";
    std::int64_t weight = 1;
    bool inService = true;
    std::int64_t internalSessions = 0;
    void fields(Fields& fields);
};

struct ClientParameters
{
    std::string name = "clients";
    ClientKind kind = ClientKind::Horizon;
    /** Empty: the balancers in turn. */
    std::string balancer{};
    DurationSpec between{"1s", Distribution::deterministic(1e9)};
    Time first{};
    /** 0 is no end. */
    std::int64_t count = 0;
    std::int64_t population = 10'000;
    std::int64_t clientsPerAddress = 1;
    std::int64_t addressesPerClient = 1;
    DurationSpec signIn{"2s", Distribution::deterministic(2e9)};
    double signInSucceeds = 1;
    DurationSpec session{"8h", Distribution::deterministic(8 * 3600e9)};
    std::vector<std::string> secondaries{"blast tcp 8443"};
    DurationSpec secondaryDelay{"100ms", Distribution::deterministic(100e6)};
    /** Always 0: no further ones. */
    DurationSpec againEvery{};
    void fields(Fields& fields);
};

struct UpgradeParameters
{
    Time start{};
    /** 0: no upgrade. */
    Time takes{};
    /** Goes up by hand in the middle of a run. */
    std::int64_t rolls = 0;
    void fields(Fields& fields);
};

struct BalancerParameters
{
    std::vector<FrontParameters> balancers{1};
    std::vector<ApplianceParameters> uags;
    std::vector<ServerParameters> servers;
    MethodParameters inner;
    std::vector<ClientParameters> clients{1};
    Time maxSession = std::chrono::hours(10);
    UpgradeParameters upgrade;

    void fields(Fields& fields);
    /** What no field by itself can say: names that meet, limits on the whole. */
    [[nodiscard]] std::optional<Problem> check() const;
};

/** A setting that is allowed and likely not meant. */
struct Advice
{
    /** Such as "single-uag" or "not-https"; the rule it comes from. */
    std::string code;
    std::string rule;
    Text text;
};
[[nodiscard]] std::vector<Advice> advise(const BalancerParameters& parameters);

} // namespace naru::sim::balancer
