// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Secret.h"
#include "lab/Gateway.h"
#include "lab/OcservObstacle.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

namespace naru::lab {

/** A real gateway to be started. */
struct OcservSpec
{
    QString name;
    /** Added to each round trip: loopback itself has none. */
    base::Nanoseconds distance{0};
    /** A literal loopback address; empty: one of its own is given (127.0.78.1, 127.0.78.2, …). */
    QString host;
    /** Taken where it is free, else any free one. */
    std::uint16_t port = 8443;
};

/**
 * Real gateways without root: each is an ocserv in a namespace that they have together, where they may be
 * root and have a network of their own; a relay in that namespace takes the connections that come on
 * loopback. Needs what `obstacle` looks for; started by root it does without the namespace of users.
 *
 * A tunnel to the n-th leads into 10.77.n.0/24, where 10.77.n.1 has a page on port 80 that says the gateway's
 * name. There is no DTLS. Everything ends with the object, and with the process, however that ends.
 *
 * Used from one thread with an event loop; `start` takes some ten milliseconds, the rest comes by signals.
 */
class OcservLab final : public QObject
{
    Q_OBJECT

public:
    explicit OcservLab(QObject* parent = nullptr);
    /** Stops. */
    ~OcservLab() override;

    /** What is missing here; nothing where real gateways are likely to start. */
    [[nodiscard]] static std::optional<OcservObstacle> obstacle();
    /** What the demo shows. */
    [[nodiscard]] static std::vector<OcservSpec> demo();

    /** Answers with `ready` or `failed`. 1 to 200 gateways; stops what ran before. */
    void start(const std::vector<OcservSpec>& specs);
    /** Ends all, and takes their files away; returns when they are gone. */
    void stop();

    /** In the order of the start; empty when nothing runs. */
    [[nodiscard]] const std::vector<RunningGateway>& gateways() const;
    /** A profile (XML, UTF-8) with the gateways, automatic selection on and left to the user. */
    [[nodiscard]] QByteArray profile() const;
    /** PEM of the authority that signed the gateways' certificates; made at each start. */
    [[nodiscard]] QString authorityFile() const;
    [[nodiscard]] QString userName() const;
    /** Made at each start. */
    [[nodiscard]] base::Secret password() const;
    /** A port on 127.0.0.1 that nobody listens on now, for a SOCKS proxy through a gateway. PortUnavailable.
     */
    [[nodiscard]] static std::expected<std::uint16_t, OcservObstacle> freePort();
    /** The address of the page behind a gateway, such as `http://10.77.1.1/`. */
    [[nodiscard]] static QString pageBehind(std::size_t index);

Q_SIGNALS:
    /** All gateways take connections. */
    void ready();
    /** Nothing runs (any more). */
    void failed(naru::lab::OcservObstacle obstacle);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::lab
