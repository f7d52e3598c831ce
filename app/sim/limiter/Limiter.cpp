// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/Limiter.h"

#include "LimiterState.h"
#include "sim/scenario/ModelRun.h"

namespace naru::sim::limiter {

namespace {

class LimiterModel final : public Model
{
public:
    [[nodiscard]] std::string_view name() const override { return "limiter"; }

    [[nodiscard]] ModelInfo describe() const override
    {
        LimiterParameters parameters;
        return {
            .name = "limiter",
            .title = {"Rate limiting in a Diameter routing agent", "Diameter 라우팅 에이전트의 속도 제한"},
            .text =
                {"Peers send requests through a DRA to peer groups. Limits at ingress and egress refuse or "
                 "drop what is too much; the CPU of the database can cut them further.",
                 "피어가 DRA를 거쳐 피어 그룹으로 요청을 보냅니다. 인그레스와 이그레스 한도가 넘치는 것을 "
                 "거부하거나 폐기하고, 데이터베이스 CPU에 따라 한도가 더 줄어들 수 있습니다."},
            .parameters = describeFields([&](Fields& fields) { parameters.fields(fields); }),
            .metrics = metrics(),
            .series = series(),
            .events = {"refuses", "drops", "would-refuse", "level-changed", "reconnect", "flush"}};
    }

    [[nodiscard]] Checked<std::unique_ptr<Run>> start(const Node& node, const TraceLookup& traces,
                                                      const RunSettings& settings) const override
    {
        auto parameters = readParameters<LimiterParameters>(node, traces);
        if (!parameters)
            return std::unexpected(std::move(parameters.error()));
        return std::make_unique<ModelRun<LimiterState>>(*parameters, node, traces, settings);
    }

private:
    static std::vector<CodeInfo> metrics()
    {
        return {
            {"original", "1", {"Requests that peers had to send.", "피어가 보내려던 요청."}},
            {"offered",
             "1",
             {"Requests that reached the DRA, tries again included.", "재시도를 포함해 DRA에 도착한 요청."}},
            {"admitted", "1", {"Past the ingress limits.", "인그레스 한도를 통과한 요청."}},
            {"routed", "1", {"Routing work done.", "라우팅 작업 수."}},
            {"forwarded", "1", {"Sent to a server.", "서버로 전달한 요청."}},
            {"refused", "1", {"Answered with an error by the DRA.", "DRA가 오류로 응답한 요청."}},
            {"dropped", "1", {"Dropped without an answer.", "응답 없이 폐기한 요청."}},
            {"would_refuse", "1", {"Counted by shadow limits.", "섀도 한도가 센 요청."}},
            {"answered", "1", {"Answered by a server.", "서버가 응답한 요청."}},
            {"timed_out", "1", {"Not answered in time.", "제때 응답받지 못한 요청."}},
            {"availability",
             "1",
             {"Share of requests that succeeded in the end.", "결국 성공한 요청의 비율."}},
            {"within_sla",
             "1",
             {"Share that succeeded within the agreed time.", "약속한 시간 안에 성공한 비율."}},
            {"latency", "s", {"From the first try to the answer.", "첫 시도부터 응답까지."}},
            {"amplification", "1", {"Offered for each original request.", "원래 요청 하나당 도착한 요청."}},
            {"pool", "1", {"Requests that the DRA waits for.", "DRA가 기다리는 요청."}},
            {"PEER.regular",
             "1/s",
             {"Median of what a peer offers in a window.", "창마다 피어가 보낸 양의 중앙값."}},
            {"PEER.peak",
             "1/s",
             {"Most that a peer offered in a window.", "창마다 피어가 보낸 양의 최댓값."}},
            {"PEER.suggested_limit",
             "1/s",
             {"A quarter over the regular rate, at most the peak (V26, our choice).",
              "평소보다 4분의 1 높고 최댓값을 넘지 않는 값(V26, 이 프로그램의 선택)."}},
            {"limit.ROW.worst_window",
             "1",
             {"Most that a limit let through in any trailing window.",
              "한도가 임의의 후행 창에서 통과시킨 최댓값."}},
        };
    }

    static std::vector<CodeInfo> series()
    {
        return {
            {"offered", "1/s", {"Requests that reached the DRA.", "DRA에 도착한 요청."}},
            {"admitted", "1/s", {"Past the ingress limits.", "인그레스 한도를 통과한 요청."}},
            {"forwarded", "1/s", {"Sent to servers.", "서버로 전달한 요청."}},
            {"refused", "1/s", {"Answered with an error.", "오류로 응답한 요청."}},
            {"dropped", "1/s", {"Dropped.", "폐기한 요청."}},
            {"answered", "1/s", {"Answered.", "응답한 요청."}},
            {"timed_out", "1/s", {"Not answered in time.", "시간 초과한 요청."}},
            {"pool", "1", {"Requests waited for.", "기다리는 요청."}},
            {"cpu", "%", {"CPU of the database.", "데이터베이스 CPU."}},
            {"throttle", "%", {"Taken off the limits.", "한도에서 빼는 비율."}},
            {"PEER.admitted",
             "1/s",
             {"One peer; PEER.MESSAGE.admitted: one kind of it.",
              "피어별. PEER.MESSAGE.admitted는 메시지별."}},
            {"GROUP.forwarded", "1/s", {"One peer group.", "피어 그룹별."}},
            {"limit.ROW.effective", "1/s", {"A limit as it is in effect.", "적용 중인 한도."}},
        };
    }
};

} // namespace

const Model& model()
{
    static const LimiterModel instance;
    return instance;
}

} // namespace naru::sim::limiter
