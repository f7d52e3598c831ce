// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/RaceScale.h"

#include <algorithm>

namespace naru::connect {

namespace {

// Each divided by four is a round number too.
constexpr std::array ends{20.0,   40.0,   80.0,   100.0,  200.0,  400.0,  600.0,  800.0,
                          1000.0, 1200.0, 1600.0, 2000.0, 3000.0, 4000.0, 6000.0, 8000.0};
constexpr double whileRunning = 1000;

} // namespace

double roundEnd(double largest)
{
    const auto end = std::lower_bound(ends.begin(), ends.end(), largest);
    return end == ends.end() ? largest : *end;
}

double scaleEnd(const ogs::RunReport& report)
{
    double largest = report.phase == ogs::Phase::Complete ? 0 : whileRunning;
    for (const ogs::GatewayResult& gateway : report.gateways) {
        if (gateway.rtt)
            largest = std::max(largest, double(gateway.rtt->count()));
        for (const ogs::Probe& probe : gateway.probes) {
            if (probe.value)
                largest = std::max(largest, double(ogs::rounded(*probe.value).count()));
        }
    }
    return largest > 0 ? roundEnd(largest) : whileRunning;
}

} // namespace naru::connect
