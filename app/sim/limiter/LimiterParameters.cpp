// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/LimiterParameters.h"

namespace naru::sim::limiter {

namespace {

constexpr Range Rates{0, 1e6};
constexpr Range LimitRates{0, 1e6};
constexpr Range Day{0, 86400};
constexpr Range Percentages{0, 100};
constexpr Range Any{0, 1e9};

constexpr std::array Spacings{Choice{Spacing::Even, "even"}, Choice{Spacing::Poisson, "poisson"},
                              Choice{Spacing::Bursty, "bursty"}};
constexpr std::array Directions{Choice{Direction::Ingress, "ingress"}, Choice{Direction::Egress, "egress"}};
constexpr std::array Actions{Choice{Action::Reject, "reject"}, Choice{Action::Drop, "drop"}};
constexpr std::array Algorithms{
    Choice{Algorithm::FixedWindow, "fixed-window"}, Choice{Algorithm::SlidingLog, "sliding-log"},
    Choice{Algorithm::SlidingCounter, "sliding-counter"}, Choice{Algorithm::TokenBucket, "token-bucket"}};
constexpr std::array CutsNames{Choice{Cuts::Limit, "limit"}, Choice{Cuts::Traffic, "traffic"}};
constexpr std::array Fractions{Choice{Fraction::Floor, "floor"}, Choice{Fraction::Nearest, "nearest"},
                               Choice{Fraction::Exact, "exact"}};
constexpr std::array CpuModes{Choice{CpuMode::Value, "value"}, Choice{CpuMode::Trace, "trace"},
                              Choice{CpuMode::Loop, "loop"}};
constexpr std::array Combines{Choice{Combine::Greatest, "greatest"}, Choice{Combine::Average, "average"}};

} // namespace

void StreamParameters::fields(Fields& f)
{
    f.string("message", message, {"Kind of message, such as gx-ccr-i.", "메시지 종류. 예: gx-ccr-i.", false});
    f.rate("rate", rate, Rates, {"How many a second.", "초당 개수."});
    f.choice("spacing", spacing, Spacings,
             {"Even distances, or random ones (bursty: squared coefficient of variation 4).",
              "균등 간격 또는 무작위 간격(bursty는 변동계수 제곱 4)."});
    f.durations("gaps", gaps,
                {"A distribution of the distances, instead of rate and spacing.",
                 "rate와 spacing 대신 쓰는 간격 분포."});
}

void SourceParameters::fields(Fields& f)
{
    f.string("name", name, {"The peer's name.", "피어 이름.", false});
    f.string("site", site,
             {"The site it sends to; another one's traffic comes only while that one is down (V3).",
              "보내는 사이트. 다른 사이트의 트래픽은 그 사이트가 중단된 동안만 옴(V3).", false});
    f.list("streams", streams, {"What it sends.", "보내는 메시지.", false});
    f.boolean("link", link,
              {"Down: messages queue at the peer and come as a burst on recovery (V2).",
               "끊기면 메시지가 피어에 쌓였다가 복구 때 한꺼번에 옴(V2)."});
    f.rate("release_rate", releaseRate, {1, 1e6},
           {"How fast a queue is released.", "쌓인 메시지를 내보내는 속도."});
    f.integer("peers", peers, {1, 16},
              {"DRA peers it knows: 3002 and 3004 make it try the next one.",
               "알고 있는 DRA 피어 수. 3002와 3004를 받으면 다음 피어로 재시도."});
    f.integer("retries", retries, {0, 20},
              {"Further tries after no answer (V4).", "응답이 없을 때 재시도 횟수(V4)."});
    f.duration("timeout", timeout, {1e-3, 3600},
               {"How long it waits for a message that was dropped.", "폐기된 메시지를 기다리는 시간."});
    f.duration("failover_delay", failoverDelay, Day,
               {"From a refusal to the next try.", "거부 후 다음 시도까지."});
    f.integer("reconnect_after", reconnectAfter, {0, 1e6},
              {"Failures in a row after which it reconnects; 0: never (V4, V15).",
               "재접속하기까지의 연속 실패 수. 0이면 하지 않음(V4, V15)."});
    f.duration("reconnect_time", reconnectTime, Day,
               {"How long reconnecting takes; messages queue meanwhile.",
                "재접속에 걸리는 시간. 그동안 메시지가 쌓임."});
    f.integer("flush", flush, {0, 1e7},
              {"Changing it to a number clears so many sessions: as many Gx CCR-T (V5).",
               "값을 바꾸면 그만큼 세션을 비워 Gx CCR-T를 보냄(V5)."});
    f.rate("flush_rate", flushRate, {1, 1e6}, {"How fast a flush is sent.", "플러시를 보내는 속도."});
}

void SiteParameters::fields(Fields& f)
{
    f.string("name", name, {"The site's name.", "사이트 이름.", false});
    f.boolean("up", up, {"Whether it works.", "동작 여부."});
}

void ServerParameters::fields(Fields& f)
{
    f.string("name", name, {"The server's name.", "서버 이름.", false});
    f.boolean("up", up,
              {"Down: its messages go to another one of the group (V6).",
               "중단되면 메시지가 그룹의 다른 서버로 감(V6)."});
    f.optionalRate(
        "capacity", capacity, {1e-3, 1e6},
        {"How many it can answer a second; null: any number.", "초당 처리 능력. null이면 제한 없음."});
}

void GroupParameters::fields(Fields& f)
{
    f.string("name", name, {"The peer group's name.", "피어 그룹 이름.", false});
    f.strings("applications", applications,
              {"Which applications are routed to it: gx, gy, rx, s6a.",
               "이 그룹으로 라우팅되는 애플리케이션: gx, gy, rx, s6a.", false});
    f.list("servers", servers, {"Its servers, used in turn.", "차례로 쓰이는 서버.", false});
    f.durations(
        "latency", latency,
        {"Time over the channel and back, without waiting at the server.", "서버 대기를 뺀 채널 왕복 시간."});
}

void PeerLimitParameters::fields(Fields& f)
{
    f.string("name", name, {"The row's name.", "행 이름.", false});
    f.choice("direction", direction, Directions,
             {"Ingress: at receipt, by the sending peer (V10). Egress: before forwarding, by the peer group "
              "(V14).",
              "ingress: 수신 즉시 보낸 피어별(V10). egress: 전달 직전 피어 그룹별(V14).", false});
    f.string("peer", peer,
             {"Peer or group, * for any; each is counted by itself.",
              "피어 또는 그룹. *는 모두이며 각각 따로 셈.", false});
    f.rate("rate", rate, LimitRates, {"The limit.", "한도."});
    f.choice("algorithm", algorithm, Algorithms, {"How it is counted.", "세는 방법.", false});
    f.duration("window", window, {1e-3, 3600}, {"Length of the window.", "창 길이.", false});
    double held = burst.value_or(0);
    f.number(
        "burst", held, {0, 1e6},
        {"What the token bucket holds; 0: as many as one second brings.", "토큰 버킷 용량. 0이면 1초분."});
    burst = held > 0 ? std::optional(held) : std::nullopt;
    double passing = atOnce.value_or(0);
    f.number("at_once", passing, {0, 1e6},
             {"Token bucket: so many of a burst pass at once, the others wait for their turn; 0: none waits.",
              "토큰 버킷: 한꺼번에 통과하는 개수. 나머지는 차례를 기다림. 0이면 기다리지 않음."});
    atOnce = passing > 0 ? std::optional(passing) : std::nullopt;
    f.choice("action", action, Actions,
             {"Answer with an error, or drop (V11).", "오류로 응답하거나 폐기(V11)."});
    f.integer("result_code", resultCode, {3001, 5999},
              {"3002 unable to deliver, 3004 too busy.", "3002 전달 불가, 3004 혼잡."});
    f.string("error_message", errorMessage, {"Text of the answer.", "응답의 문구."});
    f.boolean("shadow", shadow, {"Only counts what it would refuse.", "거부할 개수만 셈."});
}

void MessageLimitParameters::fields(Fields& f)
{
    PeerLimitParameters::fields(f);
    f.strings("messages", messages,
              {"Kinds of messages that share this counter, * for any (V9).",
               "이 카운터를 함께 쓰는 메시지 종류. *는 모두(V9).", false});
}

void DynamicPeerParameters::fields(Fields& f)
{
    f.string("peer", peer,
             {"Peers that are throttled dynamically (V22).", "동적으로 제한되는 피어(V22).", false});
    f.string("profile", profile, {"Its CPU profile.", "CPU 프로파일.", false});
    f.duration("hold", hold, {1e-3, 86400},
               {"How long the CPU must stay low for a step back (V21).",
                "한 단계 되돌리기 전 CPU가 낮게 유지되어야 하는 시간(V21)."});
    f.percent("step", step, {0, 1}, {"How much a step takes back (V21).", "한 단계에 되돌리는 양(V21)."});
}

void CpuRangeParameters::fields(Fields& f)
{
    f.number("from", from, Percentages, {"CPU from, included.", "CPU 하한, 포함."});
    f.number("to", to, Percentages, {"CPU to, included.", "CPU 상한, 포함."});
    f.percent("throttle", throttle, {0, 1},
              {"What is taken off the configured limit (V23).", "설정된 한도에서 빼는 비율(V23)."});
}

void CpuProfileParameters::fields(Fields& f)
{
    f.string("name", name, {"The profile's name.", "프로파일 이름.", false});
    f.list("ranges", ranges, {"The table (V18).", "표(V18)."});
    f.number("release", release, Percentages,
             {"At or below it throttling is taken back step by step (V19).",
              "이 값 이하이면 제한을 단계적으로 되돌림(V19)."});
}

void DynamicParameters::fields(Fields& f)
{
    f.boolean("enabled", enabled,
              {"The check box in Policy Builder (V20).", "Policy Builder의 확인란(V20)."});
    f.strings("messages", messages,
              {"What dynamic throttling applies to (V17).", "동적 제한이 적용되는 메시지(V17).", false});
    f.choice("cuts", cuts, CutsNames,
             {"The percentage cuts the limit (V23) or, at random, the arriving traffic (ambiguity 8).",
              "비율이 한도를 줄임(V23) 또는 도착 트래픽을 무작위로 줄임(모호점 8)."});
    f.choice("fraction", fraction, Fractions,
             {"What becomes of 49.5 % (ambiguity 3).", "49.5% 같은 값의 처리(모호점 3)."});
    f.duration("delay", delay, Day,
               {"From a sample to its effect (ambiguity 6).", "표본에서 적용까지의 지연(모호점 6)."});
}

void VmParameters::fields(Fields& f)
{
    f.string("name", name, {"The machine's name.", "머신 이름.", false});
    f.number("value", value, Percentages, {"Its CPU in per cent.", "CPU 퍼센트."});
}

void CpuParameters::fields(Fields& f)
{
    f.choice("mode", mode, CpuModes,
             {"A value that is set, a trace, or a loop: load makes CPU.",
              "설정한 값, 기록, 또는 부하가 CPU를 만드는 폐루프.", false});
    f.number("value", value, Percentages, {"Per cent, in mode value.", "value 모드의 퍼센트."});
    f.list("vms", vms, {"Several machines, instead of value.", "value 대신 여러 머신.", false});
    f.choice("combine", combine, Combines,
             {"Of several machines (ambiguity 7).", "여러 머신을 합치는 방법(모호점 7)."});
    f.durations(
        "trace", trace,
        {"trace(NAME): a value in per cent for each sample.", "trace(이름): 표본마다의 퍼센트 값.", false});
    f.duration("every", every, {1e-3, 3600},
               {"How often the CPU is looked at (ambiguity 6).", "CPU 확인 주기(모호점 6).", false});
    f.number("idle", idle, Percentages, {"In mode loop: without load.", "loop 모드: 부하가 없을 때."});
    f.number("capacity", capacity, {1e-3, 1e9},
             {"In mode loop: messages a second that mean 100 %.", "loop 모드: 100%가 되는 초당 메시지."});
    f.number("smoothing", smoothing, {0.001, 1},
             {"In mode loop: weight of the latest sample.", "loop 모드: 최근 표본의 가중치."});
    f.strings("messages", messages,
              {"Messages that the database works on.", "데이터베이스가 처리하는 메시지.", false});
}

void LimiterParameters::fields(Fields& f)
{
    f.string("site", site, {"The site that is simulated.", "시뮬레이션하는 사이트.", false});
    f.list("sites", sites, {"All sites.", "모든 사이트.", false});
    f.list("sources", sources, {"Peers that send requests.", "요청을 보내는 피어.", false});
    f.list("groups", groups,
           {"Peer groups that requests are routed to.", "요청이 라우팅되는 피어 그룹.", false});
    f.integer("pool", pool, Any,
              {"Requests that the DRA can wait for at a time, of all channels; 0: any number (V15).",
               "모든 채널을 합쳐 DRA가 동시에 기다릴 수 있는 요청 수. 0이면 제한 없음(V15)."});
    f.duration("transaction_timeout", transactionTimeout, {1e-3, 3600},
               {"How long the DRA waits for an answer.", "DRA가 응답을 기다리는 시간."});
    f.duration(
        "sla", sla, Day,
        {"Answers later than this break the agreement (V28).", "이보다 늦은 응답은 서비스 수준 위반(V28)."});
    f.boolean("refused_uses_peer_quota", refusedUsesPeerQuota,
              {"A message that a message limit refuses still counts for the peer limit (ambiguity 11).",
               "메시지 한도가 거부한 메시지도 피어 한도에 셈(모호점 11).", false});
    f.list("peer_limits", peerLimits, {"Peer Rate Limit Profile.", "Peer Rate Limit Profile.", false});
    f.list("message_limits", messageLimits,
           {"Message Rate Limit Profile.", "Message Rate Limit Profile.", false});
    f.list("dynamic_peers", dynamicPeers,
           {"Dynamic Peer Rate Limit Profile.", "Dynamic Peer Rate Limit Profile.", false});
    f.list("cpu_profiles", cpuProfiles,
           {"Dynamic Throttling DB CPU Profile.", "Dynamic Throttling DB CPU Profile."});
    f.object("dynamic", dynamic, {"DRA Dynamic Peer Rate Limiter.", "DRA Dynamic Peer Rate Limiter."});
    f.object("cpu", cpu, {"CPU of the database.", "데이터베이스의 CPU."});
}

} // namespace naru::sim::limiter
