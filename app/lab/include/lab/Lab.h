// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "lab/Gateway.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace naru::lab {

/**
 * Gateways on loopback, in a thread of their own: for the demo, `naructl lab` and the tests. Needs neither
 * root nor network. Each gateway has an address and a certificate of its own, made at the start.
 *
 * A TCP handshake on loopback is done by the kernel at once, so the TCP part of a probe is always near zero;
 * the TLS part and the first byte carry the delays. Linux only (epoll, 127.0.0.0/8).
 *
 * Not thread-safe itself: used from one thread, which needs no event loop.
 */
class Lab
{
public:
    /** Where gateways may listen: whoever opens a port beyond loopback has to say so (a test, in a network of
     * its own). */
    enum class Reach { Loopback, AnyOwnAddress };

    Lab();
    /** Stops. */
    ~Lab();
    Lab(const Lab&) = delete;
    Lab& operator=(const Lab&) = delete;

    /**
     * Starts the gateways; all listen when it returns. Raises the process's limit of open files where they
     * need it. Errors: `AddressInvalid` (beyond the reach), `PortUnavailable` (subject: the address),
     * `ServiceUnavailable` (no memory, no files); then nothing runs. Stops what ran before.
     */
    [[nodiscard]] base::Result<void> start(const std::vector<GatewaySpec>& specs,
                                           Reach reach = Reach::Loopback);
    /** Ends all gateways and their connections; returns when they are gone. */
    void stop();

    /** In the order of the start; empty when nothing runs. */
    [[nodiscard]] const std::vector<RunningGateway>& gateways() const;
    /** A profile (XML, UTF-8) with the running gateways, automatic selection on and left to the user. */
    [[nodiscard]] QByteArray profile() const;

    /**
     * Changes a gateway for the connections that come from now on; done when it returns. False where the
     * port could not be taken anew (then nobody listens there).
     */
    bool setBehaviour(std::size_t index, const GatewayBehaviour& behaviour);
    [[nodiscard]] GatewayCounts counts(std::size_t index) const;
    /** The most connections that were open at once, over all gateways. */
    [[nodiscard]] int mostOpen() const;

    /**
     * What the demo shows: the first gateway a black hole, one refusing, one answering 503, the rest at
     * different distances; names in Korean and English, backups. Always at the same addresses and ports
     * (where free), so that a second run finds the first one's cache.
     */
    [[nodiscard]] static std::vector<GatewaySpec> demo();
    /** One answering gateway for each delay, named `gateway-1`, `gateway-2`, … */
    [[nodiscard]] static std::vector<GatewaySpec> withDelays(const std::vector<base::Nanoseconds>& delays);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::lab
