// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioTemplates.h"

namespace naru::simulator {

namespace {

constexpr std::string_view limiter = R"(  "parameters": {
    "sources": [
      {"name": "pgw1", "streams": [{"message": "gx-ccr-i", "rate": "1000/s"}]}
    ],
    "groups": [
      {"name": "pcrf", "applications": ["gx"], "servers": [{"name": "pcrf1"}, {"name": "pcrf2"}]}
    ],
    "peer_limits": [
      {"name": "pgw1", "peer": "pgw1", "rate": "800/s"}
    ]
  },
)";

constexpr std::string_view balancer = R"J(  "parameters": {
    "balancers": [
      {"name": "lb1", "algorithm": "leastconn", "persistence": "source"}
    ],
    "uags": [
      {"name": "uag1"},
      {"name": "uag2"}
    ],
    "clients": [
      {"name": "remote", "between": "exponential(1s)", "count": 0, "secondaries": ["blast udp 8443"]}
    ]
  },
)J";

constexpr std::string_view cluster = R"J(  "parameters": {
    "nodes": [
      {"name": "n1", "priority": 1},
      {"name": "n2", "priority": 2},
      {"name": "n3", "priority": 3}
    ],
    "traffic": [
      {"name": "clients", "kind": "tcp", "between": "exponential(100ms)", "count": 0}
    ]
  },
)J";

} // namespace

std::string templateOf(std::string_view model)
{
    const std::string_view parameters = model == "limiter"    ? limiter
                                        : model == "balancer" ? balancer
                                                              : cluster;
    return R"({
  "format": "naru-scenario-1",
  "name": "my-scenario",
  "model": ")" +
           std::string(model) + R"(",
  "title": {"en": "My scenario", "ko": "내 시나리오"},
  "text": {"en": "", "ko": ""},
  "seed": 1,
  "until": "5min",
)" + std::string(parameters) +
           R"(  "changes": [],
  "assertions": []
}
)";
}

} // namespace naru::simulator
