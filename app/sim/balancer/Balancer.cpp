// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Balancer.h"

#include "sim/balancer/BalancerState.h"
#include "sim/scenario/ModelRun.h"

namespace naru::sim::balancer {

namespace {

std::vector<CodeInfo> metrics()
{
    return {
        {"connects", "1", {"Clients that connected.", "연결한 클라이언트."}},
        {"failed_connects",
         "1",
         {"Of these refused, unreachable or turned away full.",
          "그중 거부되었거나, 응답이 없었거나, 가득 차서 실패한 것."}},
        {"refused", "1", {"No appliance could take the client.", "클라이언트를 받을 장치가 없어 거부된 것."}},
        {"unreachable",
         "1",
         {"Sent to an appliance that did not answer.", "응답하지 않는 장치로 보내진 것."}},
        {"full",
         "1",
         {"Turned away by an appliance at its session limit.", "세션 한도에 도달한 장치가 거부한 것."}},
        {"sign_ins_failed", "1", {"Sign-ins that failed.", "실패한 로그인."}},
        {"headers_missing",
         "1",
         {"Devices not authenticated for lack of the original headers.",
          "원래 헤더가 없어 인증되지 않은 디바이스."}},
        {"no_server",
         "1",
         {"Signed in, but no server took the session.", "로그인했지만 세션을 받을 서버가 없던 것."}},
        {"begun",
         "1",
         {"Sessions that began; begun/NAME on one appliance.", "시작된 세션. begun/이름: 장치별."}},
        {"ended", "1", {"Sessions that the user ended.", "사용자가 끝낸 세션."}},
        {"time_up", "1", {"Sessions that the maximum session time ended.", "최대 세션 시간으로 끝난 세션."}},
        {"cut",
         "1",
         {"Sessions and sign-ins that were cut; cut/NAME on one appliance.",
          "끊긴 세션과 로그인. cut/이름: 장치별."}},
        {"secondaries", "1", {"Secondary connections.", "보조 연결."}},
        {"established",
         "1",
         {"Secondary connections that reached their session's appliance.",
          "세션의 장치에 도착한 보조 연결."}},
        {"misrouted",
         "1",
         {"Secondary connections dropped in the DMZ by another appliance.",
          "다른 장치로 가서 DMZ에서 드롭된 보조 연결."}},
        {"misrouted_share",
         "1",
         {"Share of misrouted among those that reached an appliance.",
          "장치에 도착한 보조 연결 중 잘못 라우팅된 비율."}},
        {"secondaries_failed",
         "1",
         {"Secondary connections refused or unanswered.", "거부되었거나 응답이 없던 보조 연결."}},
        {"strangers_dropped",
         "1",
         {"Traffic of those who never signed in, dropped.", "로그인하지 않은 트래픽의 드롭 수."}},
        {"probes", "1", {"Health checks.", "상태 확인 수."}},
        {"marked_down", "1", {"How often an appliance was marked down.", "장치가 중단으로 표시된 횟수."}},
        {"marked_up",
         "1",
         {"How often an appliance was marked up again.", "장치가 다시 정상으로 표시된 횟수."}},
        {"begun_difference",
         "1",
         {"Between the appliances with most and fewest sessions begun.",
          "시작된 세션이 가장 많은 장치와 가장 적은 장치의 차이."}},
        {"session_difference", "1", {"The same of sessions now.", "현재 세션 수로 본 같은 차이."}},
        {"fewest_available",
         "1",
         {"The fewest appliances that took new clients at any time.",
          "새 클라이언트를 받던 장치 수의 최솟값."}},
        {"upgrade_finished", "s", {"When the rolling upgrade was done.", "롤링 업그레이드가 끝난 시각."}},
        {"sign_in", "s", {"From the first connection to the session.", "첫 연결부터 세션 시작까지의 시간."}},
        {"session_time", "s", {"How long sessions lasted.", "세션이 이어진 시간."}},
        {"sessions",
         "1",
         {"Sessions; sessions/NAME on one appliance or server.", "세션 수. sessions/이름: 장치나 서버별."}},
        {"pending", "1", {"Clients that wait or sign in.", "기다리거나 로그인하는 클라이언트."}},
        {"available", "1", {"Appliances that take new clients.", "새 클라이언트를 받는 장치 수."}},
        {"connections/NAME",
         "1",
         {"Open, authorised connections of an appliance.", "장치의 열려 있는 인증된 연결."}},
        {"forwarded/NAME",
         "1",
         {"Connections that an appliance forwarded into the data centre.",
          "장치가 데이터 센터로 전달한 연결."}},
        {"dropped/NAME",
         "1",
         {"Connections that an appliance dropped in the DMZ.", "장치가 DMZ에서 드롭한 연결."}},
        {"ready_after/NAME",
         "s",
         {"From quiesce to the appliance being empty.", "중지(Quiesce)부터 장치가 빌 때까지의 시간."}},
    };
}

std::vector<CodeInfo> series()
{
    return {
        {"connects", "1", {"Clients that connected in the window.", "구간 안에 연결한 클라이언트."}},
        {"failed_connects", "1", {"Failed connects in the window.", "구간 안에 실패한 연결."}},
        {"established",
         "1",
         {"Secondary connections established in the window.", "구간 안에 맺어진 보조 연결."}},
        {"misrouted",
         "1",
         {"Secondary connections misrouted in the window.", "구간 안에 잘못 라우팅된 보조 연결."}},
        {"cut", "1", {"Sessions cut in the window.", "구간 안에 끊긴 세션."}},
        {"sessions",
         "1",
         {"Sessions; sessions/NAME on one appliance or server.", "세션 수. sessions/이름: 장치나 서버별."}},
        {"pending", "1", {"Clients that wait or sign in.", "기다리거나 로그인하는 클라이언트."}},
        {"available", "1", {"Appliances that take new clients.", "새 클라이언트를 받는 장치 수."}},
    };
}

class BalancerModel final : public Model
{
public:
    [[nodiscard]] std::string_view name() const override { return "balancer"; }

    [[nodiscard]] ModelInfo describe() const override
    {
        BalancerParameters parameters;
        return {
            .name = "balancer",
            .title = {"Load balancing in front of Unified Access Gateways",
                      "Unified Access Gateway 앞의 로드 밸런싱"},
            .text =
                {"Clients reach appliances through load balancers, sign in and open secondary "
                 "connections, which must come to the same appliance. Health monitoring, quiesce mode and "
                 "rolling upgrades show what users notice of them.",
                 "클라이언트가 로드 밸런서를 거쳐 장치에 연결하고, 로그인한 뒤 같은 장치로 가야 하는 보조 "
                 "연결을 엽니다. 상태 모니터링, 중지(Quiesce) 모드, 롤링 업그레이드가 사용자에게 미치는 "
                 "영향을 보여 줍니다."},
            .parameters = describeFields([&](Fields& fields) { parameters.fields(fields); }),
            .metrics = metrics(),
            .series = series(),
            .events = eventCodes()};
    }

    [[nodiscard]] Checked<std::unique_ptr<Run>> start(const Node& node, const TraceLookup& traces,
                                                      const RunSettings& settings) const override
    {
        auto parameters = readParameters<BalancerParameters>(node, traces);
        if (!parameters)
            return std::unexpected(std::move(parameters.error()));
        return std::make_unique<ModelRun<BalancerState>>(*parameters, node, traces, settings);
    }
};

} // namespace

const Model& model()
{
    static const BalancerModel only;
    return only;
}

} // namespace naru::sim::balancer
