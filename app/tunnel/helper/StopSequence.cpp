// SPDX-License-Identifier: GPL-3.0-or-later
#include "StopSequence.h"

#include <array>
#include <csignal>

namespace naru::helper {

namespace {

struct Step
{
    std::chrono::milliseconds after;
    int signal;
};

constexpr std::array<Step, 3> steps{
    Step{std::chrono::milliseconds(0), SIGINT},
    Step{StopSequence::toTerminate, SIGTERM},
    Step{StopSequence::toTerminate + StopSequence::toKill, SIGKILL},
};

} // namespace

void StopSequence::begin(Time now)
{
    if (!m_begun)
        m_begun = now;
}

std::optional<int> StopSequence::due(Time now)
{
    const auto next = nextTime();
    if (!next || now < *next)
        return std::nullopt;
    return steps[static_cast<std::size_t>(m_sent++)].signal;
}

std::optional<std::chrono::milliseconds> StopSequence::wait(Time now) const
{
    const auto next = nextTime();
    if (!next)
        return std::nullopt;
    return std::max(std::chrono::milliseconds(0), std::chrono::ceil<std::chrono::milliseconds>(*next - now));
}

std::optional<StopSequence::Time> StopSequence::nextTime() const
{
    if (!m_begun || static_cast<std::size_t>(m_sent) == steps.size())
        return std::nullopt;
    return *m_begun + steps[static_cast<std::size_t>(m_sent)].after;
}

} // namespace naru::helper
