// SPDX-License-Identifier: GPL-3.0-or-later
#include "RootBackend.h"

namespace naru::tunnel {

RootBackend::RootBackend(const base::Clock& clock, const TunnelPrograms& programs)
    : HelperBackend(clock, {programs.helper, {}}, std::nullopt)
{}

QStringList RootBackend::restoreArguments() const
{
    return {QStringLiteral("--restore")};
}

} // namespace naru::tunnel
