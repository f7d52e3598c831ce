// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Reactor.h"

#include <QByteArray>

#include <functional>

namespace naru::lab {

/** An accepted socket that never blocks. Lives in the reactor's thread; its owner outlives each call back. */
class Wire
{
public:
    struct Handlers
    {
        std::function<void(const QByteArray& bytes)> received;
        /** Nothing is left to send. */
        std::function<void()> sent;
        /** The socket is closed, by the client or by us. */
        std::function<void()> closed;
    };

    Wire(Reactor& reactor, Descriptor socket, Handlers handlers);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    [[nodiscard]] bool isOpen() const { return m_socket.isOpen(); }
    /** Sends now what the socket takes and the rest when it can; `sent` follows also for no bytes. */
    void write(const QByteArray& bytes);
    /** FIN; to be called when all is sent. */
    void shutdown();
    /** RST. */
    void reset();
    void close();

private:
    void onEvents(std::uint32_t events);
    void receive();
    void flush();
    void watchForWriting(bool on);

    Reactor& m_reactor;
    Descriptor m_socket;
    Handlers m_handlers;
    QByteArray m_out;
    bool m_waitsForWriting = false;
};

} // namespace naru::lab
