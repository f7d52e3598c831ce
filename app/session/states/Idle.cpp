// SPDX-License-Identifier: GPL-3.0-or-later
#include "Networks.h"
#include "Overloaded.h"
#include "Portals.h"
#include "States.h"
#include "Wishes.h"

namespace naru::session {

void on(const Idle&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) {
                       if (const auto wish = accepted(work, e)) {
                           take(work, *wish);
                           begin(work);
                       }
                   },
                   [&](const NetworkChanged& e) { (void)noteNetwork(work, e); },
                   [&](const PortalSuspected&) { notePortal(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
