// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

#include <chrono>

namespace naru::sim::balancer {

/** What came back on `GET /favicon.ico`. */
enum class ProbeOutcome : std::uint8_t { Answered, Reset, TimedOut };

/** Which answers are good. */
enum class Expect : std::uint8_t {
    /** `HTTP/1.1 200 OK` and nothing else (U20, U21). */
    Exactly200,
    /** Any 2xx or 3xx: HAProxy's default, under which a quiesced appliance is seen but a moved page is not.
     */
    AnySuccess,
};

/** How a balancer watches its members; set on the balancer (U19). */
struct MonitorSettings
{
    /** From the end of one check to the start of the next. */
    std::chrono::nanoseconds interval = std::chrono::seconds(30);
    std::chrono::nanoseconds timeout = std::chrono::seconds(10);
    /** Good answers until a member that is down is up, bad ones until one that is up is down; at least 1. */
    std::uint32_t rise = 1;
    std::uint32_t fall = 1;
    Expect expect = Expect::Exactly200;
    /** 404 means Health::Stopping at once, as HAProxy's disable-on-404. */
    bool stopOn404 = false;
};

/** What the checks of one member say so far, counted as HAProxy counts. */
class HealthCheck
{
public:
    /** Up, but the first bad answer takes it down. */
    explicit HealthCheck(const MonitorSettings& settings)
        : m_score(settings.rise)
    {}

    /** The result of one check; `status` counts only where it answered. Returns the member's health now. */
    Health report(const MonitorSettings& settings, ProbeOutcome outcome, int status);
    [[nodiscard]] Health health() const { return m_health; }

private:
    /** Below `rise` down, from there up to rise + fall - 1 up. */
    std::uint32_t m_score;
    Health m_health = Health::Up;
};

} // namespace naru::sim::balancer
