// SPDX-License-Identifier: GPL-3.0-or-later
#include "PkexecBackend.h"

namespace naru::tunnel {

PkexecBackend::PkexecBackend(const base::Clock& clock, const TunnelPrograms& programs)
    // The desktop's agent asks, never a prompt in some terminal that the window was started from.
    : HelperBackend(clock,
                    {programs.pkexec, {QStringLiteral("--disable-internal-agent"), programs.installedHelper}},
                    std::nullopt)
{}

TunnelEndKind PkexecBackend::endBeforeReady(int status, const QString& errors) const
{
    // pkexec(1): 126 where the person closed the dialog, 127 for all else.
    constexpr int dismissed = 126;
    constexpr int failed = 127;
    if (status == dismissed)
        return TunnelEndKind::PrivilegeDenied;
    if (status != failed)
        return TunnelEndKind::HelperCrashed;
    if (errors.contains(u"No authentication agent found"))
        return TunnelEndKind::PrivilegeNoAgent;
    if (errors.contains(u"No such file or directory"))
        return TunnelEndKind::HelperMissing;
    return TunnelEndKind::PrivilegeDenied;
}

} // namespace naru::tunnel
