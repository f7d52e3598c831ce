// SPDX-License-Identifier: GPL-3.0-or-later
#include "DropText.h"

namespace naru::sim::cluster {

namespace {

struct Row
{
    const char* name;
    const char* en;
    const char* ko;
};

/** In the order of DropReason. */
constexpr std::array rows{
    Row{"no-node", "no node takes traffic", "트래픽을 받는 노드 없음"},
    Row{"node-down", "the neighbours still send to a node that is down",
        "이웃 장비가 아직 중단된 노드로 보냄"},
    Row{"unreachable", "the node that has the connection is not heard", "연결을 가진 노드와 통신할 수 없음"},
    Row{"link-loss", "lost on the cluster control link", "클러스터 제어 링크에서 손실"},
    Row{"no-connection", "no node knows such a connection", "해당 연결을 아는 노드 없음"},
    Row{"before-registration", "the SYN-ACK came before the owner's registration (A63)",
        "소유자의 등록보다 SYN-ACK가 먼저 도착(A63)"},
    Row{"other-part", "the SYN cookie names a node of another part of the cluster (A46)",
        "SYN 쿠키의 노드가 클러스터의 다른 부분에 있음(A46)"},
    Row{"other-interface", "came in through another interface, outside a traffic zone (A7)",
        "트래픽 영역 밖의 다른 인터페이스로 들어옴(A7)"},
    Row{"mapped-unreachable", "nothing leads to the mapped address (A13)",
        "변환된 주소로 가는 경로 없음(A13)"},
    Row{"no-route", "the node has not learned the route (A3)", "노드가 경로를 학습하지 못함(A3)"},
    Row{"connection-limit", "the cluster's limit of connections (A1)", "클러스터의 연결 제한(A1)"},
    Row{"embryonic-limit", "the limit of half-open connections (A1)", "절반 열린 연결의 제한(A1)"},
    Row{"client-limit", "the client's limit of connections (A1)", "클라이언트별 연결 제한(A1)"},
    Row{"client-embryonic-limit", "the client's limit of half-open connections (A1)",
        "클라이언트별 절반 열린 연결의 제한(A1)"},
    Row{"pat-host-limit", "the host has its port blocks on this node, and they are full (A15)",
        "이 노드에서 호스트의 포트 블록이 모두 참(A15)"},
    Row{"pat-exhausted", "the node has no free port block (A20)", "노드에 남은 포트 블록 없음(A20)"},
    Row{"nat-exhausted", "all addresses of dynamic NAT are in use (A25)",
        "동적 NAT의 주소를 모두 사용 중(A25)"},
    Row{"owner-moved", "the owner had moved on", "소유자가 이미 바뀜"},
    Row{"fragment-timeout", "a fragment is missing (A68)", "빠진 프래그먼트가 있음(A68)"},
    Row{"flow-ended", "the connection had ended", "연결이 이미 끝남"},
};
static_assert(rows.size() == dropReasons);

} // namespace

const char* nameOf(DropReason reason)
{
    return rows[static_cast<std::size_t>(reason)].name;
}

Text textOf(DropReason reason)
{
    const Row& row = rows[static_cast<std::size_t>(reason)];
    return {row.en, row.ko};
}

} // namespace naru::sim::cluster
