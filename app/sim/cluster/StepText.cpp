// SPDX-License-Identifier: GPL-3.0-or-later
#include "DropText.h"
#include "sim/cluster/ClusterState.h"

#include <algorithm>
#include <iterator>

/** Steps in words. In a text %n is the node, %m the other node, %r the reason of a drop, %v a number. */
namespace naru::sim::cluster {

namespace {

struct Words
{
    const char* code;
    /** The rule, with its own number of the step. */
    const char* rule;
    const char* en;
    const char* ko;
};

/** In the order of StepCode. */
constexpr std::array words{
    Words{"syn-at-owner", "A70 (1)",
          "%n receives the SYN: it makes the flow as its owner, writes its number into the SYN cookie and "
          "sends the SYN "
          "to the server.",
          "%n: SYN을 받아 소유자로서 플로우를 만들고, SYN 쿠키에 자기 번호를 넣어 서버로 보냅니다."},
    Words{"syn-ack-at-forwarder", "A70 (2)", "%n receives the SYN-ACK and has no such flow: a forwarder.",
          "%n: SYN-ACK를 받았지만 플로우가 없습니다. 전달자가 됩니다."},
    Words{"cookie-decoded", "A70 (3)",
          "%n decodes the owner from the SYN cookie without a query, makes a forwarding flow and forwards to "
          "%m.",
          "%n: 질의 없이 SYN 쿠키에서 소유자를 알아내 전달 플로우를 만들고 보냅니다. 받는 노드: %m"},
    Words{"registration", "A70 (4)", "%n registers the flow: state update to %m.",
          "%n: 플로우를 등록합니다. 상태 업데이트를 받는 노드: %m"},
    Words{"syn-ack-to-client", "A70 (4)", "%n sends the SYN-ACK to the client.",
          "%n: SYN-ACK를 클라이언트로 보냅니다."},
    Words{"director-flow", "A70 (5)",
          "%n makes a flow to owner %m and keeps its state: director or backup owner.",
          "%n: 소유자로 가는 플로우를 만들고 상태를 보관합니다. 관리자(디렉터) 또는 백업 소유자입니다. "
          "소유자: %m"},
    Words{"forwarded-by-flow", "A70 (6)", "%n forwards by its forwarding flow to %m.",
          "%n: 전달 플로우에 따라 보냅니다. 받는 노드: %m"},
    Words{"director-asked", "A70 (7)", "%n asks director %m for the owner.",
          "%n: 관리자(디렉터)에게 소유자를 묻습니다. 묻는 노드: %m"},
    Words{"director-answered", "A70 (7)", "%n knows the owner: %m.", "%n: 소유자를 압니다. 소유자: %m"},
    Words{"state-update", "A70 (8)", "The state has changed: %n sends a state update to %m.",
          "%n: 상태가 바뀌어 상태 업데이트를 보냅니다. 받는 노드: %m"},
    Words{"first-packet", "A71 (1)", "%n receives a packet and has no such flow.",
          "%n: 패킷을 받았지만 플로우가 없습니다."},
    Words{"first-packet-query", "A71 (2)", "%n asks director %m.",
          "%n: 관리자(디렉터)에게 묻습니다. 묻는 노드: %m"},
    Words{"sent-back", "A71 (3)",
          "%n finds no flow, makes a director flow and sends the packet back: %m is to be the owner.",
          "%n: 플로우가 없어 관리자(디렉터) 플로우를 만들고 패킷을 돌려보냅니다. 소유자가 될 노드: %m"},
    Words{"owner-made", "A71 (4)", "%n makes the flow as its owner and sends the packet to the server.",
          "%n: 소유자로서 플로우를 만들고 패킷을 서버로 보냅니다."},
    Words{"owner-registers", "A71 (4)", "%n registers the flow: state update to %m.",
          "%n: 플로우를 등록합니다. 상태 업데이트를 받는 노드: %m"},
    Words{"packet-at-forwarder", "A71 (5)", "%n receives a packet of a flow that it does not own.",
          "%n: 자기 소유가 아닌 플로우의 패킷을 받았습니다."},
    Words{"forwarder-asks", "A71 (6)", "%n asks director %m for the owner.",
          "%n: 관리자(디렉터)에게 소유자를 묻습니다. 묻는 노드: %m"},
    Words{"short-to-director", "A71 (6)", "A short flow: %n sends the packet straight to director %m.",
          "%n: 짧은 플로우이므로 패킷을 바로 관리자(디렉터)에게 보냅니다. 받는 노드: %m"},
    Words{"director-replies", "A71 (7)", "%n replies with the owner: %m.",
          "%n: 소유자를 알려 줍니다. 소유자: %m"},
    Words{"short-to-owner", "A64", "%n sends the packet on to owner %m.",
          "%n: 패킷을 소유자에게 보냅니다. 받는 노드: %m"},
    Words{"forwarding-flow", "A71 (8)", "%n makes a forwarding flow and forwards to %m.",
          "%n: 전달 플로우를 만들고 보냅니다. 받는 노드: %m"},
    Words{"to-client", "A71 (9)", "%n sends the packet to the client.", "%n: 패킷을 클라이언트로 보냅니다."},
    Words{"local-unknown", "A61", "%n, the local director, does not know the flow; %m asks the global one.",
          "%n: 로컬 관리자(디렉터)가 플로우를 모릅니다. 글로벌 관리자(디렉터)에게 묻는 노드: %m"},
    Words{"untracked", "A70 (7)", "%n receives a packet and has no flow for it.",
          "%n: 패킷을 받았지만 플로우가 없습니다."},
    Words{"taken-over", "A50", "%n is picked by the director, gets the state and becomes the owner.",
          "%n: 관리자(디렉터)가 선택해 상태를 받고 소유자가 됩니다."},
    Words{"taken-over-at-backup", "A51", "The packet came to a backup owner: %n becomes the owner.",
          "%n: 패킷이 백업 소유자에게 와서 소유자가 됩니다."},
    Words{"state-fetched", "A51", "%n has fetched the state from a backup owner and becomes the owner.",
          "%n: 백업 소유자에게서 상태를 가져와 소유자가 됩니다."},
    Words{"new-owner-elsewhere", "A59", "%n, in the site of the owner that failed, becomes the owner.",
          "%n: 장애가 난 소유자와 같은 사이트에 있어 소유자가 됩니다."},
    Words{"to-control-node", "A28", "%n sends the packet to control node %m, which owns such flows.",
          "%n: 이런 플로우를 소유하는 제어 노드로 패킷을 보냅니다. 제어 노드: %m"},
    Words{"to-parents-owner", "A34", "%n sends the packet to %m, the owner of the control connection.",
          "%n: 제어 연결의 소유자에게 패킷을 보냅니다. 받는 노드: %m"},
    Words{"nat-redirect", "A11", "A translated packet: %n sends it to %m and makes no forwarding flow.",
          "%n: 변환된 패킷을 전달 플로우 없이 보냅니다. 받는 노드: %m"},
    Words{"xlate-asked", "A25", "%n has no translation and asks control node %m.",
          "%n: 변환 항목이 없어 제어 노드에 묻습니다. 제어 노드: %m"},
    Words{"xlate-given", "A25", "%n gives %m the translation.", "%n: 변환 항목을 알려 줍니다. 받는 노드: %m"},
    Words{"port-taken", "A27", "%n translates with a port of its own blocks.",
          "%n: 자기 블록의 포트로 변환합니다."},
    Words{"backup-xlate", "A16", "%n keeps a backup of the translation.",
          "%n: 변환 항목의 백업을 보관합니다."},
    Words{"backup-xlate-failed", "A17",
          "%n can't make the backup of the translation: the pool is another one.",
          "%n: 풀이 바뀌어 변환 항목의 백업을 만들지 못합니다."},
    Words{"fragment-to-its-owner", "A67", "%n sends a fragment to fragment owner %m.",
          "%n: 프래그먼트를 프래그먼트 소유자에게 보냅니다. 받는 노드: %m"},
    Words{"fragments-complete", "A68",
          "%n has all fragments and finds the director by the ports of the first.",
          "%n: 프래그먼트가 모두 모여 첫 프래그먼트의 포트로 관리자(디렉터)를 찾습니다."},
    Words{"fragment-owner-owns", "A69", "A new connection: fragment owner %n becomes its owner.",
          "%n: 새 연결이므로 프래그먼트 소유자가 연결의 소유자가 됩니다."},
    Words{"fragments-to-owner", "A69", "An existing connection: %n sends all fragments to owner %m.",
          "%n: 기존 연결이므로 모든 프래그먼트를 소유자에게 보냅니다. 받는 노드: %m"},
    Words{"reassembled", "A69", "%n reassembles the packet.", "%n: 패킷을 재조립합니다."},
    Words{"fragments-timed-out", "A68",
          "%n gives up on a packet whose fragments are not all there: no lookup.",
          "%n: 프래그먼트가 다 모이지 않아 조회 없이 포기합니다."},
    Words{"idle-update", "A8",
          "%n tells %m, the control connection's owner, that the data connection is active.",
          "%n: 데이터 연결의 활동을 제어 연결의 소유자에게 알립니다. 받는 노드: %m"},
    Words{"parent-lost", "A9",
          "%n, the control connection's owner, is gone: nobody updates its idle time any more.",
          "%n: 제어 연결의 소유자가 없어져 유휴 시간이 더 이상 갱신되지 않습니다."},
    Words{"dropped", "", "Dropped at %n: %r.", "%n에서 드롭: %r."},
    Words{"resent", "", "Nothing came back: sent again (%v).", "응답이 없어 다시 보냅니다(%v)."},
    Words{"gave-up", "", "The client gives up.", "클라이언트가 포기합니다."},
    Words{"timed-out", "", "The idle timeout ends the flow.", "유휴 제한 시간이 되어 플로우가 끝납니다."},
    Words{"ended", "", "The flow has ended.", "플로우가 끝났습니다."},
    Words{"node-down", "", "%n fails.", "%n 장애."},
    Words{"node-starts", "", "%n starts up with empty tables.", "%n 시작: 테이블이 비어 있습니다."},
    Words{"removed", "A43", "%n was silent for the holdtime: removed from the cluster of %m.",
          "%n: 보류 시간 동안 응답이 없어 클러스터에서 제거됩니다. 판단한 노드: %m"},
    Words{"elected", "A44", "%n is elected control node.", "%n: 제어 노드로 선출되었습니다."},
    Words{"split-brain", "A45",
          "%n hears nothing of control node %m, which lives on in another part: split brain.",
          "%n: 다른 부분에 살아 있는 제어 노드와 통신이 끊겼습니다. 스플릿 브레인입니다. 제어 노드: %m"},
    Words{"healed", "A47", "%n hears control node %m of higher priority and becomes a data node.",
          "%n: 우선순위가 더 높은 제어 노드와 다시 통신해 데이터 노드가 됩니다. 제어 노드: %m"},
    Words{"joined", "", "%n joins the cluster of %m.", "%n: 클러스터에 참여합니다. 제어 노드: %m"},
    Words{"join-failed", "A33", "%n fails to join: more than 10,000 NAT rules without transactional commit.",
          "%n: 트랜잭션 커밋 없이 NAT 규칙이 10,000개를 넘어 참여하지 못했습니다."},
    Words{"link-down", "", "The control link's interface of %n is down: it leaves the cluster.",
          "%n: 제어 링크 인터페이스가 중단되어 클러스터를 떠납니다."},
    Words{"data-down", "", "A data interface of %n is down and up elsewhere: removed from the cluster.",
          "%n: 다른 노드와 달리 데이터 인터페이스가 중단되어 클러스터에서 제거됩니다."},
    Words{"clustering-disabled", "", "Clustering on %n is disabled until it is enabled by hand.",
          "%n: 수동으로 다시 켤 때까지 클러스터링이 비활성화됩니다."},
    Words{"pool-replaced", "A17", "The PAT pool is another range now: backup requests under way will fail.",
          "PAT 풀의 범위가 바뀌었습니다. 진행 중인 백업 요청은 실패합니다."},
    Words{"blocks-cut-anew", "A18", "The new block size takes effect.", "새 블록 크기가 적용됩니다."},
    Words{"poll-failed", "A37", "A poll by SNMP fails.", "SNMP 폴링이 실패했습니다."},
    Words{"tag-learned", "A41",
          "%n, the control node, learns a security group tag and gives it to the data nodes.",
          "%n: 제어 노드가 보안 그룹 태그를 학습해 데이터 노드에 전달합니다."},
    Words{"tag-missed", "A41", "There is no control node to learn a security group tag; copies stay usable.",
          "보안 그룹 태그를 학습할 제어 노드가 없습니다. 기존 사본은 계속 쓸 수 있습니다."},
};
static_assert(words.size() == stepCodes);

std::string filled(std::string_view text, const std::string& node, const std::string& other,
                   const std::string& reason, unsigned value)
{
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            result += text[at];
            continue;
        }
        switch (text[++at]) {
        case 'n':
            result += node;
            break;
        case 'm':
            result += other;
            break;
        case 'r':
            result += reason;
            break;
        default:
            result += std::to_string(value);
            break;
        }
    }
    return result;
}

} // namespace

