// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeychainJobs.h"

#include "KeychainBus.h"
#include "KeychainService.h"

#include <QFutureWatcher>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <memory>

namespace naru::store {

namespace {

/** The program's name in the keychain. */
const QString program = QStringLiteral("naru");

KeychainAnswer::Code codeOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::NoError:
        return KeychainAnswer::Code::Done;
    case QKeychain::EntryNotFound:
        return KeychainAnswer::Code::NotFound;
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return KeychainAnswer::Code::Denied;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError:
        break;
    }
    return KeychainAnswer::Code::Failed;
}

KeychainAnswer answerOf(QKeychain::Job* job)
{
    KeychainAnswer answer{codeOf(job->error()), {}, {}};
    if (job->error() != QKeychain::NoError)
        answer.technical = job->errorString();
    else if (const auto* reading = qobject_cast<QKeychain::ReadPasswordJob*>(job))
        answer.secret = base::Secret(reading->binaryData());
    return answer;
}

/**
 * The job belongs to nobody and deletes itself: libsecret writes into it when it is done, also where nobody
 * waits any more.
 */
void run(QKeychain::Job* job, const QString& key, std::chrono::milliseconds patience, QObject* context,
         Keychain::Done done)
{
    job->setKey(key);
    job->setInsecureFallback(false);
    // Whatever comes first takes the waiting with it, and so the other one.
    auto* waiting = new QTimer(context);
    waiting->setSingleShot(true);
    QObject::connect(job, &QKeychain::Job::finished, waiting, [waiting, done](QKeychain::Job* finished) {
        const KeychainAnswer answer = answerOf(finished);
        if (answer.code == KeychainAnswer::Code::Done || answer.code == KeychainAnswer::Code::NotFound)
            outliveSessionBus();
        waiting->disconnect();
        waiting->deleteLater();
        done(answer);
    });
    QObject::connect(waiting, &QTimer::timeout, job, [waiting, done, job] {
        job->disconnect(waiting);
        waiting->deleteLater();
        done({KeychainAnswer::Code::Late, {}, QStringLiteral("no answer in time")});
    });
    waiting->start(patience);
    job->start();
}

} // namespace

KeychainJobs::KeychainJobs(std::chrono::milliseconds patience)
    : m_patience(patience)
{}

void KeychainJobs::read(const QString& key, QObject* context, Done done)
{
    run(new QKeychain::ReadPasswordJob(program), key, m_patience, context, std::move(done));
}

void KeychainJobs::write(const QString& key, const base::Secret& secret, QObject* context, Done done)
{
    auto* job = new QKeychain::WritePasswordJob(program);
    job->setBinaryData(secret.reveal().toByteArray());
    run(job, key, m_patience, context, std::move(done));
}

void KeychainJobs::erase(const QString& key, QObject* context, Done done)
{
    const auto goneOrNever = [done = std::move(done)](KeychainAnswer answer) {
        if (answer.code == KeychainAnswer::Code::NotFound)
            answer = {};
        done(std::move(answer));
    };
    run(new QKeychain::DeletePasswordJob(program), key, m_patience, context, goneOrNever);
}

void KeychainJobs::askService(QObject* context, std::function<void(SecretService)> done)
{
    auto* watcher = new QFutureWatcher<SecretService>(context);
    QObject::connect(watcher, &QFutureWatcher<SecretService>::finished, context,
                     [watcher, done = std::move(done)] {
                         watcher->deleteLater();
                         done(watcher->result());
                     });
    watcher->setFuture(lookAtSecretService());
}

} // namespace naru::store
