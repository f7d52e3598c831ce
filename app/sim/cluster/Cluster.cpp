// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Cluster.h"

#include "ClusterFigures.h"
#include "sim/cluster/ClusterState.h"
#include "sim/scenario/ModelRun.h"

namespace naru::sim::cluster {

namespace {

class ClusterModel final : public Model
{
public:
    [[nodiscard]] std::string_view name() const override { return "cluster"; }

    [[nodiscard]] ModelInfo describe() const override
    {
        ClusterParameters parameters;
        return {.name = "cluster",
                .title = {"A firewall cluster", "방화벽 클러스터"},
                .text = {"Firewalls share their connections over a cluster control link: who owns a "
                         "connection, who backs "
                         "it up, who only forwards, and what each failure does to it.",
                         "방화벽들이 클러스터 제어 링크로 연결을 나눠 처리합니다. 연결을 소유하는 노드, "
                         "백업하는 노드, "
                         "전달만 하는 노드와 장애마다 생기는 일을 보여 줍니다."},
                .parameters = describeFields([&](Fields& fields) { parameters.fields(fields); }),
                .metrics = metricInfos(),
                .series = seriesInfos(),
                .events = stepCodeNames()};
    }

    [[nodiscard]] Checked<std::unique_ptr<Run>> start(const Node& node, const TraceLookup& traces,
                                                      const RunSettings& settings) const override
    {
        auto parameters = readParameters<ClusterParameters>(node, traces);
        if (!parameters)
            return std::unexpected(std::move(parameters.error()));
        return std::make_unique<ModelRun<ClusterState>>(*parameters, node, traces, settings);
    }
};

} // namespace

const Model& model()
{
    static const ClusterModel only;
    return only;
}

} // namespace naru::sim::cluster
