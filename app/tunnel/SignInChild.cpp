// SPDX-License-Identifier: GPL-3.0-or-later
#include "SignInChild.h"

#include "tunnel/SignIn.h"

#include <QProcessEnvironment>

namespace naru::tunnel {

namespace {

/** Variables with which GnuTLS writes keys, or what it sends, where the user did not ask this program to. */
QProcessEnvironment quietEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"SSLKEYLOGFILE", "GNUTLS_DEBUG_LEVEL"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

} // namespace

SignInChild::SignInChild(QObject* parent)
    : QObject(parent)
{
    m_process.setProcessEnvironment(quietEnvironment());
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &SignInChild::read);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        read();
        giveUp(status == QProcess::CrashExit ? m_process.errorString()
                                             : QStringLiteral("exit status %1").arg(code));
    });
    // Queued: a program that can't be started at all says so within start().
    connect(
        &m_process, &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart && !m_ended)
                Q_EMIT died(false, m_process.errorString());
        },
        Qt::QueuedConnection);
}

SignInChild::~SignInChild()
{
    end();
}

void SignInChild::start(const QString& program)
{
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program, QStringList());
}

void SignInChild::send(const SignInOrder& order)
{
    QByteArray bytes = bytesOf(frameOf(order));
    m_process.write(bytes);
    wipe(bytes);
}

void SignInChild::end()
{
    m_ended = true;
    m_process.kill();
    m_process.waitForFinished(static_cast<int>(SignIn::cancelLimit.count()));
}

void SignInChild::read()
{
    m_reader.feed(m_process.readAllStandardOutput());
    while (!m_ended) {
        const auto frame = m_reader.next();
        if (frame && !*frame)
            return;
        const auto report = frame ? reportOf(**frame) : std::unexpected(frame.error());
        if (!report)
            return giveUp(QStringLiteral("nonsense from naru-signin"));
        Q_EMIT reported(*report);
    }
}

void SignInChild::giveUp(const QString& technical)
{
    if (!m_ended)
        Q_EMIT died(true, technical);
}

} // namespace naru::tunnel
