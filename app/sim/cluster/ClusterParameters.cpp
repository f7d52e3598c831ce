// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterParameters.h"

/** The nodes, how they are joined, and what comes to them. FeatureParameters.cpp has the rest. */
namespace naru::sim::cluster {

namespace {

constexpr About fixed(const char* en, const char* ko)
{
    return {en, ko, false};
}

constexpr std::array orderNames{Choice{PriorityOrder::LowerIsHigher, "lower-is-higher"},
                                Choice{PriorityOrder::HigherIsHigher, "higher-is-higher"}};
constexpr std::array hashNames{Choice{HashKind::SplitMix, "splitmix64"}, Choice{HashKind::Fnv, "fnv1a"}};
constexpr std::array separateNames{Choice{SeparateBackup::NextInHashOrder, "next-in-hash-order"},
                                   Choice{SeparateBackup::NextNode, "next-node"}};
constexpr std::array kindNames{Choice{TrafficKind::Tcp, "tcp"},   Choice{TrafficKind::Udp, "udp"},
                               Choice{TrafficKind::Icmp, "icmp"}, Choice{TrafficKind::Dns, "dns"},
                               Choice{TrafficKind::Ftp, "ftp"},   Choice{TrafficKind::Sip, "sip"}};
constexpr std::array speakerNames{Choice{Speakers::Both, "both"}, Choice{Speakers::Client, "client"},
                                  Choice{Speakers::Server, "server"}};
constexpr std::array natNames{Choice{NatKind::None, "none"}, Choice{NatKind::Dynamic, "dynamic"},
                              Choice{NatKind::Pat, "pat"}};

constexpr Range moments{0, 30.0 * 86400};
constexpr Range waits{0.001, 86400};
constexpr Range counts{0, 1e9};

} // namespace

void NodeParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    fields.integer("priority", priority, {1, 100}, fixed("Priority in elections", "선출 우선순위"));
    fields.string("site", site, fixed("Site; empty: all the same", "사이트. 비어 있으면 모두 같음"));
    fields.string("chassis", chassis,
                  fixed("Chassis that it shares with others; empty: one of its own",
                        "다른 노드와 함께 쓰는 섀시. 비어 있으면 따로 있음"));
    fields.boolean("alive", alive, {"It works; off and on again is a reload", "작동 중. 껐다 켜면 재시작"});
    fields.boolean(
        "link", link,
        {"Its interface to the cluster control link is up", "클러스터 제어 링크 인터페이스가 정상"});
    fields.integer("segment", segment, {0, 15},
                   {"Part of the control link; nodes in different parts do not hear each other",
                    "제어 링크의 구획. 구획이 다른 노드끼리는 통신하지 못함"});
    fields.boolean("heartbeats", heartbeats, {"It sends heartbeats", "하트비트를 보냄"});
    fields.boolean("data_up", dataUp, {"Its data interfaces are up", "데이터 인터페이스가 정상"});
    fields.boolean("snmp_users_added", snmpUsersAdded,
                   {"SNMPv3 users were added on this node by hand", "이 노드에 SNMPv3 사용자를 직접 추가함"});
}

void MembershipParameters::fields(Fields& fields)
{
    fields.boolean("formed", formed,
                   fixed("The cluster has formed when the run begins; else it is elected first",
                         "시작할 때 클러스터가 이미 구성되어 있음. 아니면 선출부터 시작"));
    fields.duration("holdtime", holdtime, {0.3, 45},
                    {"Silence after which a node is removed; heartbeats come three times as often",
                     "노드를 제거하기까지의 무응답 시간. 하트비트 간격은 그 3분의 1"});
    fields.duration("request_every", requestEvery, waits,
                    {"Time between election requests", "선출 요청 간격"});
    fields.duration("elect_after", electAfter, waits,
                    {"A node that nobody of higher priority answers for so long becomes control node",
                     "우선순위가 더 높은 노드의 응답이 없을 때 제어 노드가 되기까지의 시간"});
    fields.choice("priority_order", order, orderNames,
                  fixed("Which number is the higher priority", "더 높은 우선순위로 보는 숫자"));
    fields.duration("rejoin_every", rejoinEvery, waits,
                    {"Time between the attempts of a node that starts up", "시작하는 노드의 참여 시도 간격"});
    fields.duration("link_rejoin", linkRejoin, waits,
                    {"Time between attempts after the control link's interface failed",
                     "제어 링크 인터페이스 장애 뒤의 재참여 시도 간격"});
    fields.duration("data_rejoin", dataRejoin, waits,
                    {"Until the first attempt after a data interface failed; doubles with each",
                     "데이터 인터페이스 장애 뒤 첫 재참여 시도까지의 시간. 시도마다 두 배"});
    fields.integer(
        "data_rejoins", dataRejoins, {0, 10},
        {"Such attempts until clustering is disabled", "클러스터링이 비활성화되기까지의 시도 횟수"});
    fields.boolean("etherchannel", etherChannel,
                   {"Data interfaces are EtherChannels: a failure counts after 9 s, else after 500 ms",
                    "데이터 인터페이스가 EtherChannel. 장애를 9초 뒤에, 아니면 500밀리초 뒤에 인정"});
    fields.duration("join_grace", joinGrace, {0, 86400},
                    {"Interfaces of a node that joined are not monitored for so long",
                     "참여한 노드의 인터페이스를 모니터링하지 않는 시간"});
}

