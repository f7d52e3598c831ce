// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ConnectionName.h"

#include "wording/EvidenceWords.h"

#include <QCoreApplication>

namespace naru::evidence_ui {

QString connectionName(const EvidenceModel& model, std::size_t index, const wording::Words& words)
{
    const evidence::Connection& connection = model.capture()->reading.connections[index];
    const evidence::Compared* compared = model.compared(index);
    const QString name = compared == nullptr ? connection.gateway.text() : model.naming()(compared->target);
    const QString part =
        compared == nullptr ? QString() : wording::EvidenceWords(words).part(compared->part, compared->probe);
    if (!part.isEmpty())
        return name + u", " + part;
    //: a connection that is no probe: its gateway, and the port of this machine
    return QCoreApplication::translate("naru::evidence_ui::LadderPanel", "%1 (port %2)")
        .arg(name)
        .arg(connection.client.port);
}

} // namespace naru::evidence_ui