std::vector<std::string> stepCodeNames()
{
    std::vector<std::string> codes;
    std::ranges::transform(words, std::back_inserter(codes), &Words::code);
    return codes;
}

/** @param number of the step in its story; 0: in no story */
LogEntry ClusterState::worded(const Step& step, std::size_t number) const
{
    const Words& of = words[static_cast<std::size_t>(step.code)];
    const auto name = [this](NodeIndex node) {
        return node < m_parameters.nodes.size() ? m_parameters.nodes[node].name : std::string("-");
    };
    const Text reason = step.code == StepCode::Dropped ? textOf(static_cast<DropReason>(step.value)) : Text{};
    std::string prefix = number > 0 ? std::to_string(number) + ". " : std::string();
    const std::string suffix = *of.rule != '\0' ? " [" + std::string(of.rule) + ']' : std::string();
    return {
        .at = step.at,
        .code = of.code,
        .element = step.node == noNode ? std::string("cluster") : "node/" + name(step.node),
        .text = {prefix + filled(of.en, name(step.node), name(step.other), reason.en, step.value) + suffix,
                 prefix + filled(of.ko, name(step.node), name(step.other), reason.ko, step.value) + suffix}};
}

std::vector<LogEntry> ClusterState::log(std::size_t most) const
{
    std::vector<LogEntry> entries;
    for (const Advice& advice : advise(m_parameters))
        entries.push_back({.at = {}, .code = advice.code, .element = {}, .text = advice.text});
    for (const Step& step : m_log.latest(most))
        entries.push_back(worded(step, 0));
    if (entries.size() > most)
        entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(most));
    return entries;
}

std::vector<LogEntry> ClusterState::story(std::string_view id) const
{
    const bool isFollowed = m_parameters.follow != 0 && "flow/" + std::to_string(m_parameters.follow) == id;
    std::vector<LogEntry> entries;
    for (const Step& step : isFollowed ? m_log.followed() : m_log.steps()) {
        const bool aboutFlow = step.flow != 0 && "flow/" + std::to_string(step.flow) == id;
        const bool aboutNode =
            step.flow == 0 && step.node != noNode && "node/" + m_parameters.nodes[step.node].name == id;
        if (aboutFlow || aboutNode || (step.flow == 0 && id == "cluster")) {
            entries.push_back(worded(step, entries.size() + 1));
            entries.back().ways = waysOf(step);
        }
    }
    return entries;
}

} // namespace naru::sim::cluster
