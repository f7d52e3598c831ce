// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectRunner.h"

#include "ConnectJson.h"
#include "Interrupt.h"
#include "Tr.h"

#include <QCoreApplication>

namespace naru::cli {

ConnectRunner::ConnectRunner(const engine::Places& places, const Console& console)
    : m_console(console)
    , m_words(console.words())
    , m_tunnelWords(console.words())
    , m_questions(console)
    , m_asks(!console.json() && TerminalPrompt::isPossible())
    , m_engine(places, m_clock)
{
    connectEngine();
    connect(&m_questions, &TerminalQuestions::answered, &m_engine,
            [this](const tunnel::FormAnswer& answer) { m_engine.answerForm(answer, false); });
    connect(&m_questions, &TerminalQuestions::accepted, &m_engine, &engine::Engine::acceptCertificate);
    connect(&m_questions, &TerminalQuestions::refused, &m_engine, &engine::Engine::refuseCertificate);
    connect(&m_questions, &TerminalQuestions::gaveUp, &m_engine, &engine::Engine::giveUpSignIn);
}

void ConnectRunner::connectEngine()
{
    using engine::Engine;
    connect(&m_engine, &Engine::sessionChanged, this, &ConnectRunner::takeStatus);
    connect(&m_engine, &Engine::noticed, this, &ConnectRunner::takeNotice);
    connect(&m_engine, &Engine::formAsked, this, &ConnectRunner::takeForm);
    connect(&m_engine, &Engine::certificateAsked, this, &ConnectRunner::takeCertificate);
    connect(&m_engine, &Engine::questionGone, &m_questions, &TerminalQuestions::drop);
    connect(&m_engine, &Engine::browserAsked, this, [this](const QUrl& url) {
        if (m_console.json())
            m_console.event(browserJson(url));
        else
            m_console.complain(
                Tr::tr("Sign in with a browser at: %1").arg(QString::fromLatin1(url.toEncoded())));
    });
    connect(&m_engine, &Engine::signInFailed, this, [this](const tunnel::SignInError& error) {
        fail(QStringLiteral("sign-in-failed"), m_tunnelWords.signInError(error), error.technical);
    });
    connect(&m_engine, &Engine::tunnelEnded, this, [this](const tunnel::TunnelEnd& end) {
        if (end.kind != tunnel::TunnelEndKind::Stopped && end.kind != tunnel::TunnelEndKind::SignInOnly)
            fail(QStringLiteral("tunnel-ended"), m_tunnelWords.tunnelEnd(end), end.technical);
    });
    connect(&m_engine, &Engine::tunnelChanged, this, &ConnectRunner::takeTunnel);
    connect(&m_engine, &Engine::trafficChanged, this, [this](const tunnel::Traffic& traffic) {
        if (m_console.json())
            m_console.event(trafficJson(traffic));
    });
    connect(&m_engine, &Engine::failed, this, [this](const base::Error& error) { m_console.error(error); });
}

int ConnectRunner::run(const engine::ConnectRequest& request, engine::ConnectionOptions options)
{
    options.unattended = !m_asks;
    m_engine.setConnectionOptions(options);
    Interrupt interrupt;
    connect(&interrupt, &Interrupt::interrupted, this, &ConnectRunner::interrupt);
    m_engine.connectGateway(request);
    QCoreApplication::exec();
    const int status = m_interrupted ? int(Interrupted) : exitStatus(m_status);
    if (m_console.json())
        m_console.event(endJson(status));
    return status;
}

void ConnectRunner::interrupt()
{
    // The second time somebody is in a hurry; the helper puts the machine in order by itself.
    if (std::exchange(m_interrupted, true))
        end();
    else
        m_engine.disconnectGateway();
}

void ConnectRunner::takeStatus(const session::Status& status)
{
    m_status = status;
    if (m_console.json())
        tellState(stateJson(status));
    else
        m_console.progress(m_words.state(status));
    m_wasWanted = m_wasWanted || status.wanted;
    const bool isOver = status.kind == session::Kind::Idle && !status.wanted;
    // A wish that can't be followed is over before it began: then a notice says so.
    if (isOver && (m_wasWanted || !status.reasons.empty()))
        end();
}

void ConnectRunner::tellState(const QJsonObject& state)
{
    // A run that progresses is the session's business, not a script's.
    if (std::exchange(m_toldState, state) != state)
        m_console.event(state);
}

void ConnectRunner::takeNotice(const session::Notice& notice)
{
    const QString text = m_words.notice(notice);
    if (m_console.json())
        m_console.event(noticeJson(notice, text));
    else
        m_console.line(text);
}

void ConnectRunner::takeForm(const engine::FormQuestion& question)
{
    if (m_console.json())
        m_console.event(formJson(question));
    if (m_asks) {
        m_questions.ask(question);
        return;
    }
    if (!m_console.json())
        m_console.complain(Tr::tr("The gateway asks for something, and nobody is here to answer: %1")
                               .arg(question.form.message));
}

void ConnectRunner::takeCertificate(const engine::CertificateQuestion& question)
{
    if (m_console.json())
        m_console.event(certificateJson(question));
    if (m_asks) {
        m_questions.ask(question);
        return;
    }
    m_engine.refuseCertificate();
}

void ConnectRunner::takeTunnel(const tunnel::TunnelInfo& info)
{
    if (m_console.json()) {
        m_console.event(tunnelJson(info));
        return;
    }
    if (std::exchange(m_wasConnected, true))
        return;
    if (info.address4)
        m_console.line(Tr::tr("Inner address: %1").arg(info.address4->address.toString()));
    if (info.address6)
        m_console.line(Tr::tr("Inner address: %1").arg(info.address6->address.toString()));
    if (info.socksPort)
        m_console.line(Tr::tr("SOCKS proxy: 127.0.0.1:%1").arg(*info.socksPort));
    else if (!info.device.isEmpty())
        m_console.line(Tr::tr("Device: %1").arg(info.device));
}

void ConnectRunner::fail(const QString& what, const QString& text, const QString& technical)
{
    if (m_console.json())
        m_console.event(failureJson(what, text, technical));
    else
        m_console.complain(text);
}

void ConnectRunner::end()
{
    m_console.clearProgress();
    QCoreApplication::quit();
}

int exitStatus(const session::Status& end)
{
    using Code = session::NoticeCode;
    if (end.reasons.empty())
        return Done;
    const session::Notice& last = end.reasons.back();
    switch (last.code) {
    case Code::EntryUnknown:
    case Code::EntryNotConnectable:
    case Code::TypedHostForbidden:
        return WrongUse;
    case Code::EntryLocked:
    case Code::RunRefused:
        return Refused;
    case Code::NoGateway:
    case Code::NoChoice:
        return NothingReached;
    case Code::SignInRefused:
    case Code::SignInCancelled:
        return SignInRefused;
    case Code::CertificateNotTrusted:
        return CertificateNotTrusted;
    case Code::GaveUp:
        return last.arguments.value(QStringLiteral("why")).toString() == QLatin1String("unreachable")
                   ? NothingReached
                   : TunnelFailed;
    case Code::MachineFault:
    case Code::SessionEndedByServer:
    case Code::NotReconnected:
        return TunnelFailed;
    default:
        return Done;
    }
}

} // namespace naru::cli
