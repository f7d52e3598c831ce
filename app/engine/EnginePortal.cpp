// SPDX-License-Identifier: GPL-3.0-or-later
// Looks whether a sign-in page of the network answers for the gateways, for a person's run or for the
// session.
#include "EnginePrivate.h"

#include <utility>

namespace naru::engine {

bool Engine::Private::checkPortal()
{
    if (m_driver.running() || m_waiting)
        return false;
    // One probe a gateway tells a sign-in page; the budget is kept for the run that follows.
    ogs::PlanOptions options = planOptions();
    options.probes = 1;
    options.locationCached = true;
    measureOnly(Work::PortalCheck, options);
    return true;
}

void Engine::Private::finishPortalCheck(const ogs::RunReport& report)
{
    const bool isThere = PortalWatch::suspects(report);
    const PortalFor asker = std::exchange(m_portalFor, PortalFor::Nobody);
    if (asker != PortalFor::Nobody) {
        m_connector->take(isThere ? session::Event(session::PortalSuspected{}) : session::PortalCleared{});
        // Where it is there, the sign-in is broken off by now.
        if (asker == PortalFor::Trust)
            m_connector->signIn().judgeTrust();
        return;
    }
    if (isThere)
        m_portal.waitLonger();
    else if (const auto request = m_portal.leave())
        run(*request);
}

void Engine::Private::lookForPortal()
{
    if (session::lookedForPortal(m_connector->state()) || !checkPortal())
        m_connector->signIn().judgeTrust();
    else
        m_portalFor = PortalFor::Trust;
}

} // namespace naru::engine
