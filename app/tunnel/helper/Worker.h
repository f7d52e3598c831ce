// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Changes.h"
#include "Child.h"
#include "LineReader.h"
#include "Outbox.h"
#include "Redactor.h"
#include "ScriptChannel.h"
#include "StartRequest.h"
#include "StopSequence.h"

#include <optional>

namespace naru::helper {

/**
 * One tunnel from `start` to its end: takes the caller's frames from standard input, runs openconnect,
 * applies what its script hands over, undoes it at the end. The end of the input means stop.
 * docs/privileged-part.md has the frames.
 */
class Worker
{
public:
    /** What the tunnel is to be: a device, with changes to the machine, or a SOCKS proxy, without. */
    struct Kind
    {
        std::optional<std::uint16_t> socksPort;
        /** Not ours; null for a proxy. */
        Changes* changes = nullptr;
    };

    /** `signals` is a signalfd of those that mean stop. */
    Worker(Kind kind, Caller caller, int signals);
    /** Until the tunnel has ended and nothing of it is left. */
    void run();

private:
    void wait();
    [[nodiscard]] int waitLimit() const;

    void takeInput();
    void takeFrame(Frame frame);
    void start(const Frame& frame);
    [[nodiscard]] bool isReady(const StartRequest& request);
    void startOpenconnect(const StartRequest& request);
    void reconnect();
    void sendStats();
    void stop();

    void takeOutput();
    /** Takes what is there, without waiting. */
    void drainOutput();
    void sendLine(std::string line);
    void takeScript();
    [[nodiscard]] bool runScript(const Environment& environment);
    [[nodiscard]] bool applyPlan(const Environment& environment, const std::string& verb);
    void announceProxy();
    void takeChildEnd();

    /** Undoes everything and says how it ended; the first reason counts. */
    void end(const std::string& how, const std::string& detail = {});

    Kind m_kind;
    Caller m_caller;
    int m_signals;
    Descriptor m_self;
    Outbox m_outbox;
    LineReader m_input;
    LineReader m_output;
    Redactor m_redactor;
    StopSequence m_stop;
    TunnelPlan::Expected m_expected;
    std::optional<ScriptChannel> m_channel;
    std::optional<Child> m_child;
    /** Of a proxy that does not listen yet. */
    std::optional<TunnelPlan> m_unannounced;
    /** Why openconnect is being stopped by us, where that is not the caller's wish. */
    std::optional<Frame> m_refusal;
    bool m_outputEnded = false;
    /** Packets may pass, or could before. */
    bool m_up = false;
    bool m_ended = false;
};

} // namespace naru::helper
