// SPDX-License-Identifier: GPL-3.0-or-later
#include "AddressOrder.h"

namespace naru::probe {

QList<QHostAddress> interleaved(const QList<QHostAddress>& addresses)
{
    QList<QHostAddress> preferred;
    QList<QHostAddress> other;
    for (const QHostAddress& address : addresses) {
        if (address.isNull() || preferred.contains(address) || other.contains(address))
            continue;
        const bool sameFamily = preferred.isEmpty() || preferred.first().protocol() == address.protocol();
        (sameFamily ? preferred : other).append(address);
    }
    QList<QHostAddress> result;
    while (result.size() < mostAddresses && (!preferred.isEmpty() || !other.isEmpty())) {
        if (!preferred.isEmpty())
            result.append(preferred.takeFirst());
        if (!other.isEmpty() && result.size() < mostAddresses)
            result.append(other.takeFirst());
    }
    return result;
}

} // namespace naru::probe
