// SPDX-License-Identifier: GPL-3.0-or-later
#include "Comparison.h"

#include <algorithm>
#include <sys/resource.h>

namespace naru::bench {

void Comparison::add(const profile::Target& target, const std::vector<ogs::Probe>& probes,
                     const Connections& truth)
{
    const auto found = truth.find(target.host + QLatin1Char(':') + QString::number(target.port));
    const auto started = static_cast<std::size_t>(
        std::ranges::count_if(probes, [](const ogs::Probe& probe) { return probe.startedAt.has_value(); }));
    const std::size_t seen = found == truth.end() ? 0 : found->second.size();
    const std::size_t before = seen - std::min(seen, started);
    for (const ogs::Probe& probe : probes) {
        const std::size_t place = before + static_cast<std::size_t>(probe.index);
        add(probe, place < seen ? &found->second[place] : nullptr);
    }
}

void Comparison::add(const ogs::Probe& probe, const Connection* connection)
{
    m_lag.add(probe.loopLag);
    m_failed += probe.failure ? 1 : 0;
    const bool isMarked = probe.marks.contains(ogs::Mark::LoopLag);
    m_marked += isMarked ? 1 : 0;
    if (!connection || !connection->end || !probe.value) {
        ++m_unmatched;
        return;
    }
    const base::Nanoseconds error = std::chrono::abs(*probe.value - (*connection->end - connection->syn));
    m_value.add(error);
    if (!isMarked)
        m_unmarked.add(error);
    if (connection->synAck && probe.parts.tcp)
        m_tcp.add(std::chrono::abs(*probe.parts.tcp - (*connection->synAck - connection->syn)));
}

void Comparison::print()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    std::printf("failed %d, marked late %d, without packets %d, peak memory %ld MB\n", m_failed, m_marked,
                m_unmatched, usage.ru_maxrss / 1024);
    m_value.print("value - capture");
    m_unmarked.print("value, unmarked");
    m_tcp.print("TCP part - capture");
    m_lag.print("loop lag");
}

} // namespace naru::bench
