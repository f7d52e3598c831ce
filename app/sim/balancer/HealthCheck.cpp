// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/HealthCheck.h"

namespace naru::sim::balancer {

namespace {

bool isGood(const MonitorSettings& settings, ProbeOutcome outcome, int status)
{
    if (outcome != ProbeOutcome::Answered)
        return false;
    return settings.expect == Expect::Exactly200 ? status == 200 : status >= 200 && status < 400;
}

} // namespace

Health HealthCheck::report(const MonitorSettings& settings, ProbeOutcome outcome, int status)
{
    if (settings.stopOn404 && outcome == ProbeOutcome::Answered && status == 404) {
        if (m_health != Health::Down)
            m_health = Health::Stopping;
        return m_health;
    }
    if (isGood(settings, outcome, status)) {
        if (m_score < settings.rise)
            ++m_score;
        // One good answer restores all credit of a member that is up.
        if (m_score >= settings.rise) {
            m_score = settings.rise + settings.fall - 1;
            m_health = Health::Up;
        }
    } else if (m_score > settings.rise) {
        --m_score;
    } else {
        m_score = 0;
        m_health = Health::Down;
    }
    return m_health;
}

} // namespace naru::sim::balancer
