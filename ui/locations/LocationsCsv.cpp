// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationsCsv.h"

#include "kit/Csv.h"
#include "ogs/Codes.h"

namespace naru::locations {

using kit::csvCell;

namespace {

QString stalenessCode(const std::optional<ogs::Staleness>& staleness)
{
    if (!staleness)
        return {};
    switch (*staleness) {
    case ogs::Staleness::Expired:
        return QStringLiteral("expired");
    case ogs::Staleness::FromTheFuture:
        return QStringLiteral("from-the-future");
    case ogs::Staleness::GatewaysChanged:
        return QStringLiteral("gateways-changed");
    }
    return {};
}

} // namespace

QByteArray locationsCsv(const LocationsPicture& picture)
{
    kit::Csv csv({QStringLiteral("keys"), QStringLiteral("matched"), QStringLiteral("measured_at"),
                  QStringLiteral("expires_at"), QStringLiteral("stale"), QStringLiteral("place"),
                  QStringLiteral("entry"), QStringLiteral("target"), QStringLiteral("rtt_ms"),
                  QStringLiteral("state"), QStringLiteral("selected")});
    for (const LocationEntry& entry : picture.entries) {
        QStringList keys;
        for (const ogs::LocationKey& key : entry.entry.keys)
            keys.append(key.text());
        int place = 0;
        for (const ogs::CachedGateway& gateway : entry.entry.order) {
            const bool selected = gateway.entry == entry.entry.selected;
            csv.addRow({keys.join(u' '), entry.matched ? entry.matched->text() : QString(),
                        csvCell(entry.entry.measuredAt), csvCell(entry.expiresAt),
                        stalenessCode(entry.staleness), QString::number(++place), gateway.entry,
                        gateway.target.text(), csvCell(gateway.rtt), ogs::code(gateway.state),
                        selected ? QStringLiteral("yes") : QString()});
        }
    }
    return csv.bytes();
}

} // namespace naru::locations
