// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Measurement.h"
#include "ogs/Plan.h"
#include "profile/Target.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QString>

#include <optional>

namespace naru::probe {

/** Where a connection goes, and for which gateway. */
struct Destination
{
    profile::Target target;
    /** Where the SYN goes: the gateway's address or the proxy's. */
    QHostAddress address;
    std::uint16_t port = 0;
    bool viaProxy = false;

    /**
     * Names the address in events and in the budget: the literal one. Through a proxy the gateway's
     * address is not known here, and its host stands for it.
     */
    [[nodiscard]] QString addressText() const { return viaProxy ? target.host : address.toString(); }
};

/**
 * Where the probes of a target may go. The addresses are the target's or, where there is one, the
 * proxy's; of those only the first is used.
 */
[[nodiscard]] QList<Destination> destinations(const profile::Target& target,
                                              const std::optional<ogs::Proxy>& proxy,
                                              const QList<QHostAddress>& addresses);

/**
 * The host as certificates and headers name it: a name in ASCII (IDNA), or the literal address. Nothing
 * where the text is no host, so that a profile cannot write a request of its own.
 */
[[nodiscard]] std::optional<QByteArray> asciiHost(const QString& host);

/** The request of a probe: `HEAD /`, to be answered and closed. */
[[nodiscard]] QByteArray probeRequest(const profile::Target& target, ogs::ProbeKind kind);
/** The request to a proxy for a way to the target. */
[[nodiscard]] QByteArray connectRequest(const profile::Target& target);
/** Whether a Location sends to another host than the target's; a relative one does not. */
[[nodiscard]] bool leadsElsewhere(const QByteArray& location, const profile::Target& target);

} // namespace naru::probe
