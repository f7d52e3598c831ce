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
    const QString shown = server.endsWith(usualPort) ? server.chopped(usualPort.size()) : server;
    if (entry.isEmpty())
        return shown;
    if (shown.isEmpty() || shown == entry)
        return entry;
    return entry + QLatin1String(" (") + shown + QLatin1Char(')');
}

} // namespace naru::wording