void LinkParameters::fields(Fields& fields)
{
    fields.duration("delay", delay, {0, 10}, {"Delay of the control link", "제어 링크의 지연"});
    fields.duration("between_sites", betweenSites, {0, 10},
                    {"Delay added between sites", "사이트 사이에 더해지는 지연"});
    fields.percent("loss", loss, {0, 0.9},
                   {"Share of messages that get lost; only heartbeats and forwarded packets stay so",
                    "메시지 손실 비율. 하트비트와 전달된 패킷만 다시 보내지 않음"});
    fields.duration("retransmit", retransmit, {0.001, 60},
                    {"Until another message that got lost is sent again",
                     "손실된 그 밖의 메시지를 다시 보내기까지의 시간"});
    fields.boolean("sites_cut", sitesCut,
                   {"The control link is cut between sites", "사이트 사이의 제어 링크가 끊어짐"});
}

void RoleParameters::fields(Fields& fields)
{
    fields.choice("hash", hash, hashNames,
                  fixed("Hash that finds directors and fragment owners; the documents name none",
                        "관리자(디렉터)와 프래그먼트 소유자를 찾는 해시. 문서에는 이름이 없음"));
    fields.choice("separate_backup", separate, separateNames,
                  {"Who backs up a flow whose owner is its own director",
                   "소유자가 관리자(디렉터)이기도 할 때의 백업 소유자"});
    fields.boolean("localisation", localisation,
                   {"Director localisation: a local director and backup in the owner's site",
                    "관리자(디렉터) 지역화: 소유자의 사이트에 로컬 관리자(디렉터)와 백업을 둠"});
    fields.boolean("site_redundancy", siteRedundancy,
                   {"Site redundancy: a backup in another site", "사이트 이중화: 다른 사이트에 백업을 둠"});
    fields.boolean("randomise_sequence", randomiseSequence,
                   {"TCP sequence numbers are randomised, which SYN cookies need",
                    "TCP 시퀀스 임의화. SYN 쿠키에 필요함"});
}

void TimeoutParameters::fields(Fields& fields)
{
    fields.duration("tcp", tcp, waits, {"Idle timeout of TCP connections", "TCP 연결의 유휴 제한 시간"});
    fields.duration("udp", udp, waits, {"Idle timeout of UDP connections", "UDP 연결의 유휴 제한 시간"});
    fields.duration("icmp", icmp, waits, {"Idle timeout of ICMP", "ICMP의 유휴 제한 시간"});
    fields.duration(
        "fragments", fragments, waits,
        {"How long a fragment owner waits for the others", "프래그먼트 소유자가 나머지를 기다리는 시간"});
}

