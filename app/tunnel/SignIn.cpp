// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/SignIn.h"

#include "SignInAttempt.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace naru::tunnel {

SignIn::SignIn(QString program, QObject* parent)
    : QObject(parent)
    , m_program(std::move(program))
{}

SignIn::~SignIn()
{
    if (m_attempt)
        leaveAttempt();
}

QString SignIn::programOfThisMachine()
{
    // Beside the program, beside it where tests lie, and where it is installed.
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* place : {"naru-signin", "../bin/naru-signin"}) {
        const QString program = QDir::cleanPath(here.filePath(QString::fromLatin1(place)));
        if (QFileInfo(program).isExecutable())
            return program;
    }
    return QDir::cleanPath(here.filePath(QStringLiteral("../libexec/naru/naru-signin")));
}

void SignIn::start(const SignInRequest& request)
{
    Q_ASSERT(!m_attempt);
    m_attempt = new SignInAttempt(m_program, request, this);
    connect(m_attempt, &SignInAttempt::progress, this, &SignIn::progress);
    connect(m_attempt, &SignInAttempt::formAsked, this, &SignIn::formAsked);
    connect(m_attempt, &SignInAttempt::trustAsked, this, &SignIn::trustAsked);
    connect(m_attempt, &SignInAttempt::browserAsked, this, &SignIn::browserAsked);
    connect(m_attempt, &SignInAttempt::profileSent, this, &SignIn::profileSent);
    connect(m_attempt, &SignInAttempt::line, this, &SignIn::line);
    connect(m_attempt, &SignInAttempt::succeeded, this, [this](const SignedIn& signedIn) {
        leaveAttempt();
        Q_EMIT succeeded(signedIn);
    });
    connect(m_attempt, &SignInAttempt::failed, this, [this](const SignInError& error) {
        leaveAttempt();
        Q_EMIT failed(error);
    });
    m_attempt->begin();
}

void SignIn::answer(const FormAnswer& answer)
{
    if (m_attempt)
        m_attempt->answer(answer);
}

void SignIn::acceptCertificate()
{
    if (m_attempt)
        m_attempt->acceptCertificate();
}

void SignIn::refuseCertificate()
{
    if (m_attempt)
        m_attempt->refuseCertificate();
}

void SignIn::browserFailed()
{
    if (m_attempt)
        m_attempt->browserFailed();
}

void SignIn::cancel()
{
    if (m_attempt)
        m_attempt->cancel();
}

qint64 SignIn::childProcess() const
{
    return m_attempt ? m_attempt->childProcess() : 0;
}

void SignIn::leaveAttempt()
{
    // It may be in the middle of a signal of its own, in whose slot this object is being destroyed.
    m_attempt->disconnect(this);
    m_attempt->end();
    m_attempt->setParent(nullptr);
    m_attempt->deleteLater();
    m_attempt = nullptr;
}

} // namespace naru::tunnel
