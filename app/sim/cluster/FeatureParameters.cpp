// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterParameters.h"

/** Distribution, translation, limits, FTP, observations. */
namespace naru::sim::cluster {

namespace {

constexpr std::array modeNames{Choice{InterfaceMode::Spanned, "spanned"},
                               Choice{InterfaceMode::Individual, "individual"}};
constexpr std::array balancingNames{Choice{Balancing::Symmetric, "symmetric"},
                                    Choice{Balancing::Asymmetric, "asymmetric"}};
constexpr std::array mappedNames{Choice{MappedRoute::None, "none"},
                                 Choice{MappedRoute::StaticRoute, "static-route"},
                                 Choice{MappedRoute::PolicyRouting, "policy-routing"}};
constexpr std::array polledNames{Choice{PolledAddress::Main, "main"}, Choice{PolledAddress::Local, "local"}};
constexpr std::array deviceNames{Choice{DeviceId::HostName, "hostname"},
                                 Choice{DeviceId::LocalName, "local-name"}};

constexpr Range amounts{0, 1e7};

} // namespace

void RouteParameters::fields(Fields& fields)
{
    fields.string("name", name, {"Name of the route", "경로의 이름"});
    fields.string("node", node, {"The node that learned it", "경로를 학습한 노드"});
}

void DistributionParameters::fields(Fields& fields)
{
    fields.choice("mode", mode, modeNames,
                  {"Spanned EtherChannel, or individual interfaces with equal-cost paths",
                   "스팬 EtherChannel, 또는 동일 비용 경로(ECMP)를 쓰는 개별 인터페이스"});
    fields.choice("balancing", balancing, balancingNames,
                  {"Whether both directions of an untranslated connection come to the same node",
                   "변환되지 않은 연결의 양방향 패킷이 같은 노드로 오는지 여부"});
    fields.duration("notices_after", noticesAfter, {0, 3600},
                    {"How long neighbours still send to a node that fails",
                     "장애가 난 노드로 이웃 장비가 계속 보내는 시간"});
    fields.boolean("tracks", tracks,
                   {"Neighbours notice at all; a static equal-cost route without tracking does not",
                    "이웃 장비가 장애를 알아챔. 추적이 없는 정적 동일 비용 경로(ECMP)는 그렇지 않음"});
    fields.integer(
        "places", places, {1, 16},
        {"At how many places one router neighbours the cluster", "한 라우터가 클러스터와 이웃한 지점의 수"});
    fields.boolean(
        "zone", zone,
        {"The interfaces to it are in one traffic zone", "해당 인터페이스가 하나의 트래픽 영역에 있음"});
    fields.boolean("dynamic_routing", dynamicRouting,
                   {"A routing protocol runs on the nodes", "노드에서 라우팅 프로토콜을 사용"});
    fields.integer("router_ids", routerIds, {0, 1000},
                   {"Router IDs in the cluster's pool", "클러스터 풀의 라우터 ID 수"});
    fields.choice("mapped_route", mappedRoute, mappedNames,
                  {"Individual interfaces: how neighbours reach mapped addresses",
                   "개별 인터페이스: 이웃 장비가 변환된 주소로 가는 방법"});
    fields.list("routes", routes, {"Routes that nodes learned", "노드가 학습한 경로"});
}

void PoolParameters::fields(Fields& fields)
{
    fields.string("name", name, {"Name of the PAT pool", "PAT 풀의 이름"});
    fields.integer("first", first, {0, 4294967295.0}, {"Its first address, as a number", "첫 주소(숫자)"});
    fields.integer("addresses", addresses, {1, 256}, {"How many addresses", "주소 수"});
}

void NatRuleParameters::fields(Fields& fields)
{
    fields.string("pool", pool, {"PAT pool that the rule uses", "규칙이 쓰는 PAT 풀"});
    fields.string("interface", interface, {"Interface, or \"any\"", "인터페이스 또는 \"any\""});
}

void NatParameters::fields(Fields& fields)
{
    fields.list("pools", pools, {"PAT pools", "PAT 풀"});
    fields.list("rules", rules, {"Rules that use the pools", "풀을 쓰는 규칙"});
    fields.boolean("block_allocation", blockAllocation,
                   {"There are block-allocation rules", "블록 할당 규칙이 있음"});
    fields.integer("block_size", blockSize, {32, 32768},
                   {"Ports of a block; in effect when all nodes have reloaded, or the rules were made anew",
                    "블록의 포트 수. 모든 노드를 재시작하거나 규칙을 다시 만든 뒤에 적용"});
    fields.boolean("include_reserve", includeReserve,
                   {"The ports 1 to 1023 belong to the pools", "1~1023 포트도 풀에 포함"});
    fields.integer("blocks_per_host", blocksPerHost, {0, 64},
                   {"Blocks that a host may have on each node; 0: no limit",
                    "노드마다 호스트가 가질 수 있는 블록 수. 0: 제한 없음"});
    fields.boolean("round_robin", roundRobin,
                   {"Addresses of a pool in turn: clusters do not have it",
                    "풀의 주소를 차례로 사용: 클러스터에서는 지원되지 않음"});
    fields.boolean("extended", extended,
                   {"Extended PAT: clusters do not have it", "확장 PAT: 클러스터에서는 지원되지 않음"});
    fields.strings("static_pat_inspections", staticPatInspections,
                   {"Inspections of protocols with static PAT, such as \"http\"",
                    "정적 PAT를 쓰는 프로토콜의 검사, 예: \"http\""});
    fields.strings("per_session", perSession,
                   {"Rules for per-session PAT, such as \"deny tcp 5060\"",
                    "세션 단위 PAT 규칙, 예: \"deny tcp 5060\""});
    fields.integer("rule_count", ruleCount, amounts, {"NAT rules in all", "전체 NAT 규칙 수"});
    fields.boolean("transactional_commit", transactionalCommit,
                   {"Transactional commit of NAT rules is on", "NAT 규칙의 트랜잭션 커밋을 사용"});
    fields.percent("join_fails", joinFails, {0, 1},
                   {"Chance that a node fails to join with more than 10,000 rules and without that",
                    "규칙이 10,000개를 넘고 트랜잭션 커밋이 없을 때 참여에 실패할 확률"});
    fields.integer("dynamic_addresses", dynamicAddresses, {1, 1e6},
                   {"Addresses of dynamic NAT", "동적 NAT의 주소 수"});
    fields.duration("xlate_timeout", xlateTimeout, {1, 30.0 * 86400},
                    {"Idle timeout of translations", "변환 항목의 유휴 제한 시간"});
}

PatSettings NatParameters::patSettings(std::int64_t effectiveBlockSize) const
{
    PatSettings settings{.addresses = 0,
                         .blockSize = static_cast<std::uint32_t>(effectiveBlockSize),
                         .includeReserve = includeReserve,
                         .mostPerHost = static_cast<std::uint32_t>(blocksPerHost)};
    for (const PoolParameters& pool : pools)
        settings.addresses += static_cast<std::uint32_t>(pool.addresses);
    return settings;
}

std::vector<SessionRule> NatParameters::sessionRules() const
{
    std::vector<SessionRule> read;
    for (const std::string& text : perSession) {
        if (const auto rule = readSessionRule(text))
            read.push_back(*rule);
    }
    return read;
}

void LimitParameters::fields(Fields& fields)
{
    fields.integer("conn_max", connections, amounts,
                   {"Connections at once; 0: no limit", "동시 연결 수. 0: 제한 없음"});
    fields.integer("embryonic_conn_max", embryonic, amounts,
                   {"Half-open connections at once; 0: no limit", "동시 절반 열린 연결 수. 0: 제한 없음"});
    fields.integer("per_client_max", perClient, amounts,
                   {"Connections of a client; 0: no limit", "클라이언트별 연결 수. 0: 제한 없음", false});
    fields.integer("per_client_embryonic_max", perClientEmbryonic, amounts,
                   {"Half-open connections of a client; 0: no limit",
                    "클라이언트별 절반 열린 연결 수. 0: 제한 없음", false});
    fields.duration("broadcast_every", broadcastEvery, {0, 3600},
                    {"Time between broadcasts of the nodes' counts; 0s: all know them at once",
                     "노드가 연결 수를 알리는 간격. 0s: 모두가 바로 앎", false});
}

void FtpParameters::fields(Fields& fields)
{
    fields.duration(
        "update_every", updateEvery, {0.1, 3600},
        {"How often the owner of a data connection tells the control connection's owner that it is active",
         "데이터 연결의 소유자가 제어 연결의 소유자에게 활동을 알리는 간격"});
    fields.boolean("aaa", aaa,
                   {"AAA for FTP: control connections belong to the control node",
                    "FTP용 AAA: 제어 연결은 제어 노드의 소유"});
}

void ObservationParameters::fields(Fields& fields)
{
    fields.duration("poll_every", pollEvery, {0, 3600},
                    {"Time between SNMP polls; 0s: none", "SNMP 폴링 간격. 0s: 없음"});
    fields.choice("polled", polled, polledNames,
                  {"Address that the agent polls: the main cluster IP or each node's own",
                   "폴링하는 주소: 기본 클러스터 IP 또는 노드의 로컬 IP"});
    fields.boolean("snmp_v3", version3, {"It polls by SNMPv3", "SNMPv3로 폴링"});
    fields.integer("snmp_users_added", usersAdded, {0, 1e6},
                   {"How often the SNMPv3 users were added on the control node since the cluster formed",
                    "클러스터 구성 뒤 제어 노드에서 SNMPv3 사용자를 추가한 횟수"});
    fields.choice("device_id", deviceId, deviceNames,
                  {"Device ID in syslog messages", "시스템 로그 메시지의 디바이스 ID"});
    fields.duration("tag_every", tagEvery, {0, 86400},
                    {"Time between new security group tags; 0s: none", "새 보안 그룹 태그의 간격. 0s: 없음"});
}

} // namespace naru::sim::cluster
