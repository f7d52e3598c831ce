// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewayName.h"

namespace naru::wording {

QString gatewayName(const session::Hop& hop)
{
    return gatewayName(hop.entry, hop.backup ? hop.target.text() : QString());
}

QString gatewayName(const QString& entry, const QString& server)
{
    const QString usualPort = QLatin1Char(':') + QString::number(profile::defaultPort);
    if (entry.isEmpty())
        return server;
    if (server.isEmpty() || server == entry || server == entry + usualPort)
        return entry;
    return entry + QLatin1String(" (") + server + QLatin1Char(')');
}

} // namespace naru::wording
