// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerParameters.h"

namespace naru::sim::balancer {

namespace {

constexpr About fixed(const char* en, const char* ko)
{
    return {en, ko, false};
}

/** The names of the algorithms as Method.cpp has them. */
constexpr std::array algorithmNames{
    Choice{Algorithm::LeastConnections, "leastconn"},
    Choice{Algorithm::RoundRobin, "roundrobin"},
    Choice{Algorithm::StaticRoundRobin, "static-rr"},
    Choice{Algorithm::Source, "source"},
    Choice{Algorithm::Consistent, "consistent"},
    Choice{Algorithm::TwoChoices, "random2"},
    Choice{Algorithm::Random, "random"},
    Choice{Algorithm::First, "first"},
    Choice{Algorithm::DnsRoundRobin, "dns-round-robin"},
};
constexpr std::array tieNames{Choice{Ties::Fifo, "fifo"},
                              Choice{Ties::WeightedRotation, "weighted-rotation"}};
constexpr std::array ringNames{Choice{RingRule::Clockwise, "clockwise"},
                               Choice{RingRule::Nearest, "nearest"}};
constexpr std::array expectNames{Choice{Expect::Exactly200, "200"}, Choice{Expect::AnySuccess, "2xx-3xx"}};
constexpr std::array persistenceNames{
    Choice{Persistence::None, "none"},
    Choice{Persistence::Source, "source"},
    Choice{Persistence::PortGroups, "port-groups"},
    Choice{Persistence::NodeAddresses, "node-addresses"},
    Choice{Persistence::Redirect, "redirect"},
    Choice{Persistence::Cookie, "cookie"},
};
constexpr std::array countingNames{Choice{Counting::Sessions, "sessions"},
                                   Choice{Counting::Connections, "connections"}};
constexpr std::array adminNames{Choice{Admin::Ready, "ready"}, Choice{Admin::Drain, "drain"},
                                Choice{Admin::Maintenance, "maintenance"}};
constexpr std::array answerNames{Choice{MonitorAnswer::Status, "status"},
                                 Choice{MonitorAnswer::Reset, "reset"},
                                 Choice{MonitorAnswer::Nothing, "nothing"}};
constexpr std::array kindNames{
    Choice{ClientKind::Horizon, "horizon"},
    Choice{ClientKind::ContentGateway, "content-gateway"},
    Choice{ClientKind::PerAppTunnel, "per-app-tunnel"},
    Choice{ClientKind::Internal, "internal"},
    Choice{ClientKind::Stranger, "stranger"},
};

constexpr Range weights{0, greatestWeight};
constexpr Range moments{0, 30.0 * 86400};
constexpr Range counts{0, 1e9};

} // namespace

void MonitorParameters::fields(Fields& fields)
{
    fields.boolean("enabled", enabled,
                   fixed("Whether the appliances' health is watched", "장치의 상태 모니터링 여부"));
    fields.duration("interval", interval, {0.001, 86400},
                    {"From the end of one check to the next", "한 상태 확인의 끝에서 다음 확인까지의 간격"});
    fields.duration("timeout", timeout, {0.001, 86400},
                    {"How long an answer is waited for", "응답을 기다리는 시간"});
    fields.integer("rise", rise, {1, 1000},
                   {"Good answers until up again", "다시 정상이 될 때까지의 정상 응답 수"});
    fields.integer("fall", fall, {1, 1000}, {"Bad answers until down", "중단이 될 때까지의 비정상 응답 수"});
    fields.choice("expect", expect, expectNames,
                  {"Which answers are good: exactly 200, or any 2xx and 3xx as HAProxy does by default",
                   "정상으로 보는 응답: 정확히 200, 또는 HAProxy의 기본값처럼 모든 2xx와 3xx"});
    fields.boolean("stop_on_404", stopOn404,
                   {"404 means: no new clients, those held by persistence still come",
                    "404 응답의 뜻: 새 클라이언트는 보내지 않고 지속성이 있는 클라이언트만 계속 보냄"});
}

void MethodParameters::fields(Fields& fields)
{
    fields.choice("algorithm", algorithm, algorithmNames, {"How a server is chosen", "서버를 선택하는 방법"});
    fields.choice("ties", ties, tieNames,
                  {"leastconn: which of equal servers. fifo: whose count changed longest ago, as HAProxy",
                   "leastconn에서 세션 수가 같을 때의 선택. fifo: HAProxy처럼 가장 오래전에 바뀐 서버"});
    fields.integer("points", points, {1, greatestPoints},
                   {"consistent: points on the ring for each unit of weight",
                    "consistent: 가중치 하나당 링 위의 점 수"});
    fields.choice("ring", ring, ringNames,
                  {"consistent: which point a client belongs to", "consistent: 클라이언트가 속하는 점"});
    fields.boolean(
        "distinct", distinct,
        {"random2: the two servers drawn are different ones", "random2: 서로 다른 두 서버를 뽑음"});
}

Method MethodParameters::method() const
{
    return {algorithm, ties, static_cast<std::uint32_t>(points), ring, distinct};
}

void FrontParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    MethodParameters::fields(fields);
    fields.choice("persistence", persistence, persistenceNames,
                  {"How later connections of a session come to the same appliance",
                   "세션의 이후 연결을 같은 장치로 보내는 방법"});
    fields.boolean(
        "survives_health_down", survivesHealthDown,
        {"Persistence survives health-down: a session's later connections still go to an appliance "
         "that is marked down",
         "상태가 중단이어도 지속성 유지: 중단으로 표시된 장치로도 세션의 이후 연결을 계속 보냄"});
    fields.duration("persistence_lifetime", persistenceLifetime, {1, 30.0 * 86400},
                    {"How long an address is remembered after its last connection",
                     "마지막 연결 뒤에 주소를 기억하는 시간"});
    fields.choice("counts", counts, countingNames,
                  {"What counts as load: sessions, or every open connection",
                   "부하로 세는 대상: 세션, 또는 열려 있는 모든 연결"});
    fields.boolean("cut_on_down", cutOnDown,
                   {"Sessions on an appliance that goes down are cut", "중단된 장치의 세션을 끊음"});
    fields.duration("queue_timeout", queueTimeout, {0, 86400},
                    {"How long a client waits while every appliance is full; 0s: refused at once",
                     "모든 장치가 가득 찼을 때 클라이언트가 기다리는 시간. 0s: 바로 거부"});
    fields.boolean("preserve_headers", preserveHeaders,
                   {"The original HTTP headers are sent on", "원래 HTTP 헤더를 그대로 전송"});
    fields.boolean("https", https, {"The balancer is set up for HTTPS", "로드 밸런서가 HTTPS로 구성됨"});
    fields.object("monitor", monitor, {"Health monitoring", "상태 모니터링"});
}

void ApplianceParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    fields.integer("weight", weight, weights, {"Weight; 0: no new clients", "가중치. 0: 새 클라이언트 없음"});
    fields.integer("session_limit", sessionLimit, counts,
                   {"Sessions that it takes; 0: no limit", "받을 수 있는 세션 수. 0: 제한 없음"});
    fields.integer("sign_ins_at_once", signInsAtOnce, counts,
                   {"Sign-ins that it works on at once, others wait in line; 0: no limit",
                    "동시에 처리하는 로그인 수. 나머지는 차례를 기다림. 0: 제한 없음"});
    fields.string("target", target,
                  {"The one server behind it; empty: the servers' load balancer",
                   "뒤에 있는 개별 서버. 비어 있으면 서버 앞의 로드 밸런서"});
    fields.choice("admin", admin, adminNames,
                  {"What the administrator set at the load balancers", "관리자가 로드 밸런서에서 정한 상태"});
    fields.boolean("quiesced", quiesced,
                   {"Quiesce mode: health checks are answered with 503",
                    "중지(Quiesce) 모드: 상태 확인에 503으로 응답"});
    fields.boolean("in_service", inService,
                   {"It works; when it stops, its sessions are cut", "작동 중. 멈추면 세션이 끊김"});
    fields.choice("answers", answers, answerNames, {"What health checks get", "상태 확인에 대한 응답 종류"});
    fields.integer("status", status, {100, 599},
                   {"Status of the answer to health checks", "상태 확인에 응답하는 상태 코드"});
}

void ServerParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    fields.integer("weight", weight, weights, {"Weight", "가중치"});
    fields.boolean("in_service", inService, {"It takes sessions", "세션을 받음"});
    fields.integer("internal_sessions", internalSessions, {0, 1e6},
                   fixed("Sessions of internal users from the start", "처음부터 있는 내부 사용자의 세션 수"));
}

void ClientParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    fields.choice("kind", kind, kindNames, fixed("What they do", "클라이언트의 종류"));
    fields.string("balancer", balancer,
                  fixed("The load balancer they use; empty: one after another",
                        "사용하는 로드 밸런서. 비어 있으면 차례로"));
    fields.durations("between", between, {"Time between two arrivals", "도착 간격"});
    fields.duration("first", first, moments, fixed("When the first one comes", "첫 클라이언트가 오는 시각"));
    fields.integer("count", count, counts, {"How many come; 0: no end", "오는 클라이언트 수. 0: 끝없음"});
    fields.integer("population", population, {1, 1e6},
                   fixed("How many different clients there are; they come in turn",
                         "서로 다른 클라이언트 수. 차례로 접속"));
    fields.integer("clients_per_address", clientsPerAddress, {1, 1e6},
                   fixed("Clients behind one address (NAT)", "주소 하나를 나눠 쓰는 클라이언트 수(NAT)"));
    fields.integer("addresses_per_client", addressesPerClient, {1, 64},
                   fixed("Addresses from which one client's connections come, by chance",
                         "한 클라이언트의 연결에 임의로 쓰이는 주소 수"));
    fields.durations("sign_in", signIn, {"How long a sign-in takes", "로그인에 걸리는 시간"});
    fields.percent("sign_in_succeeds", signInSucceeds, {0, 1},
                   {"Share of sign-ins that succeed", "로그인 성공 비율"});
    fields.durations("session", session, {"How long a session lasts", "세션이 이어지는 시간"});
    fields.strings("secondaries", secondaries,
                   {"Secondary connections of each session, such as \"blast udp 8443\"",
                    "세션마다 여는 보조 연결, 예: \"blast udp 8443\""});
    fields.durations("secondary_delay", secondaryDelay,
                     {"From the sign-in to a secondary connection", "로그인 뒤 보조 연결까지의 시간"});
    fields.durations("again_every", againEvery,
                     {"Time between further short secondary connections; 0s: none",
                      "이후의 짧은 보조 연결 사이의 간격. 0s: 없음"});
}

void UpgradeParameters::fields(Fields& fields)
{
    fields.duration("start", start, moments,
                    fixed("When the rolling upgrade starts", "롤링 업그레이드 시작 시각"));
    fields.duration("takes", takes, {0, 30.0 * 86400},
                    {"How long one appliance is away; 0s: no upgrade",
                     "장치 하나를 업그레이드하는 시간. 0s: 업그레이드 없음"});
    fields.integer("rolls", rolls, {0, 1'000'000},
                   {"Changing it starts a rolling upgrade at once, unless one is under way",
                    "값을 바꾸면 진행 중인 롤링 업그레이드가 없을 때 바로 시작"});
}

void BalancerParameters::fields(Fields& fields)
{
    fields.list("balancers", balancers,
                fixed("Load balancers in front of the appliances", "장치 앞의 로드 밸런서"));
    fields.list("uags", uags, fixed("The appliances", "장치"));
    fields.list("servers", servers, fixed("Servers behind the appliances", "장치 뒤의 서버"));
    fields.object("inner", inner, {"The servers' load balancer", "서버 앞의 로드 밸런서"});
    fields.list("clients", clients, fixed("Groups of clients", "클라이언트 그룹"));
    fields.duration("max_session", maxSession, {1, 30.0 * 86400}, {"Maximum session time", "최대 세션 시간"});
    fields.object("upgrade", upgrade,
                  {"Rolling upgrade: quiesce one appliance after the other, upgrade it when it is empty",
                   "롤링 업그레이드: 장치를 하나씩 중지(Quiesce)하고 비면 업그레이드"});
}

} // namespace naru::sim::balancer
