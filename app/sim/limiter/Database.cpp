// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"
#include "sim/scenario/Units.h"

#include <algorithm>
#include <cmath>

/** The CPU of the database and how much it makes the DRA throttle (V17-V24). */
namespace naru::sim::limiter {

namespace {

double asRead(double cpu, Fraction fraction)
{
    switch (fraction) {
    case Fraction::Floor:
        return std::floor(cpu);
    case Fraction::Nearest:
        return std::floor(cpu + 0.5);
    case Fraction::Exact:
        return cpu;
    }
    __builtin_unreachable();
}

} // namespace

/** All four tables and the check box are needed (V20). */
bool LimiterState::throttlingOn() const
{
    return m_parameters.dynamic.enabled && !m_parameters.peerLimits.empty() &&
           !m_parameters.messageLimits.empty() && !m_parameters.dynamicPeers.empty() &&
           !m_parameters.cpuProfiles.empty();
}

double LimiterState::readCpu()
{
    const CpuParameters& cpu = m_parameters.cpu;
    if (cpu.mode == CpuMode::Trace)
        return std::min(100.0, m_trace.sample(m_traceRandom) * 1e-9);
    if (cpu.mode == CpuMode::Loop) {
        const double seconds = secondsOf(cpu.every);
        const double work = static_cast<double>(std::exchange(m_databaseWork, 0)) / seconds;
        m_load += cpu.smoothing * (work - m_load);
        return std::min(100.0, cpu.idle + (100 - cpu.idle) * m_load / cpu.capacity);
    }
    if (cpu.vms.empty())
        return cpu.value;
    double greatest = 0;
    double sum = 0;
    for (const VmParameters& vm : cpu.vms) {
        greatest = std::max(greatest, vm.value);
        sum += vm.value;
    }
    return cpu.combine == Combine::Greatest ? greatest : sum / static_cast<double>(cpu.vms.size());
}

void LimiterState::sampleCpu(Agenda& agenda)
{
    m_cpu = readCpu();
    if (throttlingOn()) {
        const double cpu = asRead(m_cpu, m_parameters.dynamic.fraction);
        for (std::uint32_t t = 0; t < m_throttles.size(); ++t) {
            if (!m_throttles[t].rule.sample(agenda.now(), cpu))
                continue;
            const double level = m_throttles[t].rule.level();
            if (m_parameters.dynamic.delay.count() == 0)
                applyLevel(t, level, agenda.now());
            else
                agenda.after(m_parameters.dynamic.delay,
                             {.kind = Apply, .a = t, .b = static_cast<std::uint32_t>(level * 100 + 0.5)},
                             CpuPriority);
        }
    }
    agenda.after(m_parameters.cpu.every, {.kind = SampleCpu}, CpuPriority);
}

/** The director is told of a crossing, and only then (V24). */
void LimiterState::applyLevel(std::uint32_t number, double level, Time now)
{
    Throttle& throttle = m_throttles[number];
    const double before = std::exchange(throttle.level, level);
    ++m_totals.levelChanges;
    setMeterRates();
    const std::string numbers = numberText(before) + " % → " + numberText(level) + " %";
    note(now, "level-changed", "peer/" + m_parameters.sources[throttle.source].name,
         {"Database CPU " + numberText(m_cpu) + " %: throttling " + numbers + '.',
          "데이터베이스 CPU " + numberText(m_cpu) + " %: 제한 수준 " + numbers + '.'});
}

/** The percentage cuts the configured message limit (V23, V27). */
void LimiterState::setMeterRates()
{
    for (Meter& meter : m_meters) {
        const PeerLimitParameters& limit = limitOf(meter);
        double share = 100;
        if (meter.throttle != None && throttlingOn() && m_parameters.dynamic.cuts == Cuts::Limit)
            share -= m_throttles[meter.throttle].level;
        meter.effectiveRate = limit.rate * share / 100;
        meter.limiter.setRate(meter.effectiveRate, limit.burst.value_or(limit.rate) * share / 100);
        meter.limiter.setAtOnce(limit.shadow ? std::nullopt : limit.atOnce);
    }
}

} // namespace naru::sim::limiter
