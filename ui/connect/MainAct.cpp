// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/MainAct.h"

#include "kit/SessionView.h"

namespace naru::connect {

MainAct MainAct::of(const kit::SessionView& session, bool measuring, const QString& target)
{
    const session::Status& status = session.status();
    const QString stop = QStringLiteral("stop");
    if (status.kind == session::Kind::Disconnecting && !status.wanted)
        return {What::Disconnect, tr("Disconnect"), stop, false, false};
    if (status.kind != session::Kind::Idle || status.wanted)
        return {What::Disconnect, session.tunnel() ? tr("Disconnect") : tr("Cancel"), stop};
    if (measuring)
        return {What::StopMeasuring, tr("Stop measuring"), stop};
    return {What::Connect, connectText(target), QStringLiteral("connect"), true, !session.obstacle()};
}

QString MainAct::connectText(const QString& target)
{
    return target.isEmpty() ? tr("Connect") : tr("Connect to %1").arg(target);
}

} // namespace naru::connect
