// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Connection.h"

#include <QHostAddress>

#include <atomic>
#include <memory>
#include <random>
#include <unordered_map>

namespace naru::lab {

/** Open connections over all gateways; read from other threads. */
struct Totals
{
    std::atomic<int> open = 0;
    std::atomic<int> mostOpen = 0;
};

/** One gateway: its port, and the connections to it. Lives in the reactor's thread. */
class Listener
{
public:
    Listener(const Surroundings& surroundings, Totals& totals, CertificatePtr own, X509* portal);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /** Takes a port, `wanted` where that is free; false where none could be had. */
    bool open(const QHostAddress& address, std::uint16_t wanted, const GatewayBehaviour& behaviour);
    /** Takes the same port anew. */
    bool apply(const GatewayBehaviour& behaviour);

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /** From any thread. */
    [[nodiscard]] GatewayCounts counts() const;

private:
    [[nodiscard]] Descriptor bound(std::uint16_t port) const;
    bool listenAs(const GatewayBehaviour& behaviour);
    bool fillQueue();
    void close();
    void accept();
    void pause();
    [[nodiscard]] GatewayBehaviour behaviourOfNext();
    void add(Descriptor socket);
    void remove(Connection* connection);

    Surroundings m_surroundings;
    Totals& m_totals;
    CertificatePtr m_own;
    X509* m_portal;
    QHostAddress m_address;
    std::uint16_t m_port = 0;
    GatewayBehaviour m_behaviour;
    std::mt19937_64 m_random;
    Descriptor m_socket;
    /** The connection that fills the queue of a black hole. */
    Descriptor m_filler;
    std::optional<Reactor::Timer> m_pause;
    std::unordered_map<Connection*, std::unique_ptr<Connection>> m_connections;
    std::atomic<int> m_accepted = 0;
    std::atomic<int> m_requests = 0;
    std::atomic<int> m_open = 0;
};

} // namespace naru::lab
