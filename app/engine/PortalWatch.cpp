// SPDX-License-Identifier: GPL-3.0-or-later
#include "PortalWatch.h"

#include <algorithm>
#include <utility>

namespace naru::engine {

namespace {

constexpr std::chrono::milliseconds longestPause = std::chrono::minutes(5);

} // namespace

PortalWatch::PortalWatch(QObject* parent)
    : QObject(parent)
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PortalWatch::due);
}

bool PortalWatch::suspects(const ogs::RunReport& report)
{
    return std::ranges::find(report.why, ogs::ReasonCode::PortalSuspected, &ogs::Reason::code) !=
           report.why.end();
}

void PortalWatch::enter(const RunRequest& request, std::chrono::milliseconds firstPause)
{
    m_request = request;
    m_timer.start(firstPause);
}

void PortalWatch::waitLonger()
{
    if (m_request)
        m_timer.start(std::min(m_timer.intervalAsDuration() * 2, longestPause));
}

void PortalWatch::hurry()
{
    if (m_request)
        Q_EMIT due();
}

std::optional<RunRequest> PortalWatch::leave()
{
    m_timer.stop();
    return std::exchange(m_request, std::nullopt);
}

} // namespace naru::engine
