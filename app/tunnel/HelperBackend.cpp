// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelperBackend.h"

#include "HelperFrames.h"

namespace naru::tunnel {

namespace {

constexpr auto protocolVersion = "1";
constexpr std::chrono::seconds tickInterval(1);
/** For a helper that puts in order what another one left. */
constexpr std::chrono::seconds restoreLimit(5);
constexpr qsizetype longestErrors = 1024;

} // namespace

HelperBackend::HelperBackend(const base::Clock& clock, Command command,
                             std::optional<std::uint16_t> socksPort)
    : m_clock(clock)
    , m_command(std::move(command))
    , m_socksPort(socksPort)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &HelperBackend::takeDeadline);
    connect(&m_tick, &QTimer::timeout, this, &HelperBackend::tick);
}

HelperBackend::~HelperBackend()
{
    if (m_process)
        releaseProcess();
}

void HelperBackend::start(const TunnelRequest& request)
{
    Q_ASSERT(!isActive());
    m_request = request;
    m_state = TunnelState(m_socksPort);
    m_received.clear();
    m_ready = false;
    m_wanted.reset();
    m_told.reset();
    m_process = std::make_unique<QProcess>();
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &HelperBackend::read);
    connect(m_process.get(), &QProcess::finished, this, &HelperBackend::takeExit);
    // Queued: nothing is told before this returns.
    connect(
        m_process.get(), &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart && m_process)
                finish({missingProgram(), m_process->errorString()});
        },
        Qt::QueuedConnection);
    m_deadline.start(m_request.deadlines.privilege);
    m_process->start(m_command.program, m_command.arguments);
}

void HelperBackend::reconnect()
{
    if (m_ready)
        send(helper::Frame("reconnect"));
}

void HelperBackend::stop()
{
    if (isActive() && !m_wanted)
        endWith(TunnelEndKind::Stopped);
}

void HelperBackend::read()
{
    m_received += m_process->readAllStandardOutput();
    for (qsizetype end = m_received.indexOf('\n'); end >= 0 && m_process; end = m_received.indexOf('\n')) {
        const auto frame = helper::Frame::fromLine({m_received.constData(), std::size_t(end)});
        m_received.remove(0, end + 1);
        if (frame)
            takeFrame(*frame);
    }
    // The helper writes no such line: whatever this is, it must not grow.
    if (m_received.size() > qsizetype(helper::Frame::longestLine))
        m_received.clear();
}

void HelperBackend::takeFrame(const helper::Frame& frame)
{
    if (frame.verb() == "ended") {
        m_told = m_state.end(frame);
        return;
    }
    if (frame.verb() != "ready") {
        tell(m_state.take(frame, m_clock.steady(), m_clock.system()));
        return;
    }
    if (frame.value("version") != protocolVersion)
        return endWith(TunnelEndKind::HelperMissing);
    m_ready = true;
    if (!m_wanted)
        begin();
}

void HelperBackend::begin()
{
    send(startFrame(m_request));
    m_request.cookie = {};
    m_deadline.start(m_request.deadlines.connect);
    m_tick.start(tickInterval);
}

void HelperBackend::tell(const TunnelNews& news)
{
    if (!news.line.isEmpty())
        Q_EMIT line(news.line);
    // Who is being ended has nothing more to tell.
    if (m_wanted)
        return;
    if (news.reconnecting) {
        m_deadline.start(m_request.deadlines.reconnect);
        Q_EMIT reconnecting(*news.reconnecting);
    }
    if (news.connected || news.back)
        m_deadline.stop();
    if (news.connected)
        Q_EMIT connected(m_state.info());
    else if (news.back)
        Q_EMIT back(m_state.info());
    else if (news.changed)
        Q_EMIT changed(m_state.info());
    if (news.traffic)
        Q_EMIT traffic(*news.traffic);
}

void HelperBackend::tick()
{
    if (m_state.phase() == TunnelState::Phase::Connecting)
        return;
    send(helper::Frame("stats"));
    const auto news = m_state.tick(m_clock.steady());
    if (news.reconnecting)
        reconnect();
    tell(news);
}

void HelperBackend::send(helper::Frame frame)
{
    std::string bytes = frame.line();
    m_process->write(bytes.data(), qint64(bytes.size()));
    // It may have held the cookie.
    frame.wipe();
    std::fill(bytes.begin(), bytes.end(), '\0');
}

void HelperBackend::endWith(TunnelEndKind kind)
{
    m_wanted = TunnelEnd{kind, kind == TunnelEndKind::Stopped ? QString() : m_state.technical()};
    m_tick.stop();
    m_deadline.start(m_request.deadlines.stop);
    if (m_ready)
        send(helper::Frame("stop"));
    else
        // pkexec may still ask for a password.
        m_process->terminate();
    m_process->closeWriteChannel();
}

void HelperBackend::takeDeadline()
{
    if (m_wanted) {
        m_process->kill();
        return finish(*m_wanted);
    }
    if (!m_ready)
        return endWith(TunnelEndKind::PrivilegeDeadline);
    const bool lost = m_state.phase() == TunnelState::Phase::Reconnecting;
    endWith(lost ? TunnelEndKind::PeerDead : TunnelEndKind::ConnectDeadline);
}

void HelperBackend::takeExit()
{
    read();
    // What openconnect and the helper said counts before what we were about to do.
    const bool ownWill = m_wanted && (!m_told || m_told->kind == TunnelEndKind::Stopped);
    if (m_told && !ownWill)
        return finish(*m_told);
    if (m_wanted && (m_told || !m_ready))
        return finish(*m_wanted);
    const QString errors = QString::fromUtf8(m_process->readAllStandardError().left(longestErrors)).trimmed();
    if (!m_ready)
        return finish({endBeforeReady(m_process->exitCode(), errors), errors});
    restoreAndEnd(m_wanted.value_or(TunnelEnd{TunnelEndKind::HelperCrashed, errors}));
}

TunnelEndKind HelperBackend::endBeforeReady(int, const QString&) const
{
    return TunnelEndKind::HelperCrashed;
}

void HelperBackend::restoreAndEnd(const TunnelEnd& end)
{
    const QStringList arguments = restoreArguments();
    if (arguments.isEmpty())
        return finish(end);
    m_deadline.stop();
    m_tick.stop();
    m_process->disconnect(this);
    m_process.release()->deleteLater();
    m_process = std::make_unique<QProcess>();
    m_wanted = end;
    const auto finishNow = [this] { finish(*m_wanted); };
    connect(m_process.get(), &QProcess::finished, this, finishNow);
    connect(m_process.get(), &QProcess::errorOccurred, this, finishNow, Qt::QueuedConnection);
    m_deadline.start(restoreLimit);
    m_process->start(m_command.program, arguments);
}

void HelperBackend::finish(const TunnelEnd& end)
{
    if (!m_process)
        return;
    m_deadline.stop();
    m_tick.stop();
    releaseProcess();
    m_request = {};
    Q_EMIT ended(end);
}

void HelperBackend::releaseProcess()
{
    // The end of its input means stop to the helper. It is not waited for: root's process can't be killed by
    // us.
    QProcess* const process = m_process.release();
    process->disconnect(this);
    process->closeWriteChannel();
    if (process->state() == QProcess::NotRunning)
        return process->deleteLater();
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
}

} // namespace naru::tunnel
