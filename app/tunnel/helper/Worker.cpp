// SPDX-License-Identifier: GPL-3.0-or-later
#include "Worker.h"

#include "Command.h"
#include "Program.h"
#include "SocksPort.h"

#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/signalfd.h>

namespace naru::helper {

namespace {

constexpr auto protocolVersion = "1";
constexpr std::size_t longestOutputLine = 4096;
constexpr std::chrono::milliseconds proxyPoll(20);
constexpr std::chrono::milliseconds lastWords(1000);

Frame endedFrame(const std::string& how, const std::string& detail)
{
    Frame frame("ended");
    frame.add("how", how);
    if (!detail.empty())
        frame.add("detail", detail);
    return frame;
}

StopSequence::Time now()
{
    return std::chrono::steady_clock::now();
}

} // namespace

Worker::Worker(Kind kind, Caller caller, int signals)
    : m_kind(kind)
    , m_caller(caller)
    , m_signals(signals)
    , m_self(::open("/proc/self/exe", O_PATH | O_CLOEXEC))
    , m_outbox(STDOUT_FILENO)
    , m_input(Frame::longestLine)
    , m_output(longestOutputLine)
{}

void Worker::run()
{
    Frame ready("ready");
    m_outbox.send(ready.add("version", protocolVersion));
    while (!m_ended)
        wait();
    m_outbox.drain(lastWords);
}

void Worker::wait()
{
    std::array<pollfd, 6> places{
        pollfd{STDIN_FILENO, POLLIN, 0},
        pollfd{m_signals, POLLIN, 0},
        pollfd{m_child && !m_outputEnded ? m_child->output() : -1, POLLIN, 0},
        pollfd{m_channel ? m_channel->socket() : -1, POLLIN, 0},
        pollfd{m_child ? m_child->ended() : -1, POLLIN, 0},
        pollfd{m_outbox.isEmpty() ? -1 : STDOUT_FILENO, POLLOUT, 0},
    };
    // Where we are being stopped nobody is listened to any more, and an end of file would be found for ever.
    if (m_stop.hasBegun())
        places[0].fd = places[1].fd = -1;
    ::poll(places.data(), places.size(), waitLimit());
    if (places[0].revents)
        takeInput();
    if (places[1].revents)
        stop();
    if (places[2].revents && m_child)
        takeOutput();
    if (places[3].revents && m_channel)
        takeScript();
    if (places[4].revents && m_child)
        takeChildEnd();
    announceProxy();
    if (!m_outbox.flush() && !m_ended)
        stop();
    const auto signal = m_stop.due(now());
    if (signal && m_child)
        m_child->signal(*signal);
}

int Worker::waitLimit() const
{
    if (m_unannounced)
        return static_cast<int>(proxyPoll.count());
    const auto limit = m_stop.wait(now());
    return limit ? static_cast<int>(limit->count()) : -1;
}

void Worker::takeInput()
{
    if (m_input.read(STDIN_FILENO) == LineReader::Found::End)
        return stop();
    while (auto line = m_input.take()) {
        auto frame = Frame::fromLine(*line);
        explicit_bzero(line->data(), line->size());
        if (m_ended || m_stop.hasBegun())
            return;
        if (frame) {
            takeFrame(std::move(*frame));
            continue;
        }
        m_refusal = endedFrame("request", "frame");
        stop();
    }
}

void Worker::takeFrame(Frame frame)
{
    const std::string& verb = frame.verb();
    if (verb == "start" && !m_child)
        start(frame);
    else if (verb == "stats")
        sendStats();
    else if (verb == "reconnect")
        reconnect();
    else if (verb == "stop")
        stop();
    else {
        m_refusal = endedFrame("request", "verb");
        stop();
    }
    frame.wipe();
}

void Worker::start(const Frame& frame)
{
    auto request = StartRequest::fromFrame(frame);
    if (!request)
        return end("request", request.error());
    if (isReady(*request))
        startOpenconnect(*request);
    explicit_bzero(request->cookie.data(), request->cookie.size());
}

/** Whether all is there that openconnect needs; makes the device. */
bool Worker::isReady(const StartRequest& request)
{
    if (findProgram(openconnectPaths).empty()) {
        end("no_openconnect");
        return false;
    }
    m_expected.gateway = request.address;
    if (m_kind.socksPort) {
        const bool proxy = !findProgram(ocproxyPaths).empty();
        const bool port = isPortFree(*m_kind.socksPort);
        if (!proxy || !port)
            end(proxy ? "port" : "no_ocproxy");
        return proxy && port;
    }
    m_expected.device = request.device;
    const auto made = m_kind.changes->makeDevice(request.device, m_caller.user);
    if (!made)
        end("device", made.error().text());
    return made.has_value();
}

void Worker::startOpenconnect(const StartRequest& request)
{
    auto channel = ScriptChannel::open();
    if (!channel)
        return end("system", channel.error().text());
    auto child = Child::start({findProgram(openconnectPaths), openconnectArguments(request, m_kind.socksPort),
                               m_caller, request.cookie + '\n', channel->scriptEnd(), m_self.get()});
    if (!child)
        return end("system", child.error().text());
    channel->closeScriptEnd();
    m_redactor = Redactor(request.cookie);
    m_channel.emplace(std::move(*channel));
    m_child.emplace(std::move(*child));
}

void Worker::reconnect()
{
    // Before it is up a signal would break the script that openconnect waits for.
    if (m_child && m_up)
        m_child->signal(SIGUSR2);
}

void Worker::sendStats()
{
    if (m_kind.socksPort) {
        // It prints its counters.
        if (m_child && m_up)
            m_child->signal(SIGUSR1);
        return;
    }
    const auto counted = m_kind.changes->counters();
    if (!counted)
        return;
    Frame frame("stats");
    frame.add("rx_bytes", std::to_string(counted->receivedBytes))
        .add("tx_bytes", std::to_string(counted->sentBytes));
    frame.add("rx_packets", std::to_string(counted->receivedPackets));
    m_outbox.send(frame.add("tx_packets", std::to_string(counted->sentPackets)));
}

void Worker::stop()
{
    if (m_child)
        return m_stop.begin(now());
    if (m_refusal)
        return end(m_refusal->value("how"), m_refusal->value("detail"));
    end("stopped");
}

void Worker::takeOutput()
{
    m_outputEnded = m_output.read(m_child->output()) == LineReader::Found::End;
    while (auto line = m_output.take())
        sendLine(std::move(*line));
}

void Worker::drainOutput()
{
    // Who writes without end must not keep us from all else.
    constexpr int mostReads = 64;
    pollfd output{m_child->output(), POLLIN, 0};
    for (int count = 0; count < mostReads && !m_outputEnded && ::poll(&output, 1, 0) > 0; ++count)
        takeOutput();
}

void Worker::sendLine(std::string line)
{
    // Headers of the gateway's: its session's names are among them, and the plan has what counts.
    if (!line.starts_with("X-") && !line.empty())
        m_outbox.sendLog(m_redactor.clean(std::move(line)));
}

void Worker::takeScript()
{
    m_channel->read();
    while (const auto environment = m_channel->take())
        m_channel->answer(runScript(*environment));
}

bool Worker::runScript(const Environment& environment)
{
    // What openconnect said before it called the script comes first.
    drainOutput();
    const auto reason = environment.value("reason");
    // What was set goes when openconnect has ended.
    if (reason == "disconnect")
        return true;
    if (m_stop.hasBegun())
        return false;
    if (reason == "connect" || m_kind.socksPort)
        return applyPlan(environment, "connected");
    if (reason == "reconnect")
        return applyPlan(environment, "back");
    if (reason == "attempt-reconnect") {
        m_kind.changes->keepGatewayReachable();
        m_outbox.send(Frame("reconnecting"));
        return true;
    }
    return reason == "pre-init";
}

bool Worker::applyPlan(const Environment& environment, const std::string& verb)
{
    auto plan = TunnelPlan::fromEnvironment(environment, m_expected);
    if (plan && m_kind.changes)
        plan = Changes::possible(*plan);
    auto applied = !plan            ? std::unexpected(Failure{0, plan.error()})
                   : m_kind.changes ? m_kind.changes->apply(*plan)
                                    : Result<>();
    if (!applied) {
        m_refusal = endedFrame("settings", applied.error().text());
        stop();
        return false;
    }
    if (m_kind.socksPort) {
        m_unannounced = *plan;
        return true;
    }
    m_up = true;
    m_outbox.send(plan->frame(verb));
    return true;
}

void Worker::announceProxy()
{
    if (!m_unannounced || m_ended || !isPortAnswered(*m_kind.socksPort))
        return;
    m_up = true;
    m_outbox.send(m_unannounced->frame("connected"));
    m_unannounced.reset();
}

void Worker::takeChildEnd()
{
    const auto ending = m_child->wait();
    // What the pipe still holds; who else writes to it (ocproxy) is not waited for.
    drainOutput();
    if (auto rest = m_output.takeRest())
        sendLine(std::move(*rest));
    if (m_refusal)
        end(m_refusal->value("how"), m_refusal->value("detail"));
    else if (m_stop.hasBegun())
        end("stopped");
    else if (ending.status)
        end("exited", std::to_string(*ending.status));
    else
        end("crashed", std::to_string(ending.signal));
}

void Worker::end(const std::string& how, const std::string& detail)
{
    if (m_ended)
        return;
    m_ended = true;
    m_unannounced.reset();
    m_child.reset();
    m_channel.reset();
    if (m_kind.changes)
        m_kind.changes->undo();
    m_outbox.send(endedFrame(how, detail));
}

} // namespace naru::helper
