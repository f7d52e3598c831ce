// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/Lab.h"

#include "Listener.h"
#include "ProfileText.h"

#include <future>
#include <sys/resource.h>
#include <thread>

namespace naru::lab {

namespace {

/** Descriptors that connections, theirs and those of a prober in the same process, may need beside the ports.
 */
constexpr rlim_t filesBesidePorts = 4096;

void raiseFileLimit(std::size_t ports)
{
    rlimit limit{};
    const rlim_t needed = ports + filesBesidePorts;
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= needed)
        return;
    limit.rlim_cur = std::min(needed, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

/** 127.0.1.1 … 127.0.1.250, 127.0.2.1 … */
QString addressOf(std::size_t index)
{
    return QStringLiteral("127.0.%1.%2").arg(1 + index / 250).arg(1 + index % 250);
}

base::Error failure(base::ErrorCode code, const QString& subject)
{
    return {code, subject, std::nullopt, {}};
}

} // namespace

class Lab::Private
{
public:
    Private()
        : m_key(makeKey())
        , m_context(makeContext())
        , m_portal(m_key ? makeCertificate(m_key.get(), "portal.example", {}) : nullptr)
    {}

    ~Private()
    {
        if (!m_thread.joinable())
            return;
        m_reactor.quit();
        m_thread.join();
    }

    [[nodiscard]] bool isUsable() const { return m_reactor.isUsable() && m_context && m_portal; }

    base::Result<void> add(const GatewaySpec& spec, Reach reach)
    {
        RunningGateway running{spec.name, spec.host, 0, spec.group, spec.backups};
        if (running.host.isEmpty())
            running.host = addressOf(m_running.size());
        const QHostAddress address(running.host);
        CertificatePtr certificate = makeCertificate(m_key.get(), "gateway", running.host.toLatin1());
        const bool inReach = reach == Reach::AnyOwnAddress || address.isLoopback();
        if (!inReach || address.protocol() != QAbstractSocket::IPv4Protocol || !certificate)
            return std::unexpected(failure(base::ErrorCode::AddressInvalid, running.host));
        auto listener = std::make_unique<Listener>(Surroundings{m_reactor, m_context.get(), m_key.get()},
                                                   m_totals, std::move(certificate), m_portal.get());
        if (!listener->open(address, spec.port, spec.behaviour))
            return std::unexpected(failure(base::ErrorCode::PortUnavailable, running.host));
        running.port = listener->port();
        m_listeners.push_back(std::move(listener));
        m_running.push_back(running);
        return {};
    }

    void run()
    {
        m_thread = std::thread([this] { m_reactor.run(); });
    }

    bool apply(std::size_t index, const GatewayBehaviour& behaviour)
    {
        std::promise<bool> done;
        m_reactor.post([&] { done.set_value(m_listeners.at(index)->apply(behaviour)); });
        return done.get_future().get();
    }

    [[nodiscard]] const std::vector<RunningGateway>& running() const { return m_running; }
    [[nodiscard]] GatewayCounts counts(std::size_t index) const { return m_listeners.at(index)->counts(); }
    [[nodiscard]] int mostOpen() const { return m_totals.mostOpen; }

private:
    KeyPtr m_key;
    ContextPtr m_context;
    CertificatePtr m_portal;
    Reactor m_reactor;
    Totals m_totals;
    std::vector<RunningGateway> m_running;
    std::vector<std::unique_ptr<Listener>> m_listeners;
    std::thread m_thread;
};

Lab::Lab() = default;

Lab::~Lab() = default;

base::Result<void> Lab::start(const std::vector<GatewaySpec>& specs, Reach reach)
{
    stop();
    raiseFileLimit(specs.size());
    auto fresh = std::make_unique<Private>();
    if (!fresh->isUsable())
        return std::unexpected(failure(base::ErrorCode::ServiceUnavailable, {}));
    for (const GatewaySpec& spec : specs) {
        if (const base::Result<void> added = fresh->add(spec, reach); !added)
            return added;
    }
    fresh->run();
    d = std::move(fresh);
    return {};
}

void Lab::stop()
{
    d.reset();
}

const std::vector<RunningGateway>& Lab::gateways() const
{
    static const std::vector<RunningGateway> none;
    return d ? d->running() : none;
}

QByteArray Lab::profile() const
{
    return profileText(gateways());
}

bool Lab::setBehaviour(std::size_t index, const GatewayBehaviour& behaviour)
{
    return d && d->apply(index, behaviour);
}

GatewayCounts Lab::counts(std::size_t index) const
{
    return d ? d->counts(index) : GatewayCounts{};
}

int Lab::mostOpen() const
{
    return d ? d->mostOpen() : 0;
}

} // namespace naru::lab