void TrafficParameters::fields(Fields& fields)
{
    fields.string("name", name, fixed("Name", "이름"));
    fields.choice("kind", kind, kindNames, fixed("What they open", "여는 연결의 종류"));
    fields.durations("between", between, {"Time between two connections", "연결 간격"});
    fields.duration("first", first, moments, fixed("When the first one comes", "첫 연결이 오는 시각"));
    fields.integer("count", count, counts, {"How many come; 0: no end", "연결 수. 0: 끝없음"});
    fields.integer("clients", clients, {1, 1e7},
                   fixed("How many different clients there are; they come in turn",
                         "서로 다른 클라이언트 수. 차례로 연결"));
    fields.integer("port", port, {1, 65535}, {"Destination port", "대상 포트"});
    fields.integer("packets", packets, {0, 1e9},
                   {"Packets that follow the set-up", "연결 설정 뒤에 오가는 패킷 수"});
    fields.durations("every", every, {"Time between them", "패킷 간격"});
    fields.choice("speakers", speakers, speakerNames, {"Who sends them", "패킷을 보내는 쪽"});
    fields.boolean(
        "closes", closes,
        {"TCP connections are closed; else they time out", "TCP 연결을 닫음. 아니면 제한 시간에 끝남"});
    fields.duration(
        "client_delay", clientDelay, {0, 60},
        {"From a packet to the client until its answer", "클라이언트로 보낸 패킷의 응답까지의 시간"});
    fields.duration("server_delay", serverDelay, {0, 60},
                    {"From a packet to the server until its answer", "서버로 보낸 패킷의 응답까지의 시간"});
    fields.integer("retries", retries, {0, 20},
                   {"How often a lost packet is sent again, after 1 s, 2 s, 4 s and so on",
                    "손실된 패킷을 다시 보내는 횟수. 1초, 2초, 4초 뒤의 순서"});
    fields.strings("enter", enter,
                   {"Nodes that packets of clients come to: the first that is up; empty: by the balancing",
                    "클라이언트의 패킷이 오는 노드: 정상인 첫 노드. 비어 있으면 분산에 따름"});
    fields.strings("back", back, {"The same of packets of servers", "서버의 패킷이 오는 노드. 방법은 같음"});
    fields.string("enter_site", enterSite,
                  {"Site that packets of clients come to; empty: any",
                   "클라이언트의 패킷이 오는 사이트. 비어 있으면 모두"});
    fields.string("back_site", backSite,
                  {"The same of packets of servers", "서버의 패킷이 오는 사이트. 방법은 같음"});
    fields.strings("child_enter", childEnter,
                   {"FTP, SIP: nodes that packets of the data connection come to",
                    "FTP, SIP: 데이터 연결의 패킷이 오는 노드"});
    fields.choice("nat", nat, natNames,
                  fixed("Translation of the clients' addresses", "클라이언트 주소의 변환"));
    fields.boolean(
        "centralised", centralised,
        {"Of a centralised feature: only the control node handles it", "중앙 집중 기능: 제어 노드만 처리"});
    fields.string("route", route,
                  {"Route that its packets need; empty: the default route",
                   "패킷에 필요한 경로. 비어 있으면 기본 경로"});
    fields.integer(
        "fragments", fragments, {1, 8},
        fixed("UDP: fragments of each packet; 1: whole", "UDP: 패킷마다의 프래그먼트 수. 1: 나누지 않음"));
    fields.strings("fragments_at", fragmentsAt,
                   {"Nodes that the fragments come to, in order", "프래그먼트가 차례로 오는 노드"});
    fields.integer("fragment_lost", fragmentLost, {0, 8},
                   {"Which fragment never comes; 0: all come", "오지 않는 프래그먼트의 번호. 0: 모두 옴"});
}

void ClusterParameters::fields(Fields& fields)
{
    fields.list("nodes", nodes, fixed("The nodes", "노드"));
    fields.object("membership", membership, {"Election, heartbeats, rejoining", "선출, 하트비트, 재참여"});
    fields.object("link", link, {"Cluster control link", "클러스터 제어 링크"});
    fields.object("roles", roles, {"Directors, backups, SYN cookies", "관리자(디렉터), 백업, SYN 쿠키"});
    fields.object("distribution", distribution, {"How packets come to nodes", "패킷이 노드로 분산되는 방법"});
    fields.object("nat", nat, {"Address translation", "주소 변환"});
    fields.object("limits", limits, {"Connection limits", "연결 제한"});
    fields.object("ftp", ftp, {"FTP", "FTP"});
    fields.object("timeouts", timeouts, {"Idle timeouts", "유휴 제한 시간"});
    fields.object("observations", observations,
                  {"SNMP, syslog, security group tags", "SNMP, 시스템 로그, 보안 그룹 태그"});
    fields.boolean("tls_proxy", tlsProxy,
                   {"TLS proxy: clusters do not have it", "TLS 프록시: 클러스터에서는 지원되지 않음"});
    fields.strings("features", features,
                   {"Features in use, such as \"qos\"; those that clusters do not support are refused",
                    "사용하는 기능, 예: \"qos\". 클러스터가 지원하지 않는 기능은 거부"});
    fields.list("traffic", traffic, fixed("Connections that come", "들어오는 연결"));
    fields.integer(
        "follow", follow, counts,
        {"Number of a flow whose story is kept whole; 0: none", "전체 과정을 기록할 플로우의 번호. 0: 없음"});
}

} // namespace naru::sim::cluster
