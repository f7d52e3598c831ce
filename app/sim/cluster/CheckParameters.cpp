// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterParameters.h"
#include "sim/cluster/Features.h"

#include <algorithm>

/** Names that meet, and what the documents forbid or advise against. */
namespace naru::sim::cluster {

namespace {

std::string itemPath(const char* list, std::size_t index, const char* member)
{
    return std::string(list) + '[' + std::to_string(index + 1) + "]." + member;
}

Problem against(std::string path, const char* rule, const char* en, const char* ko)
{
    return {.code = ProblemCode::AgainstRule, .path = std::move(path), .rule = rule, .reason = {en, ko}};
}

template <class Item>
std::optional<Problem> checkNames(const std::vector<Item>& items, const char* list)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].name.empty() ||
            std::ranges::find(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(i), items[i].name,
                              &Item::name) != items.begin() + static_cast<std::ptrdiff_t>(i))
            return Problem{
                .code = ProblemCode::NameTwice, .path = itemPath(list, i, "name"), .detail = items[i].name};
    }
    return {};
}

template <class Item, class Member>
std::optional<Problem> checkReference(const std::vector<Item>& items, Member member, const std::string& name,
                                      std::string path)
{
    if (name.empty() || std::ranges::find(items, name, member) != items.end())
        return {};
    return Problem{.code = ProblemCode::NameUnknown, .path = std::move(path), .detail = name};
}

std::optional<Problem> checkTraffic(const ClusterParameters& parameters, std::size_t index)
{
    const TrafficParameters& traffic = parameters.traffic[index];
    const std::pair<const char*, const std::vector<std::string>*> lists[]{
        {"enter", &traffic.enter},
        {"back", &traffic.back},
        {"child_enter", &traffic.childEnter},
        {"fragments_at", &traffic.fragmentsAt}};
    for (const auto& [member, names] : lists) {
        for (const std::string& name : *names) {
            if (auto problem = checkReference(parameters.nodes, &NodeParameters::name, name,
                                              itemPath("traffic", index, member)))
                return problem;
        }
    }
    for (const auto& [member, site] :
         {std::pair("enter_site", &traffic.enterSite), std::pair("back_site", &traffic.backSite)}) {
        if (auto problem = checkReference(parameters.nodes, &NodeParameters::site, *site,
                                          itemPath("traffic", index, member)))
            return problem;
    }
    if (traffic.fragments > 1 && traffic.kind != TrafficKind::Udp)
        return Problem{
            .code = ProblemCode::AgainstRule,
            .path = itemPath("traffic", index, "fragments"),
            .reason = {"Only packets of UDP are fragmented here.", "여기서는 UDP 패킷만 단편화합니다."}};
    if (traffic.between.distribution.mean() <= 0 && traffic.count == 0)
        return Problem{.code = ProblemCode::AgainstRule,
                       .path = itemPath("traffic", index, "between"),
                       .reason = {"Connections without a time between them need a count.",
                                  "연결 간격이 없으면 연결 수가 필요합니다."}};
    return {};
}

std::optional<Problem> checkPools(const ClusterParameters& parameters)
{
    const NatParameters& nat = parameters.nat;
    if (nat.pools.empty())
        return Problem{.code = ProblemCode::MemberMissing, .path = "nat.pools", .detail = "pools"};
    if (auto problem = checkNames(nat.pools, "nat.pools"))
        return problem;
    for (std::size_t i = 0; i < nat.rules.size(); ++i) {
        const NatRuleParameters& rule = nat.rules[i];
        if (auto problem =
                checkReference(nat.pools, &PoolParameters::name, rule.pool, itemPath("nat.rules", i, "pool")))
            return problem;
        for (std::size_t before = 0; before < i; ++before) {
            const NatRuleParameters& other = nat.rules[before];
            if (other.pool == rule.pool && (other.interface == "any") != (rule.interface == "any"))
                return against(
                    itemPath("nat.rules", i, "interface"), "A22",
                    "Rules that share a PAT pool all name an interface or all use \"any\": mixed, "
                    "return traffic may go to the wrong node.",
                    "같은 PAT 풀을 쓰는 규칙은 모두 특정 인터페이스를 쓰거나 모두 \"any\"를 써야 합니다. "
                    "섞어 쓰면 반환 트래픽이 잘못된 노드로 갈 수 있습니다.");
        }
    }
    return {};
}

std::optional<Problem> checkNat(const ClusterParameters& parameters)
{
    const NatParameters& nat = parameters.nat;
    if (auto problem = checkPools(parameters))
        return problem;
    if (nat.roundRobin)
        return against("nat.round_robin", "A23", "PAT pools in a cluster have no round robin.",
                       "클러스터의 PAT 풀에서는 라운드 로빈을 쓸 수 없습니다.");
    if (nat.extended)
        return against("nat.extended", "A24", "Clusters have no extended PAT.",
                       "클러스터에서는 확장 PAT를 쓸 수 없습니다.");
    for (const std::string& text : nat.perSession) {
        if (auto rule = readSessionRule(text); !rule) {
            rule.error().path = "nat.per_session";
            return rule.error();
        }
    }
    constexpr std::array<std::string_view, 7> withoutStaticPat{"ftp",  "pptp",  "rsh", "sqlnet",
                                                               "tftp", "xdmcp", "sip"};
    for (const std::string& inspection : nat.staticPatInspections) {
        if (std::ranges::find(withoutStaticPat, inspection) != withoutStaticPat.end())
            return against(
                "nat.static_pat_inspections", "A32",
                "There is no static PAT with inspection of FTP, PPTP, RSH, SQLNET, TFTP, XDMCP or SIP.",
                "FTP, PPTP, RSH, SQLNET, TFTP, XDMCP, SIP 검사에는 정적 PAT를 쓸 수 없습니다.");
    }
    const PatSettings settings = nat.patSettings(nat.blockSize);
    if (settings.blocksOfAddress() < parameters.nodes.size())
        return against("nat.block_size", "A20",
                       "Every node gets a block of every address: the blocks are too large.",
                       "모든 노드가 주소마다 블록을 하나 이상 받아야 하므로 블록이 너무 큽니다.");
    return {};
}

std::optional<Problem> checkFeatures(const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        const auto support = supportOf(name);
        if (!support) {
            std::string known;
            for (const Feature& feature : features())
                known += (known.empty() ? "" : ", ") + std::string(feature.name);
            return Problem{
                .code = ProblemCode::NotAChoice, .path = "features", .detail = name, .expected = known};
        }
        if (*support == FeatureSupport::Unsupported) {
            return Problem{.code = ProblemCode::AgainstRule,
                           .path = "features",
                           .rule = "A73",
                           .reason = {"Clusters do not support this feature: " + name,
                                      "클러스터에서 지원되지 않는 기능입니다: " + name}};
        }
    }
    return {};
}

} // namespace

std::optional<Problem> ClusterParameters::check() const
{
    constexpr std::size_t mostGroups = 100;
    if (nodes.empty() || nodes.size() > mostNodes)
        return Problem{
            .code = ProblemCode::TooMany, .path = "nodes", .expected = "1.." + std::to_string(mostNodes)};
    if (traffic.size() > mostGroups)
        return Problem{
            .code = ProblemCode::TooMany, .path = "traffic", .expected = "0.." + std::to_string(mostGroups)};
    if (auto problem = checkNames(nodes, "nodes"))
        return problem;
    if (auto problem = checkNames(traffic, "traffic"))
        return problem;
    for (std::size_t i = 0; i < distribution.routes.size(); ++i) {
        if (auto problem = checkReference(nodes, &NodeParameters::name, distribution.routes[i].node,
                                          itemPath("distribution.routes", i, "node")))
            return problem;
    }
    for (std::size_t i = 0; i < traffic.size(); ++i) {
        if (auto problem = checkTraffic(*this, i))
            return problem;
    }
    if (distribution.mode == InterfaceMode::Individual && distribution.dynamicRouting &&
        distribution.routerIds < static_cast<std::int64_t>(nodes.size()))
        return against("distribution.router_ids", "A5",
                       "Every node needs a router ID of its own from the cluster's pool.",
                       "노드마다 클러스터 풀에서 받은 서로 다른 라우터 ID가 필요합니다.");
    if (tlsProxy)
        return against("tls_proxy", "A35", "Clusters do not support TLS proxy.",
                       "클러스터에서는 TLS 프록시가 지원되지 않습니다.");
    if (auto problem = checkFeatures(features))
        return problem;
    return checkNat(*this);
}

std::vector<Advice> advise(const ClusterParameters& parameters)
{
    std::vector<Advice> advices;
    const DistributionParameters& distribution = parameters.distribution;
    if (distribution.places > 1 && !distribution.zone)
        advices.push_back(
            {"no-zone",
             "A7",
             {"One router neighbours the cluster at several places: asymmetric routing may lose much "
              "traffic. Put the interfaces into one traffic zone.",
              "한 라우터가 여러 지점에서 클러스터와 이웃합니다. 비대칭 라우팅으로 트래픽이 많이 손실될 수 "
              "있으니 인터페이스를 하나의 트래픽 영역에 두십시오."}});
    if (distribution.mode == InterfaceMode::Individual && distribution.mappedRoute == MappedRoute::None)
        advices.push_back(
            {"no-mapped-route",
             "A13",
             {"Individual interfaces answer no ARP for mapped addresses: neighbours need a static route or "
              "policy routing to the main cluster IP.",
              "개별 인터페이스는 변환된 주소의 ARP에 응답하지 않습니다. 이웃 장비에 기본 클러스터 IP로 가는 "
              "정적 경로나 정책 기반 라우팅이 필요합니다."}});
    if (parameters.nat.rules.size() > parameters.nat.pools.size())
        advices.push_back(
            {"pool-shared",
             "A22",
             {"Several rules share a PAT pool. One pool for each rule is the safest.",
              "여러 규칙이 PAT 풀을 함께 씁니다. 규칙마다 풀을 따로 두는 것이 가장 안전합니다."}});
    if (parameters.nat.joinsMayFail())
        advices.push_back(
            {"no-transactional-commit",
             "A33",
             {"With more than 10,000 NAT rules nodes may fail to join: enable transactional commit of NAT "
              "rules.",
              "NAT 규칙이 10,000개를 넘으면 노드가 참여하지 못할 수 있습니다. NAT 규칙의 트랜잭션 커밋을 "
              "사용하십시오."}});
    if (!parameters.roles.randomiseSequence)
        advices.push_back(
            {"no-randomisation",
             "A63",
             {"Without randomised sequence numbers there are no SYN cookies: a SYN-ACK that comes before "
              "the registration is dropped.",
              "TCP 시퀀스 임의화가 없으면 SYN 쿠키도 없어, 등록보다 먼저 온 SYN-ACK는 드롭됩니다."}});
    return advices;
}

} // namespace naru::sim::cluster
